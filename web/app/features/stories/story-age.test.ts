import { expect, it } from 'vitest';
import { storyAge, storyTime } from './story-age.ts';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const ago = (minutes: number) => storyAge(new Date(now - minutes * 60_000).toISOString(), now);

it('tells the age of a story in the largest unit that fits', () => {
  expect([ago(0), ago(1.9), ago(2), ago(59.9), ago(60), ago(1439)]).toEqual([
    { unit: 'now', count: 0 },
    { unit: 'now', count: 0 },
    { unit: 'minutes', count: 2 },
    { unit: 'minutes', count: 59 },
    { unit: 'hours', count: 1 },
    { unit: 'hours', count: 23 },
  ]);
});

it('is never of the future, whatever the clock of the browser says', () => {
  expect(ago(-30)).toEqual({ unit: 'now', count: 0 });
});

it('shows a story longer the more there is to read, but not for ever', () => {
  expect(storyTime('')).toBe(5000);
  expect(storyTime('x'.repeat(200))).toBe(10_000);
  expect(storyTime('x'.repeat(50))).toBe(7000);
});
