import { isDeepStrictEqual } from 'node:util';
import type { BookBody, Relation } from '#contracts/measurements/book/book.rules.ts';
import { childsYears, isMakingStarted, mostPeople } from '#contracts/measurements/book/book.rules.ts';
import type { Unit } from '#contracts/measurements/lengths.ts';
import { orderStatuses } from '#contracts/orders/core/orders.states.ts';
import { idempotencyKeySentences } from '#contracts/platform/idempotency-key.rules.ts';
import { sentence } from '#contracts/words/sentence.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, invalidInput, notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { naapShareChanged } from '../sharing/naap.events.ts';
import { holdOrdersOfPerson, revokeSharesOfPerson } from '../sharing/shares.queries.ts';
import {
  countPeople,
  deletePerson,
  findAddedPerson,
  findPerson,
  holdBook,
  insertPerson,
  lockPersonOfBook,
  retirePerson,
  updatePerson,
} from './people.queries.ts';

interface PersonWords {
  name: string;
  relation: Relation;
  body: BookBody;
  birthYear: number | null;
  unit: Unit;
}

interface NewPerson extends PersonWords {
  ownerId: number;
  idempotencyKey: string | null;
}

/**
 * Adds a person to a book and returns their id. SELF without a name gets the name of the account. Throws CONFLICT for
 * a second SELF and above the maximum of people, INVALID_INPUT for the birth year of an adult.
 */
export async function addPerson(
  { db, clock }: Services,
  { ownerId, idempotencyKey, ...words }: NewPerson,
): Promise<number> {
  return await inTransaction(db, async (tx) => {
    await demandBook(tx, ownerId);
    const [earlier] = idempotencyKey === null ? [] : await findAddedPerson(tx, [ownerId, idempotencyKey]);
    if (earlier) {
      const { name, relation, body, birthYear, unit } = earlier;
      const written = { ...words, name: words.name === '' ? name : words.name };
      if (isDeepStrictEqual({ name, relation, body, birthYear, unit }, written)) return earlier.id;
      throw new AppError('CONFLICT', idempotencyKeySentences.otherWords);
    }
    const now = clock.now();
    refuseBirthYear(words.birthYear, now);
    const [book] = await countPeople(tx, [ownerId]);
    if (!book) throw notFound('platform.personMissing');
    if (words.relation === 'SELF' && book.hasSelf)
      throw new AppError('CONFLICT', sentence('naap.selfExists'));
    if (book.count >= mostPeople)
      throw new AppError('CONFLICT', sentence('naap.peopleFull', { most: mostPeople }));
    const name = words.name === '' ? book.ownName : words.name;
    const [row] = await insertPerson(tx, { ...words, name, ownerId, idempotencyKey, now });
    if (!row) throw new Error('the person was not written');
    return row.id;
  });
}

/** Changes a person. Throws NOT_FOUND for people of other books, CONFLICT for a second SELF. */
export async function changePerson(
  { db, clock }: Services,
  { personId, ownerId, ...words }: PersonWords & { personId: number; ownerId: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await demandBook(tx, ownerId);
    const [locked] = await lockPersonOfBook(tx, [personId, ownerId]);
    const [person] = locked ? await findPerson(tx, [personId, ownerId]) : [];
    if (!person) throw notFound('naap.personMissing');
    refuseBirthYear(words.birthYear, clock.now());
    const [book] = await countPeople(tx, [ownerId]);
    if (words.relation === 'SELF' && person.relation !== 'SELF' && book?.hasSelf)
      throw new AppError('CONFLICT', sentence('naap.selfExists'));
    await updatePerson(tx, { personId, ...words });
  });
}

/** Throws SIGN_IN_REQUIRED if the account was deleted meanwhile. */
async function demandBook(tx: Transaction, ownerId: number): Promise<void> {
  const [owner] = await holdBook(tx, [ownerId]);
  if (!owner) throw new AppError('SIGN_IN_REQUIRED', sentence('platform.signIn'));
}

function refuseBirthYear(birthYear: number | null, now: Date): void {
  const { from, until } = childsYears(now);
  if (birthYear === null || (birthYear >= from && birthYear <= until)) return;
  throw invalidInput({
    birthYear: sentence('naap.birthYearBetween', { from: String(from), until: String(until) }),
  });
}

const beforeMaking = orderStatuses.filter((status) => !isMakingStarted(status));

/**
 * Removes a person with all their measurements and revokes open shares. What an order froze stays with the order, and
 * the person's row with it. Throws NOT_FOUND for people of other books.
 */
export async function removePerson(
  { db, clock, events }: Services,
  personId: number,
  ownerId: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [person] = await findPerson(tx, [personId, ownerId]);
    if (!person) throw notFound('naap.personMissing');
    // Orders are locked before people everywhere, so that making does not start meanwhile.
    await holdOrdersOfPerson(tx, [personId]);
    const [locked] = await lockPersonOfBook(tx, [personId, ownerId]);
    if (!locked) throw notFound('naap.personMissing');
    const now = clock.now();
    const revoked = await revokeSharesOfPerson(tx, [personId, beforeMaking, now]);
    const [deleted] = await deletePerson(tx, [personId]);
    if (!deleted) await retirePerson(tx, [personId, now]);
    for (const { id: shareId, orderId, makerId } of revoked)
      await events.publish(tx, naapShareChanged, {
        ...{ orderId, ownerId, makerId },
        act: { change: 'REVOKED', shareId },
      });
  });
}
