import { expect, test } from 'vitest';
import { wordsOf } from '#web/platform/i18n/words.ts';
import messagingWords from '#web/words/en/features/messaging/messaging.json';
import { dayLabel, presenceLabel, timeLabel } from './chat-times.ts';

const t = wordsOf(messagingWords);
/** 15:30 in India. */
const now = Date.UTC(2026, 10, 21, 10);
const minute = 60_000;
const hour = 60 * minute;
const ago = (milliseconds: number) => new Date(now - milliseconds).toISOString();

test.each([
  [0, 'Just now'],
  [hour - 1, 'Just now'],
  [hour, '1h ago'],
  [24 * hour - 1, '23h ago'],
  [24 * hour, '1d ago'],
  [7 * 24 * hour - 1, '6d ago'],
  [7 * 24 * hour, '14 Nov 2026'],
  [-minute, 'Just now'],
])('a chat written in %d ms ago says %s', (age, label) => {
  expect(timeLabel(ago(age), now, t)).toBe(label);
});

test('the days of a conversation are named in India’s time', () => {
  expect(dayLabel(ago(0), now, t)).toBe('Today');
  // 18:40 UTC is already the next day in India.
  expect(dayLabel('2026-11-20T18:20:00Z', now, t)).toBe('Yesterday');
  expect(dayLabel('2026-11-20T18:40:00Z', now, t)).toBe('Today');
  expect(dayLabel('2026-11-17T10:00:00Z', now, t)).toBe('Tue, 17 Nov 2026');
  expect(dayLabel('2025-11-17T10:00:00Z', now, t)).toBe('Mon, 17 Nov 2025');
});

test('presence says Online, or when somebody was last there, or nothing where that is not known', () => {
  expect(presenceLabel({ isOnline: true, lastSeen: ago(hour) }, now, t)).toBe('Online');
  expect(presenceLabel({ isOnline: false, lastSeen: ago(hour) }, now, t)).toBe('Last seen today at 2:30 pm');
  expect(presenceLabel({ isOnline: false, lastSeen: ago(24 * hour) }, now, t)).toBe(
    'Last seen yesterday at 3:30 pm',
  );
  expect(presenceLabel({ isOnline: false, lastSeen: ago(9 * 24 * hour) }, now, t)).toBe(
    'Last seen 12 Nov 2026',
  );
  expect(presenceLabel({ isOnline: false, lastSeen: null }, now, t)).toBeNull();
});
