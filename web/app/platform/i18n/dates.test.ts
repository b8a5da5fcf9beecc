import { expect, it } from 'vitest';
import {
  appointmentInWords,
  formatDayBeside,
  formatMoment,
  formatMonth,
  formatShortDay,
  formatWeekday,
} from './dates.ts';
import { inLocale } from './page-locale.ts';

it('writes every day and moment in one form, in India’s time', () => {
  expect(formatShortDay('2026-11-22T20:00:00Z')).toBe('23 Nov 2026');
  expect(formatMoment('2026-11-22T04:55:00Z')).toBe('22 Nov 2026, 10:25 am');
  expect(formatMoment('2026-11-22T18:30:00Z')).toBe('23 Nov 2026, 12:00 am');
});

it.each([
  ['en', '23 Nov 2026', 'November 2026', 'Mon, 23 Nov 2026, 12:00 am'],
  ['hi', '23 नवंबर 2026', 'नवंबर 2026', 'सोमवार, 23 नवंबर 2026, रात 12:00'],
  ['bn', '23 নভেম্বর 2026', 'নভেম্বর 2026', 'সোমবার, 23 নভেম্বর 2026, রাত 12:00'],
  ['ta', '23 நவம்பர் 2026', 'நவம்பர் 2026', 'திங்கள், 23 நவம்பர் 2026, இரவு 12:00'],
] as const)('writes days in %s with Latin digits', (locale, day, month, appointment) => {
  const iso = '2026-11-22T18:30:00Z';
  const written = () => [formatShortDay(iso), formatMonth(iso), appointmentInWords(new Date(iso))];
  expect(inLocale(locale, written)).toEqual([day, month, appointment]);
});

it.each([
  ['en', 'Mon, 23 Nov'],
  ['hi', 'सोमवार, 23 नवंबर'],
  ['bn', 'সোমবার, 23 নভেম্বর'],
  ['ta', 'திங்கள், 23 நவம்பர்'],
] as const)('leaves the year of a day out in %s beneath a heading that has it', (locale, day) => {
  expect(inLocale(locale, () => formatWeekday('2026-11-23'))).toBe(day);
});

it('says the year of a day only beside one of another year', () => {
  expect(formatDayBeside('2026-11-28', '2026-12-04')).toBe('28 Nov');
  expect(formatDayBeside('2026-12-28', '2027-01-03')).toBe('28 Dec 2026');
});
