import type { ClaimState } from '#contracts/fit/fit.states.ts';
import { prepared } from '#server/platform/db/prepared.ts';

interface NewClaim {
  orderId: number;
  garment: string;
  unit: string;
  words: string;
  measuredBy: string;
  measurementId: number | null;
  size: string;
  dueAt: Date;
  idempotencyKey: string | null;
  requestHash: string;
  now: Date;
}

export const insertClaim = prepared<{ id: number }, { [Name in keyof NewClaim]: NewClaim[Name] }>(
  'fit.insert-claim',
  `insert into fit_claims (order_id, garment, unit, words, measured_by, measurement_id, size, due_at, idempotency_key,
     request_hash, created_at, updated_at)
   values ($orderId, $garment, $unit, $words, $measuredBy, $measurementId, $size, $dueAt, $idempotencyKey,
     $requestHash, $now, $now) returning id`,
);

export const claimWithKey = prepared<
  { id: number; requestHash: string },
  [orderId: number, idempotencyKey: string]
>(
  'fit.with-key',
  'select id, request_hash as "requestHash" from fit_claims where order_id = $1 and idempotency_key = $2',
);

/** Inserts the zones of a claim, given as JSON, in order. */
export const insertZones = prepared<object, [claimId: number, zones: string]>(
  'fit.insert-zones',
  `insert into fit_zones (claim_id, part, position, direction, amount, words, frozen, frozen_of, signed, remeasured)
   select $1, z.part, z.position, z.direction, z.amount, z.words, z.frozen, z."frozenOf", z.signed, z.remeasured
     from jsonb_to_recordset($2::jsonb) as z (part text, position smallint, direction text, amount int, words text,
            frozen int, "frozenOf" text, signed int, remeasured int)`,
);

/** Adds photographs of one kind, in order. */
export const insertPictures = prepared<object, [claimId: number, kind: string, mediaIds: readonly number[]]>(
  'fit.insert-pictures',
  `insert into fit_pictures (claim_id, kind, position, media_id)
   select $1, $2, place - 1 + (select count(*) from fit_pictures where claim_id = $1 and kind = $2), given.id
     from unnest($3::bigint[]) with ordinality as given (id, place)`,
);

/** States what was sewn at the zones that are given as JSON. */
export const setSewn = prepared<object, [claimId: number, zones: string]>(
  'fit.set-sewn',
  `update fit_zones f set sewn = z.sewn, ease = z.ease
     from jsonb_to_recordset($2::jsonb) as z (part text, sewn int, ease int)
    where f.claim_id = $1 and f.part = z.part`,
);

export const setSewnWords = prepared<object, [claimId: number, words: string, now: Date]>(
  'fit.set-sewn-words',
  'update fit_claims set sewn_words = $2, version = version + 1, updated_at = $3 where id = $1',
);

interface NewState {
  claimId: number;
  state: ClaimState;
  dueAt: Date | null;
  days: number | null;
  quoteId: number | null;
  now: Date;
}

export const setState = prepared<object, { [Name in keyof NewState]: NewState[Name] }>(
  'fit.set-state',
  `update fit_claims set state = $state, due_at = $dueAt, days = $days, quote_id = $quoteId,
          version = version + 1, updated_at = $now
    where id = $claimId`,
);

interface Decision {
  claimId: number;
  decided: string;
  decidedBy: string;
  words: string;
  cause: string;
  now: Date;
}

export const setDecision = prepared<object, { [Name in keyof Decision]: Decision[Name] }>(
  'fit.set-decision',
  `update fit_claims set decided = $decided, decided_by = $decidedBy, decided_words = $words, cause = $cause,
          decided_at = $now, is_desk_decided = is_desk_decided or $decidedBy = 'DESK'
    where id = $claimId`,
);

interface NewMove {
  claimId: number;
  act: string;
  actor: string;
  actorId: number | null;
  from: string | null;
  to: string;
  note: string;
  now: Date;
}

export const insertMove = prepared<{ id: number }, { [Name in keyof NewMove]: NewMove[Name] }>(
  'fit.insert-move',
  `insert into fit_history (claim_id, act, actor, actor_id, from_state, to_state, note, created_at)
   values ($claimId, $act, $actor, $actorId, $from, $to, $note, $now) returning id`,
);

export const setRemembered = prepared<object, [claimId: number, now: Date]>(
  'fit.set-remembered',
  'update fit_claims set remembered_at = $2, version = version + 1 where id = $1',
);
