import { toPaise } from '#contracts/money/money.ts';
import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';
import { centreOfPin } from '#contracts/profiles/pin-distance.ts';
import { tileOf } from '#contracts/quotes/briefs/brief-fit.ts';
import type { BriefWords } from '#contracts/quotes/briefs/briefs.fields.ts';
import { briefLimits } from '#contracts/quotes/briefs/briefs.rules.ts';
import { sentence } from '#contracts/words/sentence.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, invalidInput, notFound } from '#server/platform/http/app-error.ts';
import { hashOfRequest, refuseOtherWords } from '#server/platform/http/request-hash.ts';
import { claimPictures } from '#server/platform/media/claim-media.ts';
import { markUnclaimed } from '#server/platform/media/media.queries.ts';
import type { Services } from '#server/platform/services.ts';
import { refuseClosed } from './briefs.policy.ts';
import { lockBrief, standingBids } from './briefs.queries.ts';
import {
  briefWithKey,
  changeBrief,
  insertBrief,
  lockOwner,
  openBriefs,
  picturesOfBrief,
  replaceBriefPictures,
} from './write-briefs.queries.ts';

type Needed = Pick<Services, 'db' | 'clock'>;

/**
 * Posts a brief and returns its id; the same request again returns the same brief. Throws CONFLICT at the most open
 * briefs, INVALID_INPUT for a day out of range and a picture that is not the owner's.
 */
export function createBrief(
  { db, clock }: Needed,
  ownerId: number,
  words: BriefWords,
  idempotencyKey: string | null,
): Promise<number> {
  const requestHash = hashOfRequest(words);
  return inTransaction(db, async (tx) => {
    // Also serializes requests with the same key.
    const [owner] = await lockOwner(tx, [ownerId]);
    if (!owner) throw new AppError('SIGN_IN_REQUIRED', sentence('platform.signIn'));
    if (idempotencyKey !== null) {
      const [earlier] = await briefWithKey(tx, [ownerId, idempotencyKey]);
      if (earlier) {
        refuseOtherWords(earlier, requestHash);
        return earlier.id;
      }
    }
    const [open] = await openBriefs(tx, [ownerId]);
    if (open && open.count >= briefLimits.open)
      throw new AppError('CONFLICT', sentence('briefs.tooManyOpen', { most: briefLimits.open }));
    const now = clock.now();
    const endsAt = new Date(now.getTime() + briefLimits.openDays * 86_400_000);
    const [made] = await insertBrief(tx, {
      ...storedWords(words, now),
      ...{ ownerId, endsAt, idempotencyKey, requestHash },
    });
    if (!made) throw new Error('a brief was not written');
    await writePictures(tx, made.id, ownerId, words.mediaIds, now);
    return made.id;
  });
}

/** Changes an open brief. Throws NOT_FOUND for another's, CONFLICT once it has a bid or has ended. */
export function updateBrief(
  { db, clock }: Needed,
  { briefId, ownerId }: { briefId: number; ownerId: number },
  words: BriefWords,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [brief] = await lockBrief(tx, [briefId]);
    if (brief?.ownerId !== ownerId) throw notFound('briefs.briefMissing');
    const now = clock.now();
    const closed = refuseClosed(brief, now);
    if (closed !== null) throw new AppError('CONFLICT', closed);
    const [bids] = await standingBids(tx, [briefId, null]);
    if (bids && bids.count > 0) throw new AppError('CONFLICT', sentence('briefs.hasBids'));
    await changeBrief(tx, { briefId, ...storedWords(words, now) });
    await writePictures(tx, briefId, ownerId, words.mediaIds, now);
  });
}

function storedWords(brief: BriefWords, now: Date) {
  const { garment, title, words, fabric, neededBy, pincode, wearer, forName } = brief;
  const today = istDayOf(now);
  if (neededBy <= today || neededBy > addDays(today, briefLimits.neededAhead))
    throw invalidInput({ neededBy: sentence('briefs.neededRange', { days: briefLimits.neededAhead }) });
  const centre = centreOfPin(pincode);
  const [latitude, longitude] = [centre?.latitude ?? null, centre?.longitude ?? null];
  return {
    ...{ garment, title, words, fabric, neededBy, pincode, wearer, latitude, longitude, now },
    budgetFromPaise: toPaise(brief.budgetFrom),
    budgetToPaise: toPaise(brief.budgetTo),
    tile: tileOf(latitude, longitude),
    forName: wearer === 'FAMILY' ? forName : '',
  };
}

async function writePictures(
  tx: Transaction,
  briefId: number,
  ownerId: number,
  given: readonly number[],
  now: Date,
): Promise<void> {
  const mediaIds = [...new Set(given)];
  const known = (await picturesOfBrief(tx, [briefId])).map(({ mediaId }) => mediaId);
  const added = mediaIds.filter((id) => !known.includes(id));
  await claimPictures(tx, ownerId, added, { gone: sentence('briefs.pictureGone'), now });
  await replaceBriefPictures(tx, [briefId, mediaIds]);
  // Pictures taken out can be put back; files unclaimed for a day are deleted.
  await markUnclaimed(
    tx,
    ownerId,
    known.filter((id) => !mediaIds.includes(id)),
  );
}
