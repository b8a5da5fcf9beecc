import { mostFollowed } from '#contracts/engagement/follows.contract.ts';
import { privacyChanged } from '#server/modules/profiles/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { agreeTo, decline } from './answer-request.ts';
import { holdFollow } from './hold-follow.ts';
import { waitingAfter } from './requests.queries.ts';

/**
 * When a profile becomes public again, agrees to all waiting requests. Runs after the change, which waits for
 * requests in progress.
 */
export function agreeToAllWhenPublic(services: Services): void {
  services.events.on(privacyChanged, 'agree-to-all', ({ userId }) => agreeToAll(services, userId));
}

async function agreeToAll(services: Services, makerId: number): Promise<void> {
  let after = 0;
  for (;;) {
    const waiting = await waitingAfter(services.db, [makerId, after]);
    for (const { followerId } of waiting) await agreeToOne(services, { makerId, followerId });
    const last = waiting.at(-1);
    if (!last) return;
    after = last.followerId;
  }
}

/** Each in its own transaction, because a request may be withdrawn, or the profile closed again, meanwhile. */
function agreeToOne(services: Services, pair: { makerId: number; followerId: number }): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const held = await holdFollow(tx, pair.followerId, pair.makerId);
    if (!held.isRequested || held.visibility !== 'PUBLIC') return;
    if (held.isBlocked || held.following >= mostFollowed) await decline(services, tx, pair);
    else await agreeTo(services, tx, pair, held.following);
  });
}
