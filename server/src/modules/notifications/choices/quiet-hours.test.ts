import { expect, test } from 'vitest';
import { minutesOf, quietUntil, timeOf } from './quiet-hours.ts';

const hours = (from: string, to: string) => ({ from: minutesOf(from), to: minutesOf(to) });
const ist = (text: string) => new Date(`${text}:00+05:30`);

test('quiet hours that cross midnight end in the morning of whichever day it is by then', () => {
  const night = hours('22:00', '07:30');
  expect(quietUntil(ist('2026-11-23T21:59'), night)).toBeNull();
  expect(quietUntil(ist('2026-11-23T22:00'), night)).toEqual(ist('2026-11-24T07:30'));
  expect(quietUntil(ist('2026-11-23T23:59'), night)).toEqual(ist('2026-11-24T07:30'));
  expect(quietUntil(ist('2026-11-24T00:00'), night)).toEqual(ist('2026-11-24T07:30'));
  expect(quietUntil(ist('2026-11-24T07:29'), night)).toEqual(ist('2026-11-24T07:30'));
  expect(quietUntil(ist('2026-11-24T07:30'), night)).toBeNull();
});

test('quiet hours within one day end on it', () => {
  const noon = hours('12:00', '14:00');
  expect(quietUntil(ist('2026-11-23T11:59'), noon)).toBeNull();
  expect(quietUntil(ist('2026-11-23T13:00'), noon)).toEqual(ist('2026-11-23T14:00'));
  expect(quietUntil(ist('2026-11-23T14:00'), noon)).toBeNull();
});

test('quiet hours may end at midnight', () => {
  expect(quietUntil(ist('2026-11-23T23:00'), hours('22:00', '00:00'))).toEqual(ist('2026-11-24T00:00'));
});

test('times are read and written alike', () => {
  for (const time of ['00:00', '07:05', '22:30', '23:59']) expect(timeOf(minutesOf(time))).toBe(time);
});
