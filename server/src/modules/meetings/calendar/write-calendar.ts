import { calendarFile, calendarMoment, calendarText } from '#server/platform/calendar/calendar-file.ts';

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
 * Writes one event as a calendar file. A cancelled event removes the event with the same UID and organizer from a
 * calendar (RFC 5546, METHOD:CANCEL).
 */
export function writeCalendar(event: CalendarEvent): string {
  const ends = new Date(event.begins.getTime() + event.minutes * 60_000);
  return calendarFile([
    'PRODID:-//Tanabana//Measurement meetings//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${event.isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${calendarMoment(event.changedAt)}`,
    `SEQUENCE:${event.revision}`,
    `ORGANIZER;CN=Tanabana:mailto:${event.organizer}`,
    `DTSTART:${calendarMoment(event.begins)}`,
    `DTEND:${calendarMoment(ends)}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${calendarText(event.summary)}`,
    ...(event.description === '' ? [] : [`DESCRIPTION:${calendarText(event.description)}`]),
    ...(event.location === '' ? [] : [`LOCATION:${calendarText(event.location)}`]),
    `URL:${event.url}`,
    'END:VEVENT',
  ]);
}
