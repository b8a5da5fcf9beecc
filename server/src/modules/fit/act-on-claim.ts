import type { SideAct } from '#contracts/fit/fit.contract.ts';
import { fitSentences, wordsNeeded } from '#contracts/fit/fit.rules.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { invalidInput } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { demandAct, demandSeen, holdClaim } from './hold-claim.ts';
import { keepPictures } from './make-claim.ts';
import { moveClaim } from './move-claim.ts';

/** The side that makes each act. */
const sideOf: Record<SideAct, 'BUYER' | 'MAKER'> = {
  ACCEPT_FREE: 'MAKER',
  REFUSE: 'MAKER',
  TAKE_TO_DESK: 'BUYER',
  WITHDRAW: 'BUYER',
  SEND: 'BUYER',
  RECEIVE: 'MAKER',
  ALTER: 'MAKER',
  SEND_BACK: 'MAKER',
  CONFIRM: 'BUYER',
};

interface Acting {
  claimId: number;
  viewerId: number;
  /** The version that the viewer has seen. */
  version: number;
  act: SideAct;
  words: string;
  mediaIds: readonly number[];
  /** Working days, of ACCEPT_FREE. */
  days: number;
}

/**
 * One side moves a claim. Throws NOT_FOUND for others and for the other side, CONFLICT for an earlier version and for
 * what the table does not allow, INVALID_INPUT for a refusal without a reason, a yes without an address and an
 * alteration without photographs.
 */
export function actOnClaim(
  services: Pick<Services, 'db' | 'clock' | 'events'>,
  { claimId, viewerId, version, act, words, mediaIds, days }: Acting,
): Promise<void> {
  const side = sideOf[act];
  return inTransaction(services.db, async (tx) => {
    const held = await holdClaim(tx, { claimId, viewerId, side });
    demandSeen(held.claim, version);
    await demandAct(tx, held, act, side);
    const needed = wordsNeeded(act);
    if (needed !== null && words === '') throw invalidInput({ words: fitSentences[needed] });
    if (act === 'ALTER') {
      if (mediaIds.length === 0) throw invalidInput({ mediaIds: fitSentences.pictures });
      const now = services.clock.now();
      await keepPictures(tx, { claimId, ownerId: viewerId, kind: 'ALTERED', mediaIds, now });
    }
    await moveClaim(services, tx, held, {
      ...{ act, by: side, actorId: viewerId, note: words },
      ...(act === 'ACCEPT_FREE' && { set: { days } }),
    });
  });
}
