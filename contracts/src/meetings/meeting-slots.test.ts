import { describe, expect, test } from 'vitest';
import { clockInWords } from '#contracts/platform/dates-in-words.ts';
import { addDays, isIstDay, istDayOf } from '#contracts/platform/ist-day.ts';
import { inWords } from '#tests/support/words/in-words.ts';
import { bookableDays, refuseTime, slotHourOf, slotHours, slotStart } from './meeting-slots.ts';

const tooEarly = 'Please choose a day from tomorrow on';
const tooLate = 'Please choose a day within the next 60 days';
const noSlot = 'Please choose one of the times offered';

test('the nine slots of a day are written as every other hour', () => {
  expect(slotHours.map((hour) => clockInWords(slotStart('2026-11-22', hour)))).toEqual([
    '9:00 am',
    '10:00 am',
    '11:00 am',
    '12:00 pm',
    '2:00 pm',
    '3:00 pm',
    '4:00 pm',
    '5:00 pm',
    '6:00 pm',
  ]);
});

test('nine in India is half past three in UTC, and back', () => {
  expect(slotStart('2026-11-22', 9).toISOString()).toBe('2026-11-22T03:30:00.000Z');
  for (const hour of slotHours) expect(slotHourOf(slotStart('2026-11-22', hour))).toBe(hour);
  for (const other of ['T03:30:01Z', 'T03:00:00Z', 'T07:30:00Z', 'T13:30:00Z', 'T09:00:00Z'])
    expect(slotHourOf(new Date(`2026-11-22${other}`))).toBeNull();
});

describe('tomorrow is tomorrow in India, whatever day it is in UTC', () => {
  test.each([
    // Time in UTC, day in India.
    ['2026-11-21T18:29:59.999Z', '2026-11-21'],
    ['2026-11-21T18:30:00.000Z', '2026-11-22'],
    ['2026-11-21T23:59:00.000Z', '2026-11-22'],
    ['2026-12-31T18:30:00.000Z', '2027-01-01'],
    ['2028-02-28T18:30:00.000Z', '2028-02-29'],
  ])('at %s it is %s', (moment, day) => {
    const now = new Date(moment);
    expect(istDayOf(now)).toBe(day);
    const { first, last } = bookableDays(now);
    expect(first).toBe(addDays(day, 1));
    expect(last).toBe(addDays(day, 60));
    expect(inWords(refuseTime(slotStart(day, 18), now))).toBe(tooEarly);
    expect(refuseTime(slotStart(first, 9), now)).toBeNull();
    expect(refuseTime(slotStart(last, 18), now)).toBeNull();
    expect(inWords(refuseTime(slotStart(addDays(last, 1), 9), now))).toBe(tooLate);
    expect(inWords(refuseTime(slotStart(first, 13), now))).toBe(noSlot);
  });

  test('a minute before midnight the 22nd may be booked, two minutes later it may not', () => {
    const slot = slotStart('2026-11-22', 9);
    expect(refuseTime(slot, new Date('2026-11-21T18:29:00Z'))).toBeNull();
    expect(inWords(refuseTime(slot, new Date('2026-11-21T18:31:00Z')))).toBe(tooEarly);
  });
});

test('a day that is on no calendar is none', () => {
  for (const day of ['2026-11-22', '2028-02-29']) expect(isIstDay(day), day).toBe(true);
  for (const day of ['2026-02-30', '2026-02-29', '2026-13-01', '2026-11-2', '22-11-2026', '', 'soon'])
    expect(isIstDay(day), day).toBe(false);
});
