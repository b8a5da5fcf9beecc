import { expect, it } from 'vitest';
import { spreadRefund } from './spread-refund.ts';

it('takes the final payment first and the advance for the rest', () => {
  expect(spreadRefund(50_000, [810_000, 540_000])).toEqual([50_000, 0]);
  expect(spreadRefund(900_000, [810_000, 540_000])).toEqual([810_000, 90_000]);
  expect(spreadRefund(1_350_000, [810_000, 540_000])).toEqual([810_000, 540_000]);
  expect(spreadRefund(540_000, [540_000])).toEqual([540_000]);
});

it('moves some of it where a part or a rest would be less than a rupee', () => {
  expect(spreadRefund(810_050, [810_000, 540_000])).toEqual([809_900, 150]);
  expect(spreadRefund(810_000, [810_040, 540_000])).toEqual([809_900, 100]);
});

it('says so when a rest of less than a rupee would stay behind', () => {
  expect(spreadRefund(540_000 - 50, [540_000])).toBeNull();
  expect(spreadRefund(50, [540_000])).toBeNull();
  expect(spreadRefund(541_000, [540_000])).toBeNull();
});

it('leaves a rest of less than a rupee alone that was there before', () => {
  expect(spreadRefund(810_000, [810_000, 50])).toEqual([810_000, 0]);
  expect(spreadRefund(0, [50])).toEqual([0]);
});

it('adds up to the amount and keeps to what is held, for every small case', () => {
  for (let first = 100; first <= 700; first += 37) {
    for (let second = 100; second <= 700; second += 53) {
      for (let amount = 100; amount <= first + second; amount += 11) {
        const parts = spreadRefund(amount, [first, second]);
        if (!parts) continue;
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
        for (const [index, part] of parts.entries()) {
          const left = ([first, second][index] ?? 0) - part;
          expect(part === 0 || part >= 100).toBe(true);
          expect(left === 0 || left >= 100).toBe(true);
        }
      }
    }
  }
  expect(spreadRefund(350, [300, 300])).not.toBeNull();
});
