import type { Role } from '#contracts/accounts/accounts.contract.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { prepared } from '#server/platform/db/prepared.ts';

/** Requests for one number take turns until the transaction ends, or they would count past one another. */
export const lockNumber = prepared<object, [number: string]>(
  'accounts.lock-number',
  `select pg_advisory_xact_lock(hashtextextended('mobile number ' || $1, 0))`,
);

export const numberOf = prepared<{ number: string; confirmedAt: Date }, [userId: number]>(
  'accounts.number-of',
  'select number, confirmed_at as "confirmedAt" from mobile_numbers where user_id = $1',
);

/** Of a person whose id is an expression: the number that gets their text messages; null where none is confirmed. */
export const confirmedNumberOf = (person: string) =>
  `(select number from mobile_numbers where user_id = ${person})`;

/** Fails with a unique violation where another account has the number. */
export const saveNumber = prepared<object, [userId: number, number: string, now: Date]>(
  'accounts.save-number',
  `insert into mobile_numbers (user_id, number, confirmed_at) values ($1, $2, $3)
   on conflict (user_id) do update set number = excluded.number, confirmed_at = excluded.confirmed_at`,
);

/** No row where there is none. */
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

/** Who has confirmed a number. $2 the hash of the device's token. */
export const ownerOfNumber = prepared<OwnerOfNumber, [number: string, deviceHash: string | null]>(
  'accounts.owner-of-number',
  `select u.id, u.email, u.name, u.role, u.status, a.language,
          exists (select from known_devices d where d.user_id = u.id and d.token_hash = $2) as "isKnownDevice"
     from mobile_numbers m join users u on u.id = m.user_id
     left join appearance_settings a on a.user_id = u.id
    where m.number = $1`,
);

/** Seconds since each code that this number was sent within a day, youngest first, and where it was asked from. */
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
 * Takes one of the five tries of the code that was sent last for a request. No row where it is old, used or has none
 * left; one statement, so that guesses at the same time do not share a try.
 */
export const spendTextCodeTry = prepared<TextCode, [purpose: string, requestHash: string]>(
  'accounts.spend-text-code-try',
  `update mobile_codes set tries = tries + 1
    where id = (select id from mobile_codes where purpose = $1 and request_hash = $2 order by id desc limit 1)
      and tries < 5 and used_at is null and expires_at > now()
    returning id, number, user_id as "userId", code_hash as "codeHash"`,
);

/** No row where another request was quicker. */
export const spendTextCode = prepared<{ id: number }, [id: number]>(
  'accounts.use-text-code',
  'update mobile_codes set used_at = now() where id = $1 and used_at is null returning id',
);

/** No code that was sent for a person before opens anything any more. */
export const voidTextCodes = prepared<object, [userId: number]>(
  'accounts.void-text-codes',
  'update mobile_codes set used_at = coalesce(used_at, now()) where user_id = $1',
);

/** A few thousand at a time, so that no statement takes long. */
export const deleteOldTextCodes = prepared<object, []>(
  'accounts.delete-old-text-codes',
  `delete from mobile_codes where id in
     (select id from mobile_codes where created_at < now() - interval '1 day' limit 5000)`,
);
