import type { HouseLetter, HouseLetterWords } from '#contracts/admin/letters/house-letters.contract.ts';
import { houseLetterSentences } from '#contracts/admin/letters/house-letters.rules.ts';
import type { Executor, Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import {
  countAgreed,
  type HouseLetterRow,
  houseLettersListed,
  insertHouseLetter,
  lockHouseLetter,
  removeHouseLetter,
  updateHouseLetter,
} from './house-letters.queries.ts';

type From = Pick<Services, 'db'>;

function presentHouseLetter(row: HouseLetterRow): HouseLetter {
  return {
    ...row,
    writtenBy: row.writtenBy ?? '',
    changedAt: row.changedAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}

/** The last hundred letters, and how many people would get one now. */
export async function listLetters(executor: Executor): Promise<{ letters: HouseLetter[]; agreed: number }> {
  const letters = (await houseLettersListed(executor, [])).map(presentHouseLetter);
  const [agreed] = await countAgreed(executor, []);
  return { letters, agreed: agreed?.count ?? 0 };
}

export function addLetter({ db }: From, adminId: number, words: HouseLetterWords): Promise<HouseLetter> {
  return inTransaction(db, async (tx) => {
    return read(tx, await insertHouseLetter(tx, adminId, words));
  });
}

/** Throws NOT_FOUND, CONFLICT if the draft has changed or was sent. */
export function changeLetter(
  { db }: From,
  { id, words, version }: { id: number; words: HouseLetterWords; version: number },
): Promise<HouseLetter> {
  return inTransaction(db, async (tx) => {
    await holdDraft(tx, id, version);
    await updateHouseLetter(tx, id, words);
    return read(tx, id);
  });
}

/** Throws NOT_FOUND, CONFLICT. */
export function deleteLetter({ db }: From, id: number, version: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    await holdDraft(tx, id, version);
    await removeHouseLetter(tx, [id]);
  });
}

/** Locks a draft at the version the admin saw. Throws NOT_FOUND, CONFLICT. */
export async function holdDraft(tx: Transaction, id: number, version: number): Promise<HouseLetterRow> {
  const [row] = await lockHouseLetter(tx, [id]);
  if (!row) throw notFound('admin.letterMissing');
  if (row.status !== 'DRAFT') throw new AppError('CONFLICT', houseLetterSentences.sentAlready);
  if (row.version !== version) throw new AppError('CONFLICT', houseLetterSentences.outOfDate);
  return row;
}

export async function read(tx: Transaction, id: number): Promise<HouseLetter> {
  const [row] = await lockHouseLetter(tx, [id]);
  if (!row) throw notFound('admin.letterMissing');
  return presentHouseLetter(row);
}
