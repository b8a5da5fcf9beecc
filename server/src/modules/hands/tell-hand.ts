import type { WorkNews } from '#contracts/hands/working/work-news.ts';
import { letterOf } from '#contracts/words/letter.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import type { Services } from '#server/platform/services.ts';
import { workGiven } from './hands.events.ts';
import { type HandOverRow, offeredWork } from './hands.queries.ts';

/** Publishes what the account of a hand is told; nothing for a hand with a link. */
export async function tellHand(
  { events }: Pick<Services, 'events'>,
  tx: Transaction,
  { id: handOverId, accountId, piece, version }: HandOverRow,
  { makerId, news }: { makerId: number; news: WorkNews },
): Promise<void> {
  if (accountId === null) return;
  await events.publish(tx, workGiven, { handOverId, accountId, makerId, piece, version, news });
}

/** Writes the letter about a piece that was handed to an account. */
export function writeWorkLetters({ db, env, events, mail }: Services): void {
  events.on(workGiven, 'letter', async ({ handOverId, accountId, news }) => {
    if (news !== 'OFFER') return;
    const [offered] = await offeredWork(db, [handOverId, accountId]);
    // Answered, or withdrawn, before the letter was written.
    if (!offered) return;
    const { email, name, workshop, piece, due } = offered;
    const page = `${env.PUBLIC_URL}/handed-work/${handOverId}`;
    await mail.send(db, {
      to: email,
      name,
      says: letterOf('hands.offered', { workshop, piece, day: due, page }),
    });
  });
}
