import type { OccasionWords } from '#contracts/occasions/occasions.fields.ts';
import { occasionLimits } from '#contracts/occasions/occasions.rules.ts';
import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, invalidInput, notFound } from '#server/platform/http/app-error.ts';
import { hashOfRequest, refuseOtherWords } from '#server/platform/http/request-hash.ts';
import type { Services } from '#server/platform/services.ts';
import { holdOccasion, type OwnOccasion } from './hold-occasion.ts';
import { lockOccasion } from './occasions.queries.ts';
import { endLinksOfOccasion } from './sharing/shares.queries.ts';
import {
  countOccasions,
  insertOccasion,
  lockOrganiser,
  occasionWithKey,
  setArchived,
  updateOccasion,
} from './write-occasions.queries.ts';

type Needed = Pick<Services, 'db' | 'clock'>;

/**
 * Begins an occasion and returns its id; the same request again returns the same one. Throws INVALID_INPUT for a day
 * in the past or too far ahead, CONFLICT at the most occasions.
 */
export function createOccasion(
  { db, clock }: Needed,
  organiserId: number,
  words: OccasionWords,
  idempotencyKey: string,
): Promise<number> {
  const requestHash = hashOfRequest(words);
  return inTransaction(db, async (tx) => {
    const [organiser] = await lockOrganiser(tx, [organiserId]);
    if (!organiser) throw new AppError('SIGN_IN_REQUIRED', sentence('platform.signIn'));
    const [earlier] = await occasionWithKey(tx, [organiserId, idempotencyKey]);
    if (earlier) {
      refuseOtherWords(earlier, requestHash);
      return earlier.id;
    }
    const now = clock.now();
    demandAhead(words.day, now);
    const [kept] = await countOccasions(tx, [organiserId]);
    if (kept && kept.count >= occasionLimits.occasions)
      throw new AppError('CONFLICT', sentence('occasions.full', { most: occasionLimits.occasions }));
    const [made] = await insertOccasion(tx, { ...words, organiserId, idempotencyKey, requestHash, now });
    if (!made) throw new Error('an occasion was not written');
    return made.id;
  });
}

/** Changes an occasion. A day that has passed may stay as it is, so that the rest can still be corrected. */
export function changeOccasion({ db, clock }: Needed, own: OwnOccasion, words: OccasionWords): Promise<void> {
  return inTransaction(db, async (tx) => {
    const occasion = await holdOccasion(tx, own);
    if (words.day !== occasion.day) demandAhead(words.day, clock.now());
    await updateOccasion(tx, { ...words, occasionId: own.occasionId });
  });
}

/** Puts an occasion away, which ends its links, or takes it back. Throws NOT_FOUND for other people's. */
export function archiveOccasion({ db, clock }: Needed, own: OwnOccasion, archived: boolean): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [occasion] = await lockOccasion(tx, [own.occasionId, own.organiserId]);
    if (!occasion) throw notFound('occasions.occasionMissing');
    if ((occasion.archivedAt !== null) === archived) return;
    const now = clock.now();
    await setArchived(tx, [own.occasionId, archived ? now : null]);
    if (archived) await endLinksOfOccasion(tx, [own.occasionId, now]);
  });
}

function demandAhead(day: string, now: Date): void {
  const today = istDayOf(now);
  if (day < today || day > addDays(today, occasionLimits.daysAhead))
    throw invalidInput({ day: sentence('occasions.dayRange', { days: occasionLimits.daysAhead }) });
}
