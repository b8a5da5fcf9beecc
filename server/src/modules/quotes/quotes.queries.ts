import type { Measuring } from '#contracts/measurements/measuring.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import { type KeptShares, usualShares } from '#contracts/orders/endings/kept-shares.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import type { BriefState } from '#contracts/quotes/briefs/briefs.states.ts';
import type { QuoteAct, QuoteActor, QuoteState } from '#contracts/quotes/quotes.states.ts';
import { isSuspended } from '#server/modules/accounts/public.ts';
import { isShownTo } from '#server/modules/designs/designs.tables.ts';
import { isBlockBetween } from '#server/modules/profiles/privacy/privacy.tables.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { StoredLine } from './quotes.tables.ts';

export interface QuoteRow {
  id: number;
  makerId: number;
  buyerId: number;
  enquiryId: number | null;
  briefId: number | null;
  /** When the owner of the brief took this bid. */
  chosenAt: Date | null;
  designId: number | null;
  state: QuoteState;
  version: number;
  revision: number;
  acceptedRevision: number | null;
  /** Null for a draft. */
  validUntil: Date | null;
  orderId: number | null;
}

export const quoteRowColumns = `q.id, q.maker_id as "makerId", q.buyer_id as "buyerId", q.enquiry_id as "enquiryId",
  q.brief_id as "briefId", q.chosen_at as "chosenAt", q.design_id as "designId", q.state, q.version, q.revision, q.accepted_revision as "acceptedRevision",
  q.valid_until as "validUntil", q.order_id as "orderId"`;

/** SQL: the viewer is a side of the quote. A buyer has no part in a quote that was never offered. */
const isSideOf = (viewer: string) =>
  `(q.maker_id = ${viewer} or (q.buyer_id = ${viewer} and q.valid_until is not null))`;

/** Locks a quote of the viewer until the transaction ends; no row for others. */
export const lockQuote = prepared<QuoteRow, [quoteId: number, viewerId: number]>(
  'quotes.lock',
  `select ${quoteRowColumns} from quotes q where q.id = $1 and ${isSideOf('$2')} for update`,
);

/** The same without a viewer, for the clock. */
export const lockAnyQuote = prepared<QuoteRow, [quoteId: number]>(
  'quotes.lock-any',
  `select ${quoteRowColumns} from quotes q where q.id = $1 for update`,
);

export const quoteOfOrder = prepared<{ id: number }, [orderId: number]>(
  'quotes.of-order',
  'select id from quotes where order_id = $1',
);

export const cancelledOrder = prepared<{ id: number }, [orderId: number]>(
  'quotes.cancelled-order',
  `select id from orders where id = $1 and status = 'CANCELLED'`,
);

/** The advance of the revision that the buyer accepted, in paise, for an order of a quote. */
export const agreedAdvance = prepared<{ advancePaise: number | null }, [orderId: number]>(
  'quotes.agreed-advance',
  `select r.advance_paise as "advancePaise"
     from quotes q left join quote_revisions r on r.quote_id = q.id and r.number = q.accepted_revision
    where q.order_id = $1`,
);

export const orderOfQuote = prepared<
  { orderId: number; status: OrderStatus; requestHash: string },
  [quoteId: number, viewerId: number]
>(
  'quotes.order',
  `select o.id as "orderId", o.status, o.request_hash as "requestHash"
     from quotes q join orders o on o.id = q.order_id
    where q.id = $1 and ${isSideOf('$2')}`,
);

/** Why the two sides of a quote cannot go on. */
export interface SidesRow {
  isBlocked: boolean;
  /** The maker is suspended, banned or gone. */
  isMakerHeld: boolean;
  isBuyerHere: boolean;
  isDesignHidden: boolean;
}

export const sideColumns = `${isBlockBetween('q.maker_id', 'q.buyer_id')} as "isBlocked",
  (u.status <> 'ACTIVE' or ${isSuspended}) as "isMakerHeld", b.status = 'ACTIVE' as "isBuyerHere",
  coalesce((select d.status = 'HIDDEN' from designs d where d.id = q.design_id), false) as "isDesignHidden"`;
export const joinSides = 'join users u on u.id = q.maker_id join users b on b.id = q.buyer_id';
export const heldIsNeverNull = { isMakerHeld: 'a reason that is null makes the whole of it false' };

export const sidesOfQuote = prepared<SidesRow, [quoteId: number]>(
  'quotes.sides',
  `select ${sideColumns} from quotes q ${joinSides} where q.id = $1`,
  heldIsNeverNull,
);

export interface ShownQuoteRow extends QuoteRow, SidesRow {
  makerName: string;
  buyerName: string;
  chatId: number | null;
  payUntil: Date | null;
  brief: { id: number; title: string; state: BriefState } | null;
  daysOff: { from: string; to: string }[];
  /** Of its order, or else of the maker now. */
  keptShares: KeptShares;
  design: {
    id: number;
    title: string;
    language: string;
    translatedTitle: string | null;
    imageKey: string | null;
    isShown: boolean;
  } | null;
}

/** A quote for one of its sides; no row for others. */
export const shownQuote = prepared<ShownQuoteRow, [quoteId: number, viewerId: number, locale: Locale]>(
  'quotes.shown',
  `select ${quoteRowColumns}, ${sideColumns}, u.name as "makerName", b.name as "buyerName",
          (select c.id from chats c where c.low_id = least(q.maker_id, q.buyer_id)
                                      and c.high_id = greatest(q.maker_id, q.buyer_id)) as "chatId",
          (select o.pay_until from orders o where o.id = q.order_id and q.state = 'PAYING') as "payUntil",
          (select json_build_object('id', brief.id, 'title', brief.title, 'state', brief.state) from briefs brief
            where brief.id = q.brief_id) as brief,
          coalesce((select s.holidays from shops s where s.user_id = q.maker_id), '[]') as "daysOff",
          coalesce((select o.kept_shares from orders o where o.id = q.order_id and q.state in ('PAYING','ORDERED')),
                   (select s.kept_shares from shops s where s.user_id = q.maker_id),
                   '${JSON.stringify(usualShares)}'::jsonb) as "keptShares",
          (select json_build_object('id', d.id, 'title', d.title, 'language', d.language,
                    'translatedTitle', d.translations -> $3::text ->> 'title',
                    'imageKey', case when ${isShownTo('$2')} or d.maker_id = $2 then d.pictures -> 0 ->> 'key' end,
                    'isShown', ${isShownTo('$2')})
             from designs d where d.id = q.design_id and d.status <> 'DELETED') as design
     from quotes q ${joinSides}
    where q.id = $1 and ${isSideOf('$2')}`,
  heldIsNeverNull,
);

export interface QuotePictureRow {
  mediaId: number;
  key: string;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  status: 'STORED' | 'READY' | 'FAILED';
}

export interface RevisionRow {
  number: number;
  title: string;
  words: string;
  included: string;
  lines: StoredLine[];
  measuring: Measuring;
  days: number;
  functionOn: string | null;
  freeChanges: number;
  validDays: number;
  validUntil: Date | null;
  totalPaise: number | null;
  advancePaise: number | null;
  createdAt: Date;
  pictures: QuotePictureRow[];
}

export const revisionColumns = `r.number, r.title, r.words, r.included, r.lines, r.measuring, r.days,
  r.function_on::text as "functionOn", r.free_changes as "freeChanges", r.valid_days as "validDays",
  r.valid_until as "validUntil", r.total_paise as "totalPaise", r.advance_paise as "advancePaise",
  r.created_at as "createdAt",
  (select coalesce(json_agg(json_build_object('mediaId', f.id, 'key', f.key, 'width', f.width, 'height', f.height,
            'placeholder', f.placeholder, 'status', f.status) order by p.position), '[]')
     from quote_pictures p join media f on f.id = p.media_id
    where p.quote_id = r.quote_id and p.revision = r.number) as pictures`;

/** Oldest first. */
export const revisionsOfQuote = prepared<RevisionRow, [quoteId: number]>(
  'quotes.revisions',
  `select ${revisionColumns} from quote_revisions r where r.quote_id = $1 order by r.number`,
);

export const revisionOfQuote = prepared<RevisionRow, [quoteId: number, number: number]>(
  'quotes.revision',
  `select ${revisionColumns} from quote_revisions r where r.quote_id = $1 and r.number = $2`,
);

export interface MoveRow {
  id: number;
  act: QuoteAct;
  by: QuoteActor;
  actorName: string | null;
  from: QuoteState;
  to: QuoteState;
  revision: number;
  note: string;
  pricePaise: number | null;
  at: Date;
}

/** Oldest first. */
export const historyOfQuote = prepared<MoveRow, [quoteId: number]>(
  'quotes.history',
  `select h.id, h.act, h.actor as by, u.name as "actorName", h.from_state as "from", h.to_state as "to",
          h.revision, h.note, h.price_paise as "pricePaise", h.created_at as at
     from quote_history h left join users u on u.id = h.actor_id where h.quote_id = $1 order by h.id`,
);

/** A revision for the card of a message. */
export interface CardRow {
  title: string;
  makerId: number;
  buyerId: number;
  makerName: string;
  buyerName: string;
  buyerEmail: string;
  makerEmail: string;
  briefId: number | null;
  briefState: BriefState | null;
  state: QuoteState;
  revision: number;
  totalPaise: number | null;
  validUntil: Date | null;
}

export const cardOfQuote = prepared<CardRow, [quoteId: number]>(
  'quotes.card',
  `select r.title, q.maker_id as "makerId", q.buyer_id as "buyerId", m.name as "makerName", b.name as "buyerName",
          b.email as "buyerEmail", m.email as "makerEmail", q.brief_id as "briefId",
          (select state from briefs where id = q.brief_id) as "briefState", q.state, q.revision, r.total_paise as "totalPaise", q.valid_until as "validUntil"
     from quotes q join quote_revisions r on r.quote_id = q.id and r.number = q.revision
     join users m on m.id = q.maker_id join users b on b.id = q.buyer_id
    where q.id = $1`,
);

/** Offers that have ended by $1 and still stand, oldest first. */
export const endedQuotes = prepared<{ id: number }, [now: Date]>(
  'quotes.ended',
  `select id from quotes
    where state in ('OFFERED','CHANGE_ASKED','COUNTERED','REVISED','ACCEPTED') and valid_until <= $1
    order by valid_until limit 200`,
);

/** Claims the offers that wait for their buyer and end between $1 and $2. Skips those of another process. */
export const takeEndingQuotes = prepared<
  { id: number; revision: number; buyerId: number; makerId: number },
  [now: Date, until: Date]
>(
  'quotes.take-ending',
  `update quotes set reminded_at = $1
    where id in (select id from quotes
                  where state in ('OFFERED','CHANGE_ASKED','COUNTERED','REVISED','ACCEPTED')
                    and state in ('OFFERED','REVISED','ACCEPTED')
                    and valid_until > $1 and valid_until <= $2 and reminded_at is null
                  order by valid_until limit 100 for update skip locked)
   returning id, revision, buyer_id as "buyerId", maker_id as "makerId"`,
);
