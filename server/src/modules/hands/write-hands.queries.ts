import { prepared } from '#server/platform/db/prepared.ts';

export const writePlan = prepared<object, [orderId: number, together: boolean, now: Date]>(
  'hands.write-plan',
  `insert into piece_plans (order_id, together, updated_at) values ($1, $2, $3)
   on conflict (order_id) do update
     set together = excluded.together, updated_at = excluded.updated_at, version = piece_plans.version + 1`,
);

/** Deletes the pieces of an order that are not among these. */
export const removeOtherPieces = prepared<object, [orderId: number, kept: readonly number[]]>(
  'hands.remove-other-pieces',
  'delete from order_pieces where order_id = $1 and not (id = any($2::bigint[]))',
);

interface WrittenPiece {
  orderId: number;
  position: number;
  name: string;
  item: number | null;
}

export const insertPiece = prepared<{ id: number }, { [Name in keyof WrittenPiece]: WrittenPiece[Name] }>(
  'hands.insert-piece',
  `insert into order_pieces (order_id, position, name, item) values ($orderId, $position, $name, $item) returning id`,
);

export const updatePiece = prepared<
  object,
  { [Name in keyof WrittenPiece]: WrittenPiece[Name] } & { pieceId: number }
>(
  'hands.update-piece',
  `update order_pieces set position = $position, name = $name, item = $item where id = $pieceId and order_id = $orderId`,
);

interface NewHandOver {
  orderId: number;
  pieceId: number;
  designId: number | null;
  accountId: number | null;
  kind: string;
  name: string;
  phone: string;
  ratePaise: number;
  due: string;
  words: string;
  idempotencyKey: string;
  requestHash: string;
  now: Date;
}

export const insertHandOver = prepared<{ id: number }, { [Name in keyof NewHandOver]: NewHandOver[Name] }>(
  'hands.insert',
  `insert into hand_overs (order_id, piece_id, design_id, account_id, kind, name, phone, rate_paise, due, words,
     idempotency_key, request_hash, created_at, updated_at)
   values ($orderId, $pieceId, $designId, $accountId, $kind, $name, $phone, $ratePaise, $due::text::date, $words, $idempotencyKey,
     $requestHash, $now, $now) returning id`,
);

export const insertHandPictures = prepared<
  object,
  [handOverId: number, side: string, mediaIds: readonly number[]]
>(
  'hands.insert-pictures',
  `insert into hand_pictures (hand_over_id, side, position, media_id)
   select $1, $2, given.place - 1, given.id from unnest($3::bigint[]) with ordinality as given (id, place)`,
);

interface NewState {
  handOverId: number;
  state: string;
  answer: string;
  broughtBackAt: Date | null;
  endedAt: Date | null;
  now: Date;
}

export const setHandOverState = prepared<object, { [Name in keyof NewState]: NewState[Name] }>(
  'hands.set-state',
  `update hand_overs set state = $state, answer = $answer, brought_back_at = $broughtBackAt, ended_at = $endedAt,
          version = version + 1, updated_at = $now
    where id = $handOverId`,
);

/** Withdraws what is out of a cancelled order. Returns a row for each. */
export const withdrawOfOrder = prepared<{ id: number; makerId: number }, [orderId: number, now: Date]>(
  'hands.withdraw-of-order',
  `update hand_overs h set state = 'WITHDRAWN', ended_at = $2, version = version + 1, updated_at = $2
     from orders o
    where h.order_id = $1 and o.id = h.order_id and h.state in ('OFFERED','ACCEPTED')
    returning h.id, o.maker_id as "makerId"`,
);

export const setCredit = prepared<
  object,
  { handOverId: number; credit: string; creditName: string; now: Date }
>(
  'hands.set-credit',
  `update hand_overs set credit = $credit, credit_name = $creditName, version = version + 1, updated_at = $now
    where id = $handOverId`,
);

/** Ends the link of a kind. */
export const endLinkOfKind = prepared<object, [handOverId: number, kind: string, now: Date]>(
  'hands.end-link-of-kind',
  'update hand_links set ended_at = $3 where hand_over_id = $1 and kind = $2 and ended_at is null',
);

/** Returns a row for each link that was ended. */
export const endLinks = prepared<{ id: number }, [handOverId: number, now: Date]>(
  'hands.end-links',
  'update hand_links set ended_at = $2 where hand_over_id = $1 and ended_at is null returning id',
);

export const insertLink = prepared<
  object,
  { handOverId: number; kind: string; tokenHash: string; now: Date; expiresAt: Date }
>(
  'hands.insert-link',
  `insert into hand_links (hand_over_id, kind, token_hash, created_at, expires_at)
   values ($handOverId, $kind, $tokenHash, $now, $expiresAt)`,
);

/**
 * Empties the names and numbers of hands whose hand-over ended before a moment, and takes their links and accounts away
 * unless a credit is shown, which they can take back.
 */
export const forgetHands = prepared<object, [endedBefore: Date]>(
  'hands.forget',
  `with old as (
     select id, credit from hand_overs where ended_at <= $1 and name <> '' order by id limit 1000 for update),
   link as (
     delete from hand_links l using old where l.hand_over_id = old.id and old.credit <> 'AGREED')
   update hand_overs h
      set name = '', phone = '', account_id = case when old.credit = 'AGREED' then h.account_id end
     from old where h.id = old.id`,
);
