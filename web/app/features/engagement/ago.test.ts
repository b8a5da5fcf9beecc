import { expect, it } from 'vitest';
import { agoOf } from './ago.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

it.each([
  ['2026-11-21T11:59:30Z', { unit: 'now' }],
  // A clock ahead of ours.
  ['2026-11-21T12:00:20Z', { unit: 'now' }],
  ['2026-11-21T11:58:59Z', { unit: 'minutes', count: 1 }],
  ['2026-11-21T11:00:01Z', { unit: 'minutes', count: 59 }],
  ['2026-11-20T12:00:01Z', { unit: 'hours', count: 23 }],
  ['2026-11-14T12:00:01Z', { unit: 'days', count: 6 }],
  ['2026-11-14T12:00:00Z', { unit: 'date' }],
])('says of %s at noon of the 21st the largest unit that fits', (iso, ago) => {
  expect(agoOf(iso, now)).toEqual(ago);
});
