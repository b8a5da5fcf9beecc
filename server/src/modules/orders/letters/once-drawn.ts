import type { EventKind } from '#server/platform/events/events.ts';
import { jobKind } from '#server/platform/jobs/jobs.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import type { Services } from '#server/platform/services.ts';
import { updateForLetter } from '../making/order-updates.queries.ts';

/** The maker's update: note '' and no photographs if there were none. */
export interface LetterUpdate {
  note: string;
  /** The 1080 px URLs of the photographs that are ready. */
  photographs: readonly string[];
}

/** Photographs are processed within seconds. A letter waits at most five minutes for them, then goes without them. */
const waits = { seconds: 3, most: 100 };

/**
 * Returns an event listener that calls `write` once the photographs of the event's update are processed. Passes null
 * if there is no update or it was removed meanwhile.
 */
export function onceDrawn<Payload extends { updateId?: number }>(
  { db, jobs, env }: Services,
  event: EventKind<Payload>,
  write: (payload: Payload, update: LetterUpdate | null) => Promise<void>,
): (payload: Payload) => Promise<void> {
  const waiting = jobKind<{ told: Payload; tries: number }>(`${event.name}.letter`);
  jobs.handle(waiting, ({ told: payload, tries }) => writeOrWait(payload, tries));
  return (payload) => writeOrWait(payload, 0);

  async function writeOrWait(payload: Payload, tries: number): Promise<void> {
    const [update] = payload.updateId === undefined ? [] : await updateForLetter(db, [payload.updateId]);
    if (!update) return write(payload, null);
    if (update.preparing > 0 && tries < waits.most)
      return jobs.add(db, waiting, { told: payload, tries: tries + 1 }, { startAfterSeconds: waits.seconds });
    const photographs = update.pictureKeys.map((key) => pictureUrl(env.MEDIA_URL, key));
    await write(payload, { note: update.note, photographs });
  }
}
