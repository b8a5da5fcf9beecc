import type { HandKind } from '#contracts/hands/credits.ts';
import type { CreditState } from '#contracts/hands/hands.rules.ts';
import type { HandOverState } from '#contracts/hands/hands.states.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import type { DayRange } from '#contracts/platform/days/days-off.ts';
import { isPublic } from '#server/modules/profiles/privacy/privacy.tables.ts';
import { prepared } from '#server/platform/db/prepared.ts';

export interface PieceOrderRow {
  id: number;
  buyerId: number;
  makerId: number;
  status: OrderStatus;
  confirmedAt: Date | null;
  createdAt: Date;
  daysOff: DayRange[];
  items: { title: string; designId: number | null }[];
  /** 0 while nothing was written. */
  version: number;
  together: boolean;
}

const pieceOrder = `
  select o.id, o.buyer_id as "buyerId", o.maker_id as "makerId", o.status, o.confirmed_at as "confirmedAt",
         o.created_at as "createdAt", o.days_off as "daysOff",
         coalesce((select json_agg(json_build_object('title', i.title, 'designId', i.design_id) order by i.id)
                     from order_items i where i.order_id = o.id), '[]') as items,
         coalesce((select p.version from piece_plans p where p.order_id = o.id), 0) as version,
         coalesce((select p.together from piece_plans p where p.order_id = o.id), true) as together
    from orders o`;

/** An order of the viewer; no row for others and for swatches. */
export const findPieceOrder = prepared<PieceOrderRow, [orderId: number, viewerId: number]>(
  'hands.order',
  `${pieceOrder} where o.id = $1 and o.swatch_of is null and (o.buyer_id = $2 or o.maker_id = $2)`,
);

/** Locks an order, so that its pieces and hand-overs change one after the other. */
export const lockOrder = prepared<{ id: number }, [orderId: number]>(
  'hands.lock-order',
  'select id from orders where id = $1 for no key update',
);

export interface PieceRow {
  id: number;
  name: string;
  item: number | null;
}

export const piecesOfOrder = prepared<PieceRow, [orderId: number]>(
  'hands.pieces',
  'select id, name, item from order_pieces where order_id = $1 order by position, id',
);

export interface HandOverRow {
  id: number;
  orderId: number;
  pieceId: number;
  piece: string;
  /** The account of the hand; null for a hand with a link. */
  accountId: number | null;
  /** The same, if its profile is public. */
  profileId: number | null;
  kind: HandKind;
  state: HandOverState;
  version: number;
  name: string;
  phone: string;
  ratePaise: number;
  due: string;
  words: string;
  answer: string;
  credit: CreditState;
  creditName: string;
  broughtBackAt: Date | null;
  createdAt: Date;
  /** When its newest link that was not ended expires; null without one. */
  linkEndsAt: Date | null;
}

const handOver = `
  select h.id, h.order_id as "orderId", h.piece_id as "pieceId",
         p.name as piece, h.account_id as "accountId",
         case when h.account_id is not null and ${isPublic('h.account_id')} then h.account_id end as "profileId", h.kind, h.state, h.version, h.name, h.phone,
         h.rate_paise as "ratePaise", h.due::text as due, h.words, h.answer, h.credit, h.credit_name as "creditName",
         h.brought_back_at as "broughtBackAt", h.created_at as "createdAt",
         (select max(l.expires_at) from hand_links l where l.hand_over_id = h.id and l.ended_at is null) as "linkEndsAt"
    from hand_overs h join order_pieces p on p.id = h.piece_id`;

/** Newest first. */
export const handOversOfOrder = prepared<HandOverRow, [orderId: number]>(
  'hands.of-order',
  `${handOver} where h.order_id = $1 order by h.id desc`,
);

export const findHandOver = prepared<HandOverRow, [handOverId: number]>(
  'hands.hand-over',
  `${handOver} where h.id = $1`,
);

export interface HandPictureRow {
  handOverId: number;
  side: 'OUT' | 'BACK';
  key: string;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  status: 'STORED' | 'READY' | 'FAILED';
}

const pictures = `
  select p.hand_over_id as "handOverId", p.side, f.key, f.width, f.height, f.placeholder, f.status
    from hand_pictures p join media f on f.id = p.media_id`;

export const picturesOfOrder = prepared<HandPictureRow, [orderId: number]>(
  'hands.pictures-of-order',
  `${pictures} join hand_overs h on h.id = p.hand_over_id where h.order_id = $1 order by p.hand_over_id, p.side, p.position`,
);

export const picturesOfHandOver = prepared<HandPictureRow, [handOverId: number]>(
  'hands.pictures',
  `${pictures} where p.hand_over_id = $1 order by p.side, p.position`,
);

/** The order of a hand-over, for its maker; no row for others. */
export const orderOfHandOver = prepared<{ orderId: number }, [handOverId: number, makerId: number]>(
  'hands.order-of-hand-over',
  `select h.order_id as "orderId" from hand_overs h join orders o on o.id = h.order_id
    where h.id = $1 and o.maker_id = $2`,
);

export const handOverWithKey = prepared<
  { id: number; requestHash: string },
  [orderId: number, idempotencyKey: string]
>(
  'hands.with-key',
  'select id, request_hash as "requestHash" from hand_overs where order_id = $1 and idempotency_key = $2',
);

/** A hand-over as its hand opens it. */
export interface OpenedWorkRow {
  handOverId: number;
  orderId: number;
  makerId: number;
  workshop: string;
  piece: string;
  daysOff: DayRange[];
  /** Of the link; null in an account. */
  expiresAt: Date | null;
  isEnded: boolean;
}

/** A hand-over by the token of one of its links, unless its maker's account is gone. */
export const workOfToken = prepared<OpenedWorkRow, [tokenHash: string]>(
  'hands.work-of-token',
  `select h.id as "handOverId", h.order_id as "orderId", o.maker_id as "makerId", u.name as workshop,
          p.name as piece, o.days_off as "daysOff", l.expires_at as "expiresAt", l.ended_at is not null as "isEnded"
     from hand_links l join hand_overs h on h.id = l.hand_over_id join orders o on o.id = h.order_id
     join order_pieces p on p.id = h.piece_id join users u on u.id = o.maker_id
    where l.token_hash = $1 and u.status in ('ACTIVE','SUSPENDED')`,
);

/** A hand-over to an account, unless its maker's account is gone; no row for others. */
export const workOfAccount = prepared<OpenedWorkRow, [handOverId: number, accountId: number]>(
  'hands.work-of-account',
  `select h.id as "handOverId", h.order_id as "orderId", o.maker_id as "makerId", u.name as workshop,
          p.name as piece, o.days_off as "daysOff", null::timestamptz as "expiresAt", false as "isEnded"
     from hand_overs h join orders o on o.id = h.order_id
     join order_pieces p on p.id = h.piece_id join users u on u.id = o.maker_id
    where h.id = $1 and h.account_id = $2 and u.status in ('ACTIVE','SUSPENDED')`,
);

export interface HandedWorkRow extends HandOverRow {
  workshop: string;
  daysOff: DayRange[];
  imageKey: string | null;
}

const handedTo = (end: string) => `
  select w.*, u.name as workshop, o.days_off as "daysOff",
         (select f.key from hand_pictures p join media f on f.id = p.media_id
           where p.hand_over_id = w.id and p.side = 'OUT' and f.status = 'READY' order by p.position limit 1) as "imageKey"
    from (${handOver} where h.account_id = $accountId and h.id < $before and h.ended_at ${end}
           order by h.id desc limit $limit) w
    join orders o on o.id = w."orderId" join users u on u.id = o.maker_id
   where u.status in ('ACTIVE','SUSPENDED') order by w.id desc`;

interface HandedPage {
  accountId: number;
  before: number;
  limit: number;
}

/** Work of an account that has not ended, the last handed over first. By hand_overs_account_idx. */
export const openWork = prepared<HandedWorkRow, { [Name in keyof HandedPage]: HandedPage[Name] }>(
  'hands.open-work',
  handedTo('is null'),
);

/** The same of work that has ended. */
export const pastWork = prepared<HandedWorkRow, { [Name in keyof HandedPage]: HandedPage[Name] }>(
  'hands.past-work',
  handedTo('is not null'),
);

interface OfferedWorkRow {
  email: string;
  name: string;
  workshop: string;
  piece: string;
  due: string;
}

/** What the letter about a hand-over to an account says; no row unless it waits for an answer. */
export const offeredWork = prepared<OfferedWorkRow, [handOverId: number, accountId: number]>(
  'hands.offered-work',
  `select u.email, u.name, m.name as workshop, p.name as piece, h.due::text as due
     from hand_overs h join orders o on o.id = h.order_id join users m on m.id = o.maker_id
     join order_pieces p on p.id = h.piece_id join users u on u.id = h.account_id
    where h.id = $1 and h.account_id = $2 and h.state = 'OFFERED' and u.status in ('ACTIVE','SUSPENDED')`,
);
