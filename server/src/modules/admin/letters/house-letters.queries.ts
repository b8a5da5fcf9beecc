import { eq, sql } from 'drizzle-orm';
import type { HouseLetterWords } from '#contracts/admin/letters/house-letters.contract.ts';
import type { HouseLetterStatus } from '#contracts/admin/letters/house-letters.rules.ts';
import { isSuspended } from '#server/modules/accounts/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { houseLetters } from './house-letters.tables.ts';

export interface HouseLetterRow {
  id: number;
  words: HouseLetterWords;
  version: number;
  status: HouseLetterStatus;
  writtenBy: string | null;
  changedAt: Date;
  sentAt: Date | null;
  finishedAt: Date | null;
  readers: number;
}

const columns = `h.id, h.words, h.version, h.status, (select u.name from users u where u.id = h.written_by) as "writtenBy",
  h.changed_at as "changedAt", h.sent_at as "sentAt", h.finished_at as "finishedAt", h.readers`;

export const houseLettersListed = prepared<HouseLetterRow, []>(
  'admin.house-letters',
  `select ${columns} from house_letters h order by h.id desc limit 100`,
);

/** Locks a letter until the transaction ends. */
export const lockHouseLetter = prepared<HouseLetterRow, [id: number]>(
  'admin.lock-house-letter',
  `select ${columns} from house_letters h where h.id = $1 for update of h`,
);

export async function insertHouseLetter(
  tx: Transaction,
  writtenBy: number,
  words: HouseLetterWords,
): Promise<number> {
  const [row] = await tx.insert(houseLetters).values({ writtenBy, words }).returning({ id: houseLetters.id });
  if (!row) throw new Error('A letter of the house was not kept');
  return row.id;
}

export async function updateHouseLetter(tx: Transaction, id: number, words: HouseLetterWords): Promise<void> {
  const version = sql`${houseLetters.version} + 1`;
  await tx.update(houseLetters).set({ words, version, changedAt: sql`now()` }).where(eq(houseLetters.id, id));
}

export const removeHouseLetter = prepared<object, [id: number]>(
  'admin.remove-house-letter',
  'delete from house_letters where id = $1',
);

export const beginSending = prepared<object, [id: number, adminId: number, now: Date]>(
  'admin.begin-house-letter',
  `update house_letters set status = 'SENDING', sent_by = $2, sent_at = $3 where id = $1`,
);

/** People who would get a letter of the house now; `letter-wish` checks again when each is written. */
const agrees = `
  from letter_settings s join users u on u.id = s.user_id
 where s.marketing_since is not null and s.by_mail and u.status = 'ACTIVE' and u.email_confirmed_at is not null
   and not ${isSuspended}`;

export const countAgreed = prepared<{ count: number }, []>(
  'admin.count-agreed',
  `select count(*)::int as count ${agrees}`,
);

/**
 * The next readers of a letter by id, each once. Locks their settings, so that a person who opts out at this moment
 * is either not included or has the letter withdrawn.
 */
export const nextReaders = prepared<
  { userId: number; email: string; name: string },
  [letterId: number, afterId: number, limit: number]
>(
  'admin.next-readers',
  `select u.id as "userId", u.email, u.name ${agrees}
      and s.user_id > $2
      and not exists (select from house_letter_readers r where r.letter_id = $1 and r.user_id = s.user_id)
    order by s.user_id limit $3 for share of s`,
);

/** Returns no row if the person already has it. */
export const insertReader = prepared<{ userId: number }, [letterId: number, userId: number]>(
  'admin.insert-reader',
  `insert into house_letter_readers (letter_id, user_id) values ($1, $2)
   on conflict do nothing returning user_id as "userId"`,
);

export const addReaders = prepared<object, [id: number, count: number]>(
  'admin.add-readers',
  'update house_letters set readers = readers + $2::int where id = $1',
);

export const finishSending = prepared<object, [id: number, now: Date]>(
  'admin.finish-house-letter',
  `update house_letters set status = 'SENT', finished_at = $2 where id = $1`,
);
