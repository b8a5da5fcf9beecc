import type { ClaimState } from '#contracts/fit/fit.states.ts';
import type { Garment } from '#contracts/measurements/garments.ts';
import { prepared } from '#server/platform/db/prepared.ts';

export interface ListedClaimRow {
  id: number;
  orderId: number;
  orderedAt: Date;
  title: string;
  buyerName: string;
  makerName: string;
  garment: Garment;
  zones: number;
  state: ClaimState;
  createdAt: Date;
}

const listed = `
  select c.id, c.order_id as "orderId", o.created_at as "orderedAt",
         coalesce((select i.title from order_items i where i.order_id = o.id order by i.id limit 1), '') as title,
         b.name as "buyerName", m.name as "makerName", c.garment,
         (select count(*) from fit_zones z where z.claim_id = c.id)::int as zones, c.state,
         c.created_at as "createdAt"
    from fit_claims c join orders o on o.id = c.order_id
    join users b on b.id = o.buyer_id join users m on m.id = o.maker_id`;

/** Newest first. The caller has checked the viewer. */
export const claimsOfOrder = prepared<ListedClaimRow, [orderId: number]>(
  'fit.claims-of-order',
  `${listed} where c.order_id = $1 order by c.id desc`,
);

/** Claims that wait for the desk after an id, oldest first. */
export const waitingClaims = prepared<ListedClaimRow, [afterId: number, limit: number]>(
  'fit.waiting-claims',
  `${listed} where c.state = 'AT_DESK' and c.id > $1 order by c.id limit $2`,
);

export const countWaitingClaims = prepared<{ count: number }, []>(
  'fit.count-waiting-claims',
  `select count(*)::int as count from fit_claims where state = 'AT_DESK'`,
);

/** All claims after an id, oldest first. */
export const allClaims = prepared<ListedClaimRow, [afterId: number, limit: number]>(
  'fit.all-claims',
  `${listed} where c.id > $1 order by c.id limit $2`,
);
