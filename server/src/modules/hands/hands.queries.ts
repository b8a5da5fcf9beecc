import type { HandKind } from '#contracts/hands/credits.ts';
import type { CreditState } from '#contracts/hands/hands.rules.ts';
import type { HandOverState } from '#contracts/hands/hands.states.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import type { DayRange } from '#contracts/platform/days/days-off.ts';
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
  select h.id, h.order_id as "orderId", h.piece_id as "pieceId", h.kind, h.state, h.version, h.name, h.phone,
         h.rate_paise as "ratePaise", h.due::text as due, h.words, h.answer, h.credit, h.credit_name as "creditName",
         h.brought_back_at as "broughtBackAt", h.created_at as "createdAt",
         (select max(l.expires_at) from hand_links l where l.hand_over_id = h.id and l.ended_at is null) as "linkEndsAt"
    from hand_overs h`;

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

export interface OpenedLinkRow {
  linkId: number;
  handOverId: number;
  orderId: number;
  makerId: number;
  workshop: string;
  piece: string;
  daysOff: DayRange[];
  expiresAt: Date;
  isEnded: boolean;
}

/** A hand-over by the token of one of its links, unless its maker's account is gone. */
export const linkOfToken = prepared<OpenedLinkRow, [tokenHash: string]>(
  'hands.link-of-token',
  `select l.id as "linkId", h.id as "handOverId", h.order_id as "orderId", o.maker_id as "makerId", u.name as workshop,
          p.name as piece, o.days_off as "daysOff", l.expires_at as "expiresAt", l.ended_at is not null as "isEnded"
     from hand_links l join hand_overs h on h.id = l.hand_over_id join orders o on o.id = h.order_id
     join order_pieces p on p.id = h.piece_id join users u on u.id = o.maker_id
    where l.token_hash = $1 and u.status in ('ACTIVE','SUSPENDED')`,
);
