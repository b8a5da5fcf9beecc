import type { Delivery } from '#contracts/occasions/occasions.rules.ts';
import { prepared } from '#server/platform/db/prepared.ts';

export interface OccasionRow {
  id: number;
  organiserId: number;
  title: string;
  /** YYYY-MM-DD in IST. */
  day: string;
  city: string;
  delivery: Delivery;
  archivedAt: Date | null;
}

const columns = `c.id, c.organiser_id as "organiserId", c.title, c.day::text as day, c.city, c.delivery,
  c.archived_at as "archivedAt"`;

/** The statement checks the organiser: it returns no row for occasions of other people. */
export const occasionOfOrganiser = prepared<OccasionRow, [occasionId: number, organiserId: number]>(
  'occasions.one',
  `select ${columns} from occasions c where c.id = $1 and c.organiser_id = $2`,
);

/** Locks one's own occasion; all writes of its people, orders and links wait for each other. */
export const lockOccasion = prepared<OccasionRow, [occasionId: number, organiserId: number]>(
  'occasions.lock',
  `select ${columns} from occasions c where c.id = $1 and c.organiser_id = $2 for update`,
);

/** Those ahead by day, then the past, newest first, then the archived. */
export const occasionsOfOrganiser = prepared<
  OccasionRow & { people: number; orderIds: number[] },
  [organiserId: number, today: string]
>(
  'occasions.list',
  `select ${columns},
          (select count(*) from occasion_guests g where g.occasion_id = c.id)::int as people,
          coalesce((select json_agg(a.order_id) from occasion_orders a where a.occasion_id = c.id), '[]') as "orderIds"
     from occasions c where c.organiser_id = $1
    order by c.archived_at is not null, c.day < $2::date,
             case when c.day >= $2::date then c.day end, c.day desc, c.id desc`,
);

export interface GuestRow {
  id: number;
  name: string;
  note: string;
  naapPersonId: number | null;
  /** The person of the naap book has measurements. */
  isInBook: boolean;
}

const inBook = `exists (select from naap_versions v join naap_people p on p.id = v.person_id
  where p.id = g.naap_person_id and p.removed_at is null)`;

/** In the order in which they were added. */
export const guestsOfOccasion = prepared<GuestRow, [occasionId: number]>(
  'occasions.guests',
  `select g.id, g.name, g.note,
          (select p.id from naap_people p where p.id = g.naap_person_id and p.removed_at is null) as "naapPersonId",
          ${inBook} as "isInBook"
     from occasion_guests g where g.occasion_id = $1 order by g.id`,
);

export interface AssignmentRow {
  orderId: number;
  guestId: number;
  /** Measurements were recorded for the order, or shared with it. */
  hasMeasurements: boolean;
}

/** The orders of an occasion, oldest first. */
export const ordersOfOccasion = prepared<AssignmentRow, [occasionId: number]>(
  'occasions.orders',
  `select a.order_id as "orderId", a.guest_id as "guestId",
          (exists (select from measurements m where m.order_id = a.order_id)
            or exists (select from naap_shares s where s.order_id = a.order_id and s.revoked_at is null)
          ) as "hasMeasurements"
     from occasion_orders a where a.occasion_id = $1 order by a.order_id`,
);

/** The newest open purchases of a person that belong to no occasion. */
export const assignableOrders = prepared<{ id: number }, [buyerId: number, most: number]>(
  'occasions.assignable',
  `select o.id from orders o
    where o.buyer_id = $1 and o.status not in ('DELIVERED','CANCELLED') and o.swatch_of is null
      and not exists (select from occasion_orders a where a.order_id = o.id)
    order by o.id desc limit $2`,
);

interface NoteRow {
  buyerId: number;
  isConfirmed: boolean;
  /** The occasion; null without one, and once it is archived. */
  occasion: Pick<OccasionRow, 'id' | 'title' | 'day' | 'city' | 'delivery'> | null;
  others: number;
}

/** An order and its occasion, for one of the order's two sides. */
export const occasionOfOrder = prepared<NoteRow, [orderId: number, viewerId: number]>(
  'occasions.of-order',
  `select o.buyer_id as "buyerId", o.confirmed_at is not null as "isConfirmed",
          case when c.id is not null then json_build_object('id', c.id, 'title', c.title,
            'day', c.day::text, 'city', c.city, 'delivery', c.delivery) end as occasion,
          (select count(*) from occasion_orders b join orders x on x.id = b.order_id
            where b.occasion_id = c.id and b.order_id <> o.id and x.status <> 'CANCELLED')::int as others
     from orders o left join occasion_orders a on a.order_id = o.id
     left join occasions c on c.id = a.occasion_id and c.archived_at is null
    where o.id = $1 and (o.buyer_id = $2 or o.maker_id = $2)`,
);
