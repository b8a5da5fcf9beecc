import { expect, test } from 'vitest';
import {
  appointmentInWords,
  clockInWords,
  dayInWords,
  momentInWords,
  noonOf,
  weekdayInWords,
} from './dates-in-words.ts';
import { startOfDay } from './ist-day.ts';
import { locales } from './locales.ts';

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

test.each([
  ['hi', 'रविवार, 22 नवंबर 2026, सुबह 10:00', ['रात 12:00', 'सुबह 4:00', 'दोपहर 12:00', 'शाम 4:00', 'रात 8:00']],
  ['bn', 'রবিবার, 22 নভেম্বর 2026, সকাল 10:00', ['রাত 12:00', 'ভোর 4:00', 'দুপুর 12:00', 'বিকেল 4:00', 'রাত 8:00']],
  [
    'ta',
    'ஞாயிறு, 22 நவம்பர் 2026, காலை 10:00',
    ['இரவு 12:00', 'அதிகாலை 4:00', 'மதியம் 12:00', 'மாலை 4:00', 'இரவு 8:00'],
  ],
] as const)('in %s an hour follows the part of its day', (locale, appointment, hours) => {
  expect(appointmentInWords(new Date('2026-11-22T10:00:00+05:30'), locale)).toBe(appointment);
  const clocks = ['00', '04', '12', '16', '20'].map((hour) =>
    clockInWords(new Date(`2026-11-22T${hour}:00:00+05:30`), locale),
  );
  expect(clocks).toEqual(hours);
});

test('every hour of a day has its words in every language', () => {
  for (const locale of locales) {
    const hours = Array.from({ length: 24 }, (_, hour) =>
      clockInWords(new Date(startOfDay('2026-11-22').getTime() + hour * 3_600_000), locale),
    );
    expect(new Set(hours).size, locale).toBe(24);
    expect(hours.filter((hour) => hour.includes('undefined'))).toEqual([]);
  }
});
