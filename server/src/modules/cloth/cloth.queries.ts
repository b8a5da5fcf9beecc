import type { ClothCondition, LeftoverWay } from '#contracts/cloth/cloth.fields.ts';
import type { ClothAct, ClothActor, ClothSide, ClothState } from '#contracts/cloth/cloth.states.ts';
import type { Measuring } from '#contracts/measurements/measuring.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import { prepared } from '#server/platform/db/prepared.ts';

export interface ClothRow {
  orderId: number;
  orderedAt: Date;
  buyerId: number;
  makerId: number;
  status: OrderStatus;
  measuring: Measuring;
  titles: string[];
  /** Null before anybody asked, like all below except `version`, which is 0. */
  state: ClothState | null;
  askedBy: ClothSide | null;
  version: number;
  quoteId: number | null;
  quotePaise: number | null;
  dueAt: Date | null;
  leftover: number | null;
  leftoverWay: LeftoverWay | null;
}

const clothRow = `
  select o.id as "orderId", o.created_at as "orderedAt", o.buyer_id as "buyerId", o.maker_id as "makerId", o.status,
         o.measuring,
         coalesce((select json_agg(i.title order by i.id) from order_items i where i.order_id = o.id), '[]') as titles,
         c.state, c.asked_by as "askedBy", coalesce(c.version, 0) as version, c.quote_id as "quoteId",
         (select v.total_paise from quotes q join quote_revisions v on v.quote_id = q.id and v.number = q.revision
           where q.id = c.quote_id) as "quotePaise",
         c.due_at as "dueAt", c.leftover, c.leftover_way as "leftoverWay"
    from orders o left join order_cloth c on c.order_id = o.id`;

/** An order of the viewer with its cloth; no row for others. */
export const findCloth = prepared<ClothRow, [orderId: number, viewerId: number]>(
  'cloth.find',
  `${clothRow} where o.id = $1 and (o.buyer_id = $2 or o.maker_id = $2)`,
);

/** The same without a viewer, for the clock and for quotes. */
export const clothOfAnyOrder = prepared<ClothRow, [orderId: number]>(
  'cloth.of-any-order',
  `${clothRow} where o.id = $1`,
);

/** Locks an order, so that its cloth and its status move one after the other. */
export const lockOrderOfCloth = prepared<{ id: number }, [orderId: number]>(
  'cloth.lock-order',
  'select id from orders where id = $1 for no key update',
);

export interface ReceiptRow {
  id: number;
  length: number;
  width: number;
  condition: ClothCondition;
  missing: number;
  words: string;
  byDaylight: boolean;
  at: Date;
}

/** The newest receipt of an order. */
export const receiptOfOrder = prepared<ReceiptRow, [orderId: number]>(
  'cloth.receipt',
  `select id, length, width, condition, missing, words, by_daylight as "byDaylight", created_at as at
     from cloth_receipts where order_id = $1 order by id desc limit 1`,
);

export interface ClothPictureRow {
  mediaId: number;
  key: string;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  status: 'STORED' | 'READY' | 'FAILED';
}

/** The photographs of the newest receipt, in order. */
export const picturesOfReceipt = prepared<ClothPictureRow, [orderId: number]>(
  'cloth.pictures',
  `select p.media_id as "mediaId", f.key, f.width, f.height, f.placeholder, f.status
     from cloth_pictures p join media f on f.id = p.media_id
    where p.receipt_id = (select max(r.id) from cloth_receipts r where r.order_id = $1) order by p.position`,
);

export interface ClothStepRow {
  id: number;
  act: ClothAct;
  by: ClothActor;
  note: string;
  at: Date;
}

/** Oldest first. */
export const historyOfCloth = prepared<ClothStepRow, [orderId: number]>(
  'cloth.history',
  `select h.id, h.act, h.actor as by, h.note, h.created_at as at
     from cloth_history h where h.order_id = $1 order by h.id`,
);

export const dueCloth = prepared<{ orderId: number }, [now: Date]>(
  'cloth.due',
  'select order_id as "orderId" from order_cloth where due_at is not null and due_at <= $1 order by due_at limit 200',
);

export const clothOfQuote = prepared<{ orderId: number }, [quoteId: number]>(
  'cloth.of-quote',
  'select order_id as "orderId" from order_cloth where quote_id = $1',
);

interface NewState {
  orderId: number;
  askedBy: ClothSide;
  state: ClothState;
  quoteId: number | null;
  dueAt: Date | null;
  leftover: number | null;
  leftoverWay: LeftoverWay | null;
  now: Date;
}

export const setCloth = prepared<object, { [Name in keyof NewState]: NewState[Name] }>(
  'cloth.set',
  `insert into order_cloth (order_id, asked_by, state, quote_id, due_at, leftover, leftover_way, created_at, updated_at)
   values ($orderId, $askedBy, $state, $quoteId, $dueAt, $leftover, $leftoverWay, $now, $now)
   on conflict (order_id) do update
      set asked_by = excluded.asked_by, state = excluded.state, quote_id = excluded.quote_id, due_at = excluded.due_at,
          leftover = excluded.leftover, leftover_way = excluded.leftover_way, version = order_cloth.version + 1,
          updated_at = excluded.updated_at`,
);

export const clearDue = prepared<object, [orderId: number]>(
  'cloth.clear-due',
  'update order_cloth set due_at = null where order_id = $1',
);

interface NewStep {
  orderId: number;
  act: ClothAct;
  actor: ClothActor;
  actorId: number | null;
  from: ClothState | null;
  to: ClothState;
  note: string;
  now: Date;
}

export const insertClothStep = prepared<{ id: number }, { [Name in keyof NewStep]: NewStep[Name] }>(
  'cloth.insert-step',
  `insert into cloth_history (order_id, act, actor, actor_id, from_state, to_state, note, created_at)
   values ($orderId, $act, $actor, $actorId, $from, $to, $note, $now) returning id`,
);

interface NewReceipt {
  orderId: number;
  length: number;
  width: number;
  condition: ClothCondition;
  missing: number;
  words: string;
  byDaylight: boolean;
  now: Date;
}

export const insertReceipt = prepared<{ id: number }, { [Name in keyof NewReceipt]: NewReceipt[Name] }>(
  'cloth.insert-receipt',
  `insert into cloth_receipts (order_id, length, width, condition, missing, words, by_daylight, created_at)
   values ($orderId, $length, $width, $condition, $missing, $words, $byDaylight, $now) returning id`,
);

export const insertClothPictures = prepared<object, [receiptId: number, mediaIds: readonly number[]]>(
  'cloth.insert-pictures',
  `insert into cloth_pictures (receipt_id, position, media_id)
   select $1, place - 1, given.id from unnest($2::bigint[]) with ordinality as given (id, place)`,
);
