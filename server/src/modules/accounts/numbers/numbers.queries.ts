import type { Role } from '#contracts/accounts/accounts.contract.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { prepared } from '#server/platform/db/prepared.ts';

/** Serialises requests for one number until the transaction ends, so that the limits hold. */
export const lockNumber = prepared<object, [number: string]>(
  'accounts.lock-number',
  `select pg_advisory_xact_lock(hashtextextended('mobile number ' || $1, 0))`,
);

export const numberOf = prepared<{ number: string; confirmedAt: Date }, [userId: number]>(
  'accounts.number-of',
  'select number, confirmed_at as "confirmedAt" from mobile_numbers where user_id = $1',
);

/** The number that gets the text messages of a person, whose id is an expression; null if none is confirmed. */
export const confirmedNumberOf = (person: string) =>
  `(select number from mobile_numbers where user_id = ${person})`;

/** Throws a unique violation if another account has the number. */
export const saveNumber = prepared<object, [userId: number, number: string, now: Date]>(
  'accounts.save-number',
  `insert into mobile_numbers (user_id, number, confirmed_at) values ($1, $2, $3)
   on conflict (user_id) do update set number = excluded.number, confirmed_at = excluded.confirmed_at`,
);

/** Returns no row if there is no number. */
export const deleteNumber = prepared<{ number: string }, [userId: number]>(
  'accounts.delete-number',
  'delete from mobile_numbers where user_id = $1 returning number',
);

interface OwnerOfNumber {
  id: number;
  email: string;
  name: string;
  role: Role;
  status: 'ACTIVE' | 'SUSPENDED' | 'BANNED' | 'DELETED';
  language: Locale | null;
  isKnownDevice: boolean;
}

/** The owner of a confirmed number. $2 the hash of the device's token. */
export const ownerOfNumber = prepared<OwnerOfNumber, [number: string, deviceHash: string | null]>(
  'accounts.owner-of-number',
  `select u.id, u.email, u.name, u.role, u.status, a.language,
          exists (select from known_devices d where d.user_id = u.id and d.token_hash = $2) as "isKnownDevice"
     from mobile_numbers m join users u on u.id = m.user_id
     left join appearance_settings a on a.user_id = u.id
    where m.number = $1`,
);

/** Ages in seconds of the codes sent to this number within a day, newest first, and where each was requested. */
export const agesOfTextCodes = prepared<{ age: number; askedFrom: string }, [number: string]>(
  'accounts.ages-of-text-codes',
  `select extract(epoch from clock_timestamp() - created_at)::float8 as age, asked_from as "askedFrom"
     from mobile_codes where number = $1 and created_at > now() - interval '1 day'
    order by id desc limit 200`,
);

export const insertTextCode = prepared<
  object,
  {
    purpose: 'CONFIRM' | 'SIGN_IN';
    number: string;
    userId: number | null;
    requestHash: string;
    codeHash: string;
    askedFrom: string;
    livesMinutes: number;
  }
>(
  'accounts.insert-text-code',
  `insert into mobile_codes (purpose, number, user_id, request_hash, code_hash, asked_from, expires_at)
   values ($purpose, $number, $userId, $requestHash, $codeHash, $askedFrom, now() + make_interval(mins => $livesMinutes))`,
);

interface TextCode {
  id: number;
  number: string;
  userId: number | null;
  codeHash: string;
}

/**
 * Spends one of the five tries of the last code of a request. Returns no row if the code is expired, used or out of
 * tries. One statement, so that concurrent guesses do not share a try.
 */
export const spendTextCodeTry = prepared<TextCode, [purpose: string, requestHash: string]>(
  'accounts.spend-text-code-try',
  `update mobile_codes set tries = tries + 1
    where id = (select id from mobile_codes where purpose = $1 and request_hash = $2 order by id desc limit 1)
      and tries < 5 and used_at is null and expires_at > now()
    returning id, number, user_id as "userId", code_hash as "codeHash"`,
);

/** Returns no row if another request used the code first. */
export const spendTextCode = prepared<{ id: number }, [id: number]>(
  'accounts.use-text-code',
  'update mobile_codes set used_at = now() where id = $1 and used_at is null returning id',
);

/** Invalidates all earlier codes of a person. */
export const voidTextCodes = prepared<object, [userId: number]>(
  'accounts.void-text-codes',
  'update mobile_codes set used_at = coalesce(used_at, now()) where user_id = $1',
);

/** Deletes in batches of a few thousand, to keep statements short. */
export const deleteOldTextCodes = prepared<object, []>(
  'accounts.delete-old-text-codes',
  `delete from mobile_codes where id in
     (select id from mobile_codes where created_at < now() - interval '1 day' limit 5000)`,
);
