import type { ClaimOutcome } from '#contracts/fit/fit.fields.ts';
import type { ClaimAct, ClaimActor, ClaimState } from '#contracts/fit/fit.states.ts';
import type { FitCause, Measurer } from '#contracts/fit/propose-cause.ts';
import type { FitDirection } from '#contracts/fit/zones.ts';
import type { Garment, LengthPartName } from '#contracts/measurements/garments.ts';
import type { Unit } from '#contracts/measurements/lengths.ts';
import type { Measuring } from '#contracts/measurements/measuring.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { translatedTitleIn } from '#server/modules/orders/public.ts';
import { prepared } from '#server/platform/db/prepared.ts';

export interface FittedOrderRow {
  id: number;
  buyerId: number;
  makerId: number;
  status: OrderStatus;
  measuring: Measuring;
  orderedAt: Date;
  /** When it was delivered; null before. */
  deliveredAt: Date | null;
  items: { title: string; size: string; category: string | null }[];
  /** The states of its claims. */
  claims: ClaimState[];
}

const fittedOrder = `
  select o.id, o.buyer_id as "buyerId", o.maker_id as "makerId", o.status, o.measuring, o.created_at as "orderedAt",
         case when o.status = 'DELIVERED' then coalesce(
           (select max(h.created_at) from order_history h where h.order_id = o.id and h.to_status = 'DELIVERED'),
           o.updated_at) end as "deliveredAt",
         coalesce((select json_agg(json_build_object('title', i.title, 'size', i.size, 'category', d.category)
                            order by i.id)
                     from order_items i left join designs d on d.id = i.design_id where i.order_id = o.id), '[]') as items,
         coalesce((select json_agg(c.state order by c.id) from fit_claims c where c.order_id = o.id), '[]') as claims
    from orders o`;

/** An order of the viewer; no row for others. */
export const findFittedOrder = prepared<FittedOrderRow, [orderId: number, viewerId: number]>(
  'fit.order',
  `${fittedOrder} where o.id = $1 and (o.buyer_id = $2 or o.maker_id = $2)`,
);

/** Locks an order, so that its claims move one after the other. */
export const lockFittedOrder = prepared<{ id: number; buyerId: number; makerId: number }, [orderId: number]>(
  'fit.lock-order',
  'select id, buyer_id as "buyerId", maker_id as "makerId" from orders where id = $1 for no key update',
);

/** The order of a claim, for a side of it; no row for others. */
export const orderOfClaim = prepared<{ orderId: number }, [claimId: number, viewerId: number]>(
  'fit.order-of-claim',
  `select c.order_id as "orderId" from fit_claims c join orders o on o.id = c.order_id
    where c.id = $1 and (o.buyer_id = $2 or o.maker_id = $2)`,
);

/** The same without a viewer, for the desk and the clock. */
export const orderOfAnyClaim = prepared<{ orderId: number }, [claimId: number]>(
  'fit.order-of-any-claim',
  'select order_id as "orderId" from fit_claims where id = $1',
);

export interface ClaimRow {
  id: number;
  orderId: number;
  garment: Garment;
  unit: Unit;
  state: ClaimState;
  version: number;
  words: string;
  measuredBy: Measurer;
  size: string;
  sewnWords: string | null;
  cause: FitCause | null;
  decided: ClaimOutcome | null;
  decidedBy: 'MAKER' | 'DESK' | null;
  decidedAt: Date | null;
  decidedWords: string;
  isDeskDecided: boolean;
  days: number | null;
  quoteId: number | null;
  dueAt: Date | null;
  rememberedAt: Date | null;
  createdAt: Date;
}

const claimColumns = `c.id, c.order_id as "orderId", c.garment, c.unit, c.state, c.version, c.words,
  c.measured_by as "measuredBy", c.size, c.sewn_words as "sewnWords", c.cause, c.decided,
  c.decided_by as "decidedBy", c.decided_at as "decidedAt", c.decided_words as "decidedWords",
  c.is_desk_decided as "isDeskDecided", c.days, c.quote_id as "quoteId", c.due_at as "dueAt",
  c.remembered_at as "rememberedAt", c.created_at as "createdAt"`;

/** Locks a claim. The order must be locked before. */
export const lockClaim = prepared<ClaimRow, [claimId: number]>(
  'fit.lock-claim',
  `select ${claimColumns} from fit_claims c where c.id = $1 for update`,
);

/** The states of the other claims of the same order. */
export const otherClaims = prepared<{ state: ClaimState }, [claimId: number]>(
  'fit.others',
  `select x.state from fit_claims x join fit_claims c on c.order_id = x.order_id and c.id <> x.id where c.id = $1`,
);

export interface ShownClaimRow extends ClaimRow {
  buyerId: number;
  makerId: number;
  buyerName: string;
  makerName: string;
  orderedAt: Date;
  /** As it was bought. */
  title: string;
  translatedTitle: string | null;
  /** The measurement that was valid; null for a size. */
  measured: { name: string; on: string } | null;
  transitDays: number;
  daysOff: { from: string; to: string }[];
  /** The quote of the price: its total as offered, and its order. */
  price: { quoteId: number; totalPaise: number; orderId: number | null } | null;
  /** Of the claims of the order, the states of the others. */
  others: ClaimState[];
}

/** A claim with its order. The caller checks the viewer. */
export const shownClaim = prepared<ShownClaimRow, [claimId: number, locale: Locale | null]>(
  'fit.shown-claim',
  `select ${claimColumns}, o.buyer_id as "buyerId", o.maker_id as "makerId", b.name as "buyerName",
          m.name as "makerName", o.created_at as "orderedAt",
          coalesce((select i.title from order_items i where i.order_id = o.id order by i.id limit 1), '') as title,
          (select ${translatedTitleIn('$2')} from order_items i left join designs d on d.id = i.design_id
            where i.order_id = o.id order by i.id limit 1) as "translatedTitle",
          (select json_build_object('name', s.measured_by, 'on', to_char(s.measured_on, 'YYYY-MM-DD'))
             from measurements s where s.id = c.measurement_id) as measured,
          o.transit_days as "transitDays",
          coalesce((select h.holidays from shops h where h.user_id = o.maker_id), '[]') as "daysOff",
          (select json_build_object('quoteId', q.id, 'totalPaise', r.total_paise, 'orderId', q.order_id)
             from quotes q join quote_revisions r on r.quote_id = q.id and r.number = q.revision
            where q.id = c.quote_id) as price,
          coalesce((select json_agg(x.state) from fit_claims x where x.order_id = c.order_id and x.id <> c.id), '[]')
            as others
     from fit_claims c join orders o on o.id = c.order_id
     join users b on b.id = o.buyer_id join users m on m.id = o.maker_id
    where c.id = $1`,
  { 'price.totalPaise': 'a quote that was offered has a price' },
);

export interface ZoneRow {
  part: LengthPartName;
  direction: FitDirection;
  amount: number;
  words: string;
  frozen: number | null;
  frozenOf: 'body' | 'garment' | null;
  signed: number | null;
  remeasured: number | null;
  sewn: number | null;
  ease: number;
}

export const zonesOfClaim = prepared<ZoneRow, [claimId: number]>(
  'fit.zones',
  `select part, direction, amount, words, frozen, frozen_of as "frozenOf", signed, remeasured, sewn, ease
     from fit_zones where claim_id = $1 order by position`,
);

export interface FitPictureRow {
  kind: 'CLAIM' | 'SEWN' | 'ALTERED';
  mediaId: number;
  key: string;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  status: 'STORED' | 'READY' | 'FAILED';
}

export const picturesOfClaim = prepared<FitPictureRow, [claimId: number]>(
  'fit.pictures',
  `select p.kind, p.media_id as "mediaId", f.key, f.width, f.height, f.placeholder, f.status
     from fit_pictures p join media f on f.id = p.media_id where p.claim_id = $1 order by p.kind, p.position`,
);

export interface StepRow {
  id: number;
  act: ClaimAct;
  by: ClaimActor;
  actorName: string | null;
  to: ClaimState;
  note: string;
  at: Date;
}

/** Oldest first. */
export const historyOfClaim = prepared<StepRow, [claimId: number]>(
  'fit.history',
  `select h.id, h.act, h.actor as by, u.name as "actorName", h.to_state as "to", h.note, h.created_at as at
     from fit_history h left join users u on u.id = h.actor_id where h.claim_id = $1 order by h.id`,
);

/** The people of a buyer's book, and the person whose measurements the claimed garment was made from. */
export const peopleToRemember = prepared<
  { id: number; name: string; isMeasured: boolean },
  [buyerId: number, claimId: number]
>(
  'fit.people-to-remember',
  `select p.id, p.name, exists (
            select from fit_claims c
             where c.id = $2 and (
               exists (select from naap_shares s where s.order_id = c.order_id and s.garment = c.garment
                          and s.person_id = p.id and s.revoked_at is null)
               or exists (select from naap_versions v where v.measurement_id = c.measurement_id and v.person_id = p.id)))
            as "isMeasured"
     from naap_people p where p.owner_id = $1 and p.removed_at is null
    order by p.relation = 'SELF' desc, lower(p.name), p.id`,
);

export interface FrozenRow {
  id: number;
  garment: Garment;
  unit: Unit;
  lengths: Record<string, number | string>;
  takenFrom: Record<string, 'body' | 'garment'> | null;
  recordedBy: number;
  signedAt: Date | null;
}

/** The measurements of an order, the newest of each garment first. */
export const frozenOfOrder = prepared<FrozenRow, [orderId: number]>(
  'fit.frozen',
  `select id, garment, unit, lengths, taken_from as "takenFrom", recorded_by as "recordedBy", signed_at as "signedAt"
     from measurements where order_id = $1 order by garment, version desc`,
);

/** Claims whose timer has ended by $1, oldest first. */
export const dueClaims = prepared<{ id: number }, [now: Date]>(
  'fit.due',
  'select id from fit_claims where due_at is not null and due_at <= $1 order by due_at limit 200',
);

/** The claim that waits for a quote, or whose work follows its order. */
export const claimOfQuote = prepared<{ id: number }, [quoteId: number]>(
  'fit.of-quote',
  'select id from fit_claims where quote_id = $1',
);

export const claimOfPaidOrder = prepared<{ id: number }, [orderId: number]>(
  'fit.of-paid-order',
  `select c.id from fit_claims c join quotes q on q.id = c.quote_id where q.order_id = $1`,
);
