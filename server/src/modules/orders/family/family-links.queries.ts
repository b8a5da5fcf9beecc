import { prepared } from '#server/platform/db/prepared.ts';

export interface FamilyLinkRow {
  id: number;
  withPhotographs: boolean;
  createdAt: Date;
  expiresAt: Date;
}

/** Open links, newest first. */
export const linksOfOrder = prepared<FamilyLinkRow, [orderId: number, now: Date]>(
  'orders.family-links',
  `select id, with_photographs as "withPhotographs", created_at as "createdAt", expires_at as "expiresAt"
     from order_family_links where order_id = $1 and expires_at > $2 order by id desc`,
);

export const insertFamilyLink = prepared<
  object,
  { orderId: number; tokenHash: string; withPhotographs: boolean; now: Date; expiresAt: Date }
>(
  'orders.insert-family-link',
  `insert into order_family_links (order_id, token_hash, with_photographs, created_at, expires_at)
   values ($orderId, $tokenHash, $withPhotographs, $now, $expiresAt)`,
);

/** Only for the buyer's own orders. */
export const deleteFamilyLink = prepared<{ id: number }, [linkId: number, orderId: number, buyerId: number]>(
  'orders.delete-family-link',
  `delete from order_family_links l using orders o
    where l.id = $1 and l.order_id = $2 and o.id = l.order_id and o.buyer_id = $3
   returning l.id`,
);

export const deleteExpiredLinks = prepared<object, [now: Date]>(
  'orders.delete-expired-family-links',
  'delete from order_family_links where expires_at <= $1',
);

interface OpenedRow {
  orderId: number;
  buyerId: number;
  withPhotographs: boolean;
  expiresAt: Date;
  /** Designs of the order that the desk has hidden; the family does not see them. */
  hiddenDesigns: number[];
}

/** The order of an open link, unless it is cancelled or its buyer's account is gone. */
export const orderOfToken = prepared<OpenedRow, [tokenHash: string, now: Date]>(
  'orders.of-family-link',
  `select l.order_id as "orderId", o.buyer_id as "buyerId", l.with_photographs as "withPhotographs",
          l.expires_at as "expiresAt",
          coalesce((select json_agg(d.id) from order_items i join designs d on d.id = i.design_id
                     where i.order_id = o.id and d.status = 'HIDDEN'), '[]') as "hiddenDesigns"
     from order_family_links l
     join orders o on o.id = l.order_id
     join users b on b.id = o.buyer_id
    where l.token_hash = $1 and l.expires_at > $2 and o.status <> 'CANCELLED'
      and b.status in ('ACTIVE','SUSPENDED')`,
);
