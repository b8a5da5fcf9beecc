import { expect, test } from 'vitest';
import {
  appointmentInWords,
  clockInWords,
  dayInWords,
  momentInWords,
  noonOf,
  weekdayInWords,
} from './dates-in-words.ts';

test('a moment has one form, in India’s time and with its year', () => {
  const moment = new Date('2026-11-22T05:30:00Z');
  expect(dayInWords(moment)).toBe('22 Nov 2026');
  expect(weekdayInWords(moment)).toBe('Sun, 22 Nov 2026');
  expect(momentInWords(moment)).toBe('22 Nov 2026, 11:00 am');
  expect(appointmentInWords(moment)).toBe('Sun, 22 Nov 2026, 11:00 am');
});

test('the day turns at midnight in India, and so does the year', () => {
  expect(momentInWords(new Date('2026-12-31T18:29:00Z'))).toBe('31 Dec 2026, 11:59 pm');
  expect(appointmentInWords(new Date('2026-12-31T18:30:00Z'))).toBe('Fri, 1 Jan 2027, 12:00 am');
  expect(clockInWords(new Date('2026-11-22T06:30:00Z'))).toBe('12:00 pm');
});

test('a day of the calendar is shown as itself', () => {
  expect(noonOf('2026-09-03').toISOString()).toBe('2026-09-03T06:30:00.000Z');
  expect(dayInWords(noonOf('2026-09-03'))).toBe('3 Sep 2026');
});
