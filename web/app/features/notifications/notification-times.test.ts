import { expect, it } from 'vitest';
import { agoOf, byDay } from './notification-times.ts';

const now = new Date('2026-11-21T10:00:00Z'); // 15:30 in India

it('says how long ago something happened, and counts days in India', () => {
  const ago = (iso: string) => agoOf(iso, now);
  expect(ago('2026-11-21T09:59:30Z')).toEqual({ unit: 'now' });
  expect(ago('2026-11-21T10:00:05Z')).toEqual({ unit: 'now' });
  expect(ago('2026-11-21T09:58:00Z')).toEqual({ unit: 'minutes', count: 2 });
  expect(ago('2026-11-21T06:59:00Z')).toEqual({ unit: 'hours', count: 3 });
  expect(ago('2026-11-20T18:31:00Z')).toEqual({ unit: 'hours', count: 15 });
  expect(ago('2026-11-20T18:29:00Z')).toEqual({ unit: 'yesterday' });
  expect(ago('2026-11-19T10:00:00Z')).toEqual({ unit: 'day' });
});

it('groups by the day in India, keeping the order', () => {
  const rows = [
    '2026-11-21T09:00:00Z',
    '2026-11-20T18:31:00Z',
    '2026-11-20T18:29:00Z',
    '2026-10-01T10:00:00Z',
  ].map((createdAt) => ({ createdAt }));
  expect(byDay(rows, now).map(({ day, is, rows }) => [day, is, rows.length])).toEqual([
    ['2026-11-21', 'today', 2],
    ['2026-11-20', 'yesterday', 1],
    ['2026-10-01', 'earlier', 1],
  ]);
});
