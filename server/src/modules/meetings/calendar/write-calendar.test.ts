import { expect, test } from 'vitest';
import { writeCalendar } from './write-calendar.ts';

const event = {
  uid: 'meeting-7@tanabana.example',
  revision: 2,
  changedAt: new Date('2026-11-20T10:00:00Z'),
  begins: new Date('2026-11-22T05:30:00Z'),
  minutes: 60,
  summary: 'Home visit with Meher Ansari: measurements for Katan silk lehenga, bridal; size M',
  description: 'Order TB-2026-000007\nबेल बजाइए — the bell sticks, please knock loudly on the green door 🚪',
  location: '14, 3rd Cross, Malleshwaram, Bengaluru, Karnataka 560003, India',
  url: 'https://tanabana.example/schedule-meeting/7',
  organizer: 'hello@tanabana.example',
  isCancelled: false,
};

test('a calendar file has CRLF lines of at most 75 octets, none of which cuts a letter in two', () => {
  const file = writeCalendar(event);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const lines = file.split('\r\n');
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(Buffer.from(line).toString()).not.toContain('\ufffd');
  }
  expect(lines.some((line) => line.startsWith(' '))).toBe(true);
});

test('unfolded, it says when and where in UTC, with its signs escaped', () => {
  const lines = writeCalendar(event).replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toContain('UID:meeting-7@tanabana.example');
  expect(lines).toContain('DTSTART:20261122T053000Z');
  expect(lines).toContain('DTEND:20261122T063000Z');
  expect(lines).toContain('DTSTAMP:20261120T100000Z');
  expect(lines).toContain('SEQUENCE:2');
  expect(lines).toContain('STATUS:CONFIRMED');
  expect(lines).toContain('METHOD:PUBLISH');
  expect(lines).toContain('ORGANIZER;CN=Tanabana:mailto:hello@tanabana.example');
  expect(lines).toContain(
    'SUMMARY:Home visit with Meher Ansari: measurements for Katan silk lehenga\\, bridal\\; size M',
  );
  expect(lines).toContain(
    'DESCRIPTION:Order TB-2026-000007\\nबेल बजाइए — the bell sticks\\, please knock loudly on the green door 🚪',
  );
  expect(lines).toContain(
    'LOCATION:14\\, 3rd Cross\\, Malleshwaram\\, Bengaluru\\, Karnataka 560003\\, India',
  );
});

test('a line break in a name or a note begins no line of its own', () => {
  const file = writeCalendar({
    ...event,
    summary: 'Call\r\nATTENDEE:mailto:all@example.in',
    description: 'a\nEND:VEVENT\r\nBEGIN:VEVENT',
  });
  expect(file).not.toMatch(/^ATTENDEE/m);
  expect(file.match(/^END:VEVENT/gm)).toHaveLength(1);
  expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
});

test('a meeting that was called off takes the event of the same name out of the calendar', () => {
  const lines = writeCalendar({ ...event, revision: 3, isCancelled: true }).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:CANCEL',
      'STATUS:CANCELLED',
      `UID:${event.uid}`,
      'SEQUENCE:3',
      'ORGANIZER;CN=Tanabana:mailto:hello@tanabana.example',
    ]),
  );
  expect(lines).not.toContain('METHOD:PUBLISH');
});
