import type { ShownStatus } from '#contracts/designs/designs.contract.ts';
import { type OwnDesignSort, ownDesignsPageSize } from '#contracts/designs/own-designs.contract.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { type Prepared, prepared } from '#server/platform/db/prepared.ts';

export interface OwnDesignRow {
  id: number;
  title: string;
  category: string;
  pricePaise: number;
  status: ShownStatus;
  /** The key of the first picture; null until one is ready. */
  pictureKey: string | null;
  createdAt: Date;
  updatedAt: Date;
  likesCount: number;
  sharesCount: number;
  savesCount: number;
  ordersCount: number;
  reviewCount: number;
  ratingSum: number;
  /** The value by which the list is sorted. */
  sortedBy: number;
}

/** Filter, sort order and position of a page of a person’s own designs. */
export interface OwnSelection {
  makerId: number;
  /** Lower case; empty for any. */
  words: string;
  status: ShownStatus | null;
  sort: OwnDesignSort;
  /** The last row of the previous page: its sort value and id. */
  after: { value: number; id: number };
}

const sortedBy: Record<OwnDesignSort, string> = {
  newest: 'd.id',
  orders: 'd.orders_count',
  likes: 'd.likes_count',
  price: 'd.price_paise',
};

interface OwnGiven {
  makerId: number;
  value: number;
  id: number;
  status: ShownStatus | null;
  words: string;
}

const nameOf = (sort: OwnDesignSort, hasStatus: boolean, hasWords: boolean) =>
  `${sort}${hasStatus ? '.status' : ''}${hasWords ? '.words' : ''}`;

/** Older than the last design of the previous page; always true for the first page. */
const isOlder = `(d.created_at, d.id) < (
  coalesce((select b.created_at from designs b where b.id = $id), 'infinity'), $id::bigint)`;

/** One statement per combination of sort order and filters; all use the index of the maker. */
const pages = new Map<string, Prepared<OwnDesignRow, OwnGiven>>();
for (const sort of Object.keys(sortedBy) as OwnDesignSort[]) {
  for (const [hasStatus, hasWords] of [
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ] as const) {
    const name = nameOf(sort, hasStatus, hasWords);
    const page = prepared<OwnDesignRow, OwnGiven>(`designs.own.${name}`, write(sort, hasStatus, hasWords));
    pages.set(name, page);
  }
}

/** A page of a person's own designs, newest or highest first, plus one row that shows whether more follow. */
export function ownDesignsPage(executor: Executor, selection: OwnSelection): Promise<OwnDesignRow[]> {
  const { makerId, words, status, sort, after } = selection;
  const page = pages.get(nameOf(sort, status !== null, words !== ''));
  if (!page) throw new Error(`Own designs are not sorted by ${sort}`);
  return page(executor, { makerId, ...after, status, words });
}

function write(sort: OwnDesignSort, hasStatus: boolean, hasWords: boolean): string {
  const conditions = [
    `d.maker_id = $makerId and d.status <> 'DELETED'`,
    sort === 'newest' ? isOlder : `(${sortedBy[sort]}, d.id) < ($value::bigint, $id::bigint)`,
    ...(hasStatus ? ['d.status = $status'] : []),
    ...(hasWords ? [`position($words in lower(d.title || ' ' || d.category)) > 0`] : []),
  ];
  return `select d.id, d.title, d.category, d.price_paise as "pricePaise", d.status,
          d.pictures -> 0 ->> 'key' as "pictureKey", d.created_at as "createdAt", d.updated_at as "updatedAt",
          d.likes_count as "likesCount", d.shares_count as "sharesCount", d.saves_count as "savesCount",
          d.orders_count as "ordersCount", coalesce(r.review_count, 0) as "reviewCount",
          coalesce(r.rating_sum, 0) as "ratingSum", ${sortedBy[sort]} as "sortedBy"
     from designs d left join review_totals r on r.design_id = d.id
    where ${conditions.join(' and ')}
    order by ${sort === 'newest' ? 'd.created_at' : sortedBy[sort]} desc, d.id desc
    limit ${ownDesignsPageSize + 1}`;
}

export const countOwnDesigns = prepared<{ count: number }, [makerId: number]>(
  'designs.own-count',
  `select count(*) from designs where maker_id = $1 and status <> 'DELETED'`,
);
