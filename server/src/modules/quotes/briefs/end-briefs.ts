import { briefLimits } from '#contracts/quotes/briefs/briefs.rules.ts';
import { attempt } from '#server/platform/db/attempt.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { briefEnds } from './briefs.events.ts';
import { lockBrief } from './briefs.queries.ts';
import { holdBids, moveBrief, passOver } from './take-bid.ts';
import { endedBriefs, takeEndingBriefs } from './write-briefs.queries.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'events' | 'log'>;

/** Ends an open brief with its bids. Throws NOT_FOUND for another's, CONFLICT once it has ended or taken a bid. */
export function endBrief(
  services: Pick<Needed, 'db' | 'clock' | 'events'>,
  { briefId, ownerId }: { briefId: number; ownerId: number },
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const [brief] = await lockBrief(tx, [briefId]);
    if (brief?.ownerId !== ownerId) throw notFound('briefs.briefMissing');
    await moveBrief(services, tx, brief, 'END', 'OWNER');
    await passOver(services, tx, await holdBids(tx, brief));
  });
}

/** Expires the open briefs whose time is over, with their bids. */
export async function expireBriefs(services: Needed): Promise<void> {
  const { db, clock } = services;
  for (const { id } of await endedBriefs(db, [clock.now()])) {
    await attempt(services, { briefId: id }, 'a brief could not be expired', async (tx) => {
      const [brief] = await lockBrief(tx, [id]);
      if (brief?.state !== 'OPEN' || brief.endsAt > clock.now()) return;
      await moveBrief(services, tx, brief, 'EXPIRE', 'CLOCK');
      await passOver(services, tx, await holdBids(tx, brief));
    });
  }
}

/** Announces, once, the open briefs that end within a day. */
export async function remindOfBriefs({ db, clock, events }: Needed): Promise<void> {
  await inTransaction(db, async (tx) => {
    const now = clock.now();
    const until = new Date(now.getTime() + briefLimits.remindHours * 3_600_000);
    for (const brief of await takeEndingBriefs(tx, [now, until])) await events.publish(tx, briefEnds, brief);
  });
}
