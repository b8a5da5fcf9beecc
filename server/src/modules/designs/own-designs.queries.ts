import type { ShownStatus } from '#contracts/designs/designs.contract.ts';
import { ownDesignsPageSize } from '#contracts/designs/own-designs.contract.ts';
import { prepared } from '../../platform/db/prepared.ts';

export interface OwnDesignRow {
  id: number;
  title: string;
  category: string;
  pricePaise: number;
  status: ShownStatus;
  /** The first picture’s; null until one is ready. */
  pictureKey: string | null;
  createdAt: Date;
  updatedAt: Date;
  likesCount: number;
  sharesCount: number;
  savesCount: number;
  ordersCount: number;
  reviewCount: number;
  ratingSum: number;
}

/**
 * A page of what somebody has uploaded, newest first, and one row more to know whether others follow. Parameters:
 * the maker's id, and the id before which the page begins.
 */
export const ownDesignsPage = prepared<OwnDesignRow>(
  'designs.own-page',
  `select d.id, d.title, d.category, d.price_paise as "pricePaise", d.status,
          d.pictures -> 0 ->> 'key' as "pictureKey", d.created_at as "createdAt", d.updated_at as "updatedAt",
          d.likes_count as "likesCount", d.shares_count as "sharesCount", d.saves_count as "savesCount",
          d.orders_count as "ordersCount", coalesce(r.review_count, 0) as "reviewCount",
          coalesce(r.rating_sum, 0) as "ratingSum"
     from designs d left join review_totals r on r.design_id = d.id
    where d.maker_id = $1 and d.id < $2 and d.status <> 'DELETED'
    order by d.id desc
    limit ${ownDesignsPageSize + 1}`,
);

export const countOwnDesigns = prepared<{ count: number }>(
  'designs.own-count',
  `select count(*) from designs where maker_id = $1 and status <> 'DELETED'`,
);
