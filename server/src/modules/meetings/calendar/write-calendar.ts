export interface CalendarEvent {
  uid: string;
  /** Number of changes of the event. */
  revision: number;
  changedAt: Date;
  begins: Date;
  minutes: number;
  summary: string;
  description: string;
  location: string;
  url: string;
  /** Email address of the organizer. */
  organizer: string;
  isCancelled: boolean;
}

/**
 * Writes one event as a calendar file (RFC 5545): lines end in CRLF and are folded at 75 octets. A cancelled event
 * removes the event with the same UID and organizer from a calendar (RFC 5546, METHOD:CANCEL).
 */
export function writeCalendar(event: CalendarEvent): string {
  const ends = new Date(event.begins.getTime() + event.minutes * 60_000);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tanabana//Measurement meetings//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${event.isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utc(event.changedAt)}`,
    `SEQUENCE:${event.revision}`,
    `ORGANIZER;CN=Tanabana:mailto:${event.organizer}`,
    `DTSTART:${utc(event.begins)}`,
    `DTEND:${utc(ends)}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${text(event.summary)}`,
    ...(event.description === '' ? [] : [`DESCRIPTION:${text(event.description)}`]),
    ...(event.location === '' ? [] : [`LOCATION:${text(event.location)}`]),
    `URL:${event.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
}

function utc(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function text(words: string): string {
  return words
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|[\r\n]/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ');
}

/** Continuation lines begin with a space. A multi-byte character is never split. */
function fold(line: string): string {
  const lines: string[] = [];
  let now = '';
  let octets = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > 75) {
      lines.push(now);
      now = ' ';
      octets = 1;
    }
    now += sign;
    octets += size;
  }
  return [...lines, now].join('\r\n');
}
