import { prepared } from '#server/platform/db/prepared.ts';

/**
 * Serializes the creation of a person's occasions, so that their count is right. Returns no row if the account is
 * closed.
 */
export const lockOrganiser = prepared<{ id: number }, [organiserId: number]>(
  'occasions.lock-organiser',
  `with owner as materialized (select id from users where id = $1 and status = 'ACTIVE' for key share),
        held as materialized (
          select id, pg_advisory_xact_lock(hashtextextended('occasions of ' || id, 0)) from owner)
   select id from held`,
);

/** Read after the lock, so that it counts what an earlier holder of the lock wrote. */
export const countOccasions = prepared<{ count: number }, [organiserId: number]>(
  'occasions.count',
  'select count(*)::int as count from occasions where organiser_id = $1',
);

export const occasionWithKey = prepared<
  { id: number; requestHash: string },
  [organiserId: number, key: string]
>(
  'occasions.with-key',
  `select id, request_hash as "requestHash" from occasions where organiser_id = $1 and idempotency_key = $2`,
);

interface WrittenOccasion {
  title: string;
  day: string;
  city: string;
  delivery: string;
}

export const insertOccasion = prepared<
  { id: number },
  WrittenOccasion & { organiserId: number; idempotencyKey: string; requestHash: string; now: Date }
>(
  'occasions.insert',
  `insert into occasions (organiser_id, title, day, city, delivery, idempotency_key, request_hash, created_at)
   values ($organiserId, $title, $day::text::date, $city, $delivery, $idempotencyKey, $requestHash, $now) returning id`,
);

export const updateOccasion = prepared<object, WrittenOccasion & { occasionId: number }>(
  'occasions.update',
  `update occasions set title = $title, day = $day::text::date, city = $city, delivery = $delivery
    where id = $occasionId`,
);

/** $2 is null to take it back. */
export const setArchived = prepared<object, [occasionId: number, archivedAt: Date | null]>(
  'occasions.set-archived',
  'update occasions set archived_at = $2 where id = $1',
);

export const guestWithKey = prepared<{ requestHash: string }, [occasionId: number, key: string]>(
  'occasions.guest-with-key',
  `select request_hash as "requestHash" from occasion_guests where occasion_id = $1 and idempotency_key = $2`,
);

export const countGuests = prepared<{ count: number }, [occasionId: number]>(
  'occasions.count-guests',
  'select count(*)::int as count from occasion_guests where occasion_id = $1',
);

/** A person of one's own naap book, kept from being removed until the transaction ends. */
export const ownBookPerson = prepared<{ id: number }, [personId: number, ownerId: number]>(
  'occasions.own-book-person',
  'select id from naap_people where id = $1 and owner_id = $2 and removed_at is null for key share',
);

interface WrittenGuest {
  name: string;
  naapPersonId: number | null;
  note: string;
}

export const insertGuest = prepared<
  object,
  WrittenGuest & { occasionId: number; idempotencyKey: string; requestHash: string; now: Date }
>(
  'occasions.insert-guest',
  `insert into occasion_guests (occasion_id, name, naap_person_id, note, idempotency_key, request_hash, created_at)
   values ($occasionId, $name, $naapPersonId, $note, $idempotencyKey, $requestHash, $now)`,
);

export const updateGuest = prepared<{ id: number }, WrittenGuest & { guestId: number; occasionId: number }>(
  'occasions.update-guest',
  `update occasion_guests set name = $name, naap_person_id = $naapPersonId, note = $note
    where id = $guestId and occasion_id = $occasionId returning id`,
);

/** One person of a locked occasion, and how many orders are assigned to them. */
export const guestOfOccasion = prepared<
  { id: number; orders: number },
  [guestId: number, occasionId: number]
>(
  'occasions.guest',
  `select g.id, (select count(*) from occasion_orders a where a.guest_id = g.id)::int as orders
     from occasion_guests g where g.id = $1 and g.occasion_id = $2`,
);

export const deleteGuest = prepared<object, [guestId: number]>(
  'occasions.delete-guest',
  'delete from occasion_guests where id = $1',
);

/** An order of a buyer, locked, not of a swatch, with the occasion that it belongs to. */
export const lockPurchase = prepared<
  { status: string; occasionId: number | null },
  [orderId: number, buyerId: number]
>(
  'occasions.lock-purchase',
  `select o.status, (select a.occasion_id from occasion_orders a where a.order_id = o.id) as "occasionId"
     from orders o where o.id = $1 and o.buyer_id = $2 and o.swatch_of is null for update of o`,
);

/** Returns no row if the order belongs to another occasion. */
export const putOrder = prepared<{ orderId: number }, [orderId: number, occasionId: number, guestId: number]>(
  'occasions.put-order',
  `insert into occasion_orders (order_id, occasion_id, guest_id) values ($1, $2, $3)
   on conflict (order_id) do update set guest_id = excluded.guest_id
     where occasion_orders.occasion_id = excluded.occasion_id
   returning order_id as "orderId"`,
);

/** Its links go with it. */
export const takeOrderOut = prepared<{ orderId: number }, [orderId: number, occasionId: number]>(
  'occasions.take-order-out',
  'delete from occasion_orders where order_id = $1 and occasion_id = $2 returning order_id as "orderId"',
);
