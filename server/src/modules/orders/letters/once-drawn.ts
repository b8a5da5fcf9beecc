import type { EventKind } from '#server/platform/events/events.ts';
import { jobKind } from '#server/platform/jobs/jobs.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import type { Services } from '#server/platform/services.ts';
import { toldUpdate } from '../making/order-updates.queries.ts';

/** What the maker told of the making: '' and none where they wrote nothing or sent none. */
export interface ToldOfMaking {
  note: string;
  /** The 1080 px addresses of those that can be shown. */
  photographs: readonly string[];
}

/** Photographs are drawn within seconds. A letter waits for them five minutes at most, then goes without them. */
const waits = { seconds: 3, most: 100 };

/**
 * A listener to an event that calls `write` once the photographs of its update are drawn, with what the update tells:
 * null where there is no update, or it was removed meanwhile.
 */
export function onceDrawn<Told extends { updateId?: number }>(
  { db, jobs, env }: Services,
  event: EventKind<Told>,
  write: (told: Told, update: ToldOfMaking | null) => Promise<void>,
): (told: Told) => Promise<void> {
  const waiting = jobKind<{ told: Told; tries: number }>(`${event.name}.letter`);
  jobs.handle(waiting, ({ told, tries }) => writeOrWait(told, tries));
  return (told) => writeOrWait(told, 0);

  async function writeOrWait(told: Told, tries: number): Promise<void> {
    const [update] = told.updateId === undefined ? [] : await toldUpdate(db, [told.updateId]);
    if (!update) return write(told, null);
    if (update.preparing > 0 && tries < waits.most)
      return jobs.add(db, waiting, { told, tries: tries + 1 }, { startAfterSeconds: waits.seconds });
    const photographs = update.pictureKeys.map((key) => pictureUrl(env.MEDIA_URL, key));
    await write(told, { note: update.note, photographs });
  }
}
