import type { GuestWords } from '#contracts/occasions/occasions.fields.ts';
import { occasionLimits } from '#contracts/occasions/occasions.rules.ts';
import { sentence } from '#contracts/words/sentence.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, notFound } from '#server/platform/http/app-error.ts';
import { hashOfRequest, refuseOtherWords } from '#server/platform/http/request-hash.ts';
import type { Services } from '#server/platform/services.ts';
import { holdOccasion, type OwnOccasion } from './hold-occasion.ts';
import {
  countGuests,
  deleteGuest,
  guestOfOccasion,
  guestWithKey,
  insertGuest,
  ownBookPerson,
  updateGuest,
} from './write-occasions.queries.ts';

type Needed = Pick<Services, 'db' | 'clock'>;

/**
 * Adds a person; the same request again adds nobody. Throws CONFLICT at the most people, NOT_FOUND for a person of
 * another's naap book.
 */
export function addGuest(
  { db, clock }: Needed,
  own: OwnOccasion,
  words: GuestWords,
  idempotencyKey: string,
): Promise<void> {
  const requestHash = hashOfRequest(words);
  return inTransaction(db, async (tx) => {
    await holdOccasion(tx, own);
    const [earlier] = await guestWithKey(tx, [own.occasionId, idempotencyKey]);
    if (earlier) return refuseOtherWords(earlier, requestHash);
    const [kept] = await countGuests(tx, [own.occasionId]);
    if (kept && kept.count >= occasionLimits.people)
      throw new AppError('CONFLICT', sentence('occasions.peopleFull', { most: occasionLimits.people }));
    await demandOwnBook(tx, words, own);
    const { occasionId } = own;
    await insertGuest(tx, { ...words, occasionId, idempotencyKey, requestHash, now: clock.now() });
  });
}

/** Throws NOT_FOUND for people of other occasions and of another's naap book. */
export function changeGuest(
  { db }: Needed,
  own: OwnOccasion,
  guestId: number,
  words: GuestWords,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await holdOccasion(tx, own);
    await demandOwnBook(tx, words, own);
    const [changed] = await updateGuest(tx, { ...words, guestId, occasionId: own.occasionId });
    if (!changed) throw notFound('occasions.personMissing');
  });
}

/** Throws CONFLICT while an order is assigned to the person. */
export function removeGuest({ db }: Needed, own: OwnOccasion, guestId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    await holdOccasion(tx, own);
    const [guest] = await guestOfOccasion(tx, [guestId, own.occasionId]);
    if (!guest) throw notFound('occasions.personMissing');
    if (guest.orders > 0) throw new AppError('CONFLICT', sentence('occasions.hasPieces'));
    await deleteGuest(tx, [guestId]);
  });
}

async function demandOwnBook(
  tx: Transaction,
  { naapPersonId }: GuestWords,
  { organiserId }: OwnOccasion,
): Promise<void> {
  if (naapPersonId === null) return;
  const [person] = await ownBookPerson(tx, [naapPersonId, organiserId]);
  if (!person) throw notFound('naap.personMissing');
}
