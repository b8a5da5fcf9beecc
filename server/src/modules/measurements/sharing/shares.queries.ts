import type { BookBody, Relation } from '#contracts/measurements/book/book.rules.ts';
import type { Garment } from '#contracts/measurements/garments.ts';
import type { Unit } from '#contracts/measurements/lengths.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { Differences, StoredValues } from '../book/stored-values.ts';
import type { OverlayRow, VersionRow } from '../book/versions.queries.ts';

interface BoughtOrder {
  id: number;
  status: OrderStatus;
  makerId: number;
  makerName: string;
  orderedAt: Date;
  titles: string[];
}

const ofBuyer = `
  select o.id, o.status, o.maker_id as "makerId", m.name as "makerName", o.created_at as "orderedAt",
         coalesce((select json_agg(i.title order by i.id) from order_items i where i.order_id = o.id), '[]') as titles
    from orders o join users m on m.id = o.maker_id where o.id = $1 and o.buyer_id = $2`;

/** An order that the viewer bought. */
export const findBoughtOrder = prepared<BoughtOrder, [orderId: number, buyerId: number]>(
  'naap.bought-order',
  ofBuyer,
);

/** Like `findBoughtOrder`, but locks the order, so that making does not start before the caller commits. */
export const holdBoughtOrder = prepared<BoughtOrder, [orderId: number, buyerId: number]>(
  'naap.hold-bought-order',
  `${ofBuyer} for share of o`,
);

export interface ShareRow {
  id: number;
  orderId: number;
  orderedAt: Date;
  status: OrderStatus;
  makerName: string;
  personId: number;
  personName: string;
  garment: Garment;
  versionId: number;
  version: number;
  overlay: string | null;
  sharedAt: Date;
  revokedAt: Date | null;
  frozenAt: Date | null;
}

const share = `
  select s.id, s.order_id as "orderId", o.created_at as "orderedAt", o.status, m.name as "makerName",
         s.person_id as "personId", p.name as "personName", s.garment, s.version_id as "versionId", v.version,
         s.overlay_name as overlay, s.shared_at as "sharedAt", s.revoked_at as "revokedAt",
         s.frozen_at as "frozenAt"
    from naap_shares s
    join naap_people p on p.id = s.person_id
    join naap_versions v on v.id = s.version_id
    join orders o on o.id = s.order_id
    join users m on m.id = o.maker_id`;

/** Shares of a garment of a person, newest first. */
export const sharesOfGarment = prepared<ShareRow, [personId: number, garment: string]>(
  'naap.shares-of-garment',
  `${share} where s.person_id = $1 and s.garment = $2 order by s.id desc limit 100`,
);

/** Shares of an order, newest first. Those of people who were removed from the book are left out. */
export const sharesOfOrder = prepared<ShareRow, [orderId: number]>(
  'naap.shares-of-order',
  `${share} where s.order_id = $1 and p.removed_at is null order by s.id desc limit 100`,
);

/** A share of one's own book. */
export const findShare = prepared<{ id: number; orderId: number }, [shareId: number, ownerId: number]>(
  'naap.share',
  `select s.id, s.order_id as "orderId" from naap_shares s join naap_people p on p.id = s.person_id
    where s.id = $1 and p.owner_id = $2 and p.removed_at is null and s.revoked_at is null`,
);

export const findLiveShare = prepared<
  { id: number; personId: number; versionId: number; overlayId: number | null },
  [orderId: number, garment: string]
>(
  'naap.live-share',
  `select id, person_id as "personId", version_id as "versionId", overlay_id as "overlayId"
     from naap_shares where order_id = $1 and garment = $2 and revoked_at is null`,
);

export const findSharedUnderKey = prepared<
  { versionId: number; overlayId: number | null },
  [orderId: number, key: string]
>(
  'naap.shared-under-key',
  `select version_id as "versionId", overlay_id as "overlayId" from naap_shares
    where order_id = $1 and idempotency_key = $2`,
);

/** Returns no row if the share was revoked or frozen meanwhile. */
export const endShare = prepared<{ id: number }, [shareId: number, now: Date]>(
  'naap.end-share',
  `update naap_shares set revoked_at = $2 where id = $1 and revoked_at is null and frozen_at is null
   returning id`,
);

export const insertShare = prepared<
  { id: number },
  {
    orderId: number;
    personId: number;
    garment: string;
    versionId: number;
    overlayId: number | null;
    overlayName: string | null;
    differences: string | null;
    idempotencyKey: string | null;
    now: Date;
  }
>(
  'naap.insert-share',
  `insert into naap_shares (order_id, person_id, garment, version_id, overlay_id, overlay_name, differences, idempotency_key,
                            shared_at)
   values ($orderId, $personId, $garment, $versionId, $overlayId, $overlayName, $differences::jsonb, $idempotencyKey, $now)
   returning id`,
);

/** Locks the orders with a share of a person that is not frozen yet, in the order of their ids. */
export const holdOrdersOfPerson = prepared<{ id: number }, [personId: number]>(
  'naap.hold-orders-of-person',
  `select o.id from orders o
    where o.id in (select order_id from naap_shares
                    where person_id = $1 and revoked_at is null and frozen_at is null)
    order by o.id for share`,
);

/** Revokes the shares of a person with orders that are in one of the statuses. */
export const revokeSharesOfPerson = prepared<
  { id: number; orderId: number; makerId: number },
  [personId: number, statuses: string[], now: Date]
>(
  'naap.revoke-shares-of-person',
  `update naap_shares s set revoked_at = $3 from orders o
    where o.id = s.order_id and s.person_id = $1 and o.status = any ($2::text[])
      and s.revoked_at is null and s.frozen_at is null
   returning s.id, s.order_id as "orderId", o.maker_id as "makerId"`,
);

/** Revokes the shares of an order that ended before making started. */
export const revokeSharesOfOrder = prepared<object, [orderId: number, now: Date]>(
  'naap.revoke-shares-of-order',
  `update naap_shares set revoked_at = $2 where order_id = $1 and revoked_at is null and frozen_at is null`,
);

interface FreezableRow {
  id: number;
  ownerId: number;
  personName: string;
  unit: Unit;
  garment: Garment;
  values: StoredValues;
  overlay: string | null;
  differences: Differences | null;
  measuredBy: string;
  measuredOn: string;
  preferences: string;
  notes: string;
  sharedAt: Date;
  likes: Differences | null;
}

/** Locks the shares of an order that are not frozen yet, with what the order copies. */
export const lockFreezable = prepared<FreezableRow, [orderId: number]>(
  'naap.lock-freezable',
  `select s.id, p.owner_id as "ownerId", p.name as "personName", p.unit, s.garment, v.values,
          s.overlay_name as overlay, s.differences, v.measured_by as "measuredBy",
          to_char(v.measured_on, 'YYYY-MM-DD') as "measuredOn", v.preferences, v.notes, s.shared_at as "sharedAt",
          (select json_object_agg(l.part, l.tenths) from naap_preferences l
            where l.person_id = s.person_id and l.garment = s.garment) as likes
     from naap_shares s
     join naap_versions v on v.id = s.version_id
     join naap_people p on p.id = s.person_id
    where s.order_id = $1 and s.revoked_at is null and s.frozen_at is null
    order by s.id for update of s`,
);

export const markFrozen = prepared<object, [shareId: number, frozenAt: Date, measurementId: number]>(
  'naap.mark-frozen',
  'update naap_shares set frozen_at = $2, measurement_id = $3 where id = $1',
);

interface SharedRow {
  shareId: number;
  garment: Garment;
  version: number;
  personName: string;
  body: BookBody;
  unit: Unit;
  values: StoredValues;
  differences: Differences | null;
  source: VersionRow['source'];
  measuredBy: string;
  measuredOn: string;
  confirmedOn: string | null;
  preferences: string;
  notes: string;
  overlay: string | null;
  sharedAt: Date;
  frozenAt: Date | null;
}

/** What is shared with an order; nothing of an order that was cancelled before making started. */
export const listShared = prepared<SharedRow, [orderId: number]>(
  'naap.shared',
  `select s.id as "shareId", s.garment, v.version, p.name as "personName", p.body, p.unit, v.values, s.differences,
          v.source, v.measured_by as "measuredBy", to_char(v.measured_on, 'YYYY-MM-DD') as "measuredOn",
          to_char(v.confirmed_on, 'YYYY-MM-DD') as "confirmedOn", v.preferences, v.notes,
          s.overlay_name as overlay, s.shared_at as "sharedAt", s.frozen_at as "frozenAt"
     from naap_shares s
     join orders o on o.id = s.order_id
     join naap_versions v on v.id = s.version_id
     join naap_people p on p.id = s.person_id
    where s.order_id = $1 and s.revoked_at is null and (o.status <> 'CANCELLED' or s.frozen_at is not null)
    order by s.garment limit 100`,
);

export interface ShareableRow extends VersionRow {
  personName: string;
  relation: Relation;
  body: BookBody;
  unit: Unit;
  usedFor: { orderId: number; orderedAt: string }[];
}

/** For each garment the newest versions, and those that an earlier order with the maker froze. */
export const listShareable = prepared<
  ShareableRow,
  { ownerId: number; garments: string[]; newest: number; makerId: number; orderId: number }
>(
  'naap.shareable',
  `select v.id, v.person_id as "personId", v.garment, v.version, v.values, v.source,
          v.measured_by as "measuredBy", to_char(v.measured_on, 'YYYY-MM-DD') as "measuredOn",
          to_char(v.confirmed_on, 'YYYY-MM-DD') as "confirmedOn", v.reason, v.preferences, v.notes,
          v.order_id as "orderId", v.created_at as "createdAt",
          p.name as "personName", p.relation, p.body, p.unit, used.orders as "usedFor"
     from naap_people p
     join naap_versions n on n.person_id = p.id and n.is_newest and n.garment = any ($garments::text[])
     join naap_versions v on v.person_id = p.id and v.garment = n.garment
     cross join lateral (
       select coalesce(json_agg(json_build_object('orderId', o.id, 'orderedAt', o.created_at) order by o.id desc),
                       '[]') as orders, count(*) as count
         from naap_shares s join orders o on o.id = s.order_id
        where s.version_id = v.id and s.frozen_at is not null and o.maker_id = $makerId and o.id <> $orderId) used
    where p.owner_id = $ownerId and p.removed_at is null
      and (v.version > n.version - $newest::int or used.count > 0)
    order by p.relation = 'SELF' desc, lower(p.name), p.id, v.garment, v.version desc limit 1000`,
);

export const overlaysOfBook = prepared<OverlayRow, [ownerId: number, garments: string[]]>(
  'naap.overlays-of-book',
  `select o.id, o.person_id as "personId", o.garment, o.name, o.differences
     from naap_people p join naap_overlays o on o.person_id = p.id
    where p.owner_id = $1 and p.removed_at is null and o.garment = any ($2::text[]) order by o.id`,
);
