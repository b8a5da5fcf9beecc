import { slotStart } from '#contracts/meetings/meeting-slots.ts';
import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import type { Services } from '#server/platform/services.ts';
import { type PlannedRow, plannedMeetings } from '../meetings.queries.ts';

interface Stretch {
  /** Days in India. */
  from: string;
  today: string;
  rows: PlannedRow[];
}

/** The meetings of a person, as maker and as buyer, for a number of days in India. Starts today by default. */
export async function listPlannedMeetings(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  viewerId: number,
  asked: { from?: string | undefined; days: number; locale: Locale },
): Promise<Stretch> {
  const today = istDayOf(clock.now());
  const from = asked.from ?? today;
  const rows = await plannedMeetings(db, {
    viewerId,
    from: slotStart(from, 0),
    before: slotStart(addDays(from, asked.days), 0),
    locale: asked.locale,
  });
  return { from, today, rows };
}
