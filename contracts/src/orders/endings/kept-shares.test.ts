import { expect, test } from 'vitest';
import {
  cancelRow,
  cancelTable,
  faultsOfShares,
  type KeptShares,
  leavesTooLittle,
  makingStages,
  usualShares,
} from './kept-shares.ts';

/** A generator of numbers, the same in every run. */
function generator(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * (most + 1));
  };
}

function someShares(upTo: (most: number) => number): KeptShares {
  const DESIGN = upTo(25);
  const MAKING = DESIGN + upTo(50 - DESIGN);
  return { DESIGN, MAKING, MADE: MAKING + upTo(100 - MAKING) };
}

test('of any order kept and refunded are all that is held, the refund never grows with the stages, and no share is exceeded', () => {
  const upTo = generator(41);
  for (let round = 0; round < 20_000; round++) {
    const shares = someShares(upTo);
    expect(faultsOfShares(shares)).toEqual({});
    const advancePaise = 1 + upTo([300, 20_000, 50_000_000][round % 3] ?? 0);
    // Nothing, a part of the advance, the whole advance, or the final payment too.
    const heldPaise =
      [0, upTo(advancePaise), advancePaise, advancePaise + upTo(advancePaise * 2)][round % 4] ?? 0;
    const table = cancelTable({ shares, advancePaise, heldPaise });
    const what = JSON.stringify({ shares, advancePaise, heldPaise, table });
    expect(
      table.map(({ stage }) => stage),
      what,
    ).toEqual([...makingStages]);
    table.forEach(({ percent, keptPaise, refundPaise }, index) => {
      expect(keptPaise + refundPaise, what).toBe(heldPaise);
      expect(Math.min(keptPaise, refundPaise), what).toBeGreaterThanOrEqual(0);
      expect(keptPaise * 100, what).toBeLessThanOrEqual(advancePaise * percent);
      expect(refundPaise, what).toBeLessThanOrEqual(table[index - 1]?.refundPaise ?? heldPaise);
      if (heldPaise >= 100) expect(leavesTooLittle(keptPaise, heldPaise), what).toBe(false);
    });
    expect(table[0], what).toMatchObject({ percent: 0, keptPaise: 0 });
  }
});

test('the final payment goes back whole, and what was refunded before is not kept again', () => {
  const order = { shares: { DESIGN: 10, MAKING: 30, MADE: 80 }, advancePaise: 540_000 };
  expect(cancelTable({ ...order, heldPaise: 540_000 }).map(({ keptPaise }) => keptPaise)).toEqual([
    0, 54_000, 162_000, 432_000,
  ]);
  expect(cancelRow('MADE', { ...order, heldPaise: 1_350_000 })).toEqual({
    stage: 'MADE',
    percent: 80,
    keptPaise: 432_000,
    refundPaise: 918_000,
  });
  expect(cancelRow('MADE', { ...order, heldPaise: 40_050 })).toMatchObject({
    keptPaise: 40_050,
    refundPaise: 0,
  });
});

test('the share is in whole rupees, in favour of the buyer', () => {
  const held = { shares: usualShares, advancePaise: 146_880, heldPaise: 146_880 };
  expect(cancelTable(held).map(({ keptPaise, refundPaise }) => [keptPaise, refundPaise])).toEqual([
    [0, 146_880],
    [36_700, 110_180],
    [73_400, 73_480],
    [146_800 - 20, 100],
  ]);
});

test.each<[Partial<KeptShares>, string[]]>([
  [{}, []],
  [{ DESIGN: 0, MAKING: 0, MADE: 0 }, []],
  [{ DESIGN: 26 }, ['DESIGN']],
  [{ MAKING: 51 }, ['MAKING']],
  [{ MADE: 101 }, ['MADE']],
  [{ DESIGN: -1 }, ['DESIGN']],
  [{ DESIGN: 2.5 }, ['DESIGN']],
  [{ DESIGN: 20, MAKING: 19 }, ['MAKING']],
  [{ MAKING: 50, MADE: 49 }, ['MADE']],
  [{ DESIGN: 25, MAKING: 10, MADE: 5 }, ['MAKING', 'MADE']],
])('shares of %o have faults at %j', (changes, stages) => {
  expect(Object.keys(faultsOfShares({ ...usualShares, ...changes }))).toEqual(stages);
});
