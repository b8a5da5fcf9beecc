import {
  type ProductFilter,
  type ProductSort,
  type ProductStatus,
  productFilters,
  productSorts,
} from '#contracts/admin/products/products.rules.ts';
import type { ReportReason } from '#contracts/complaints/report.contract.ts';
import type { Translations } from '#contracts/designs/languages/translations.ts';
import type { IstDay } from '#contracts/platform/ist-day.ts';
import type { Language } from '#contracts/platform/written-in.ts';
import type { PictureCopy } from '#server/modules/designs/designs.tables.ts';
import { placedSince } from '#server/modules/profiles/public.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { type Prepared, prepared } from '#server/platform/db/prepared.ts';

export interface ProductRow {
  id: number;
  title: string;
  category: string;
  pricePaise: number;
  pictureKey: string | null;
  status: ProductStatus;
  isAppealed: boolean;
  makerId: number;
  makerName: string;
  openReports: number;
  ordersCount: number;
  createdAt: Date;
  /** From the maker's shop: when it reopens, orders per month, and orders placed this month. */
  pausedUntil: IstDay | null;
  ordersAMonth: number | null;
  placedThisMonth: number;
}

const standing = 'select from design_takedowns w where w.design_id = d.id and w.ended_at is null';
const isAppealed = `(d.status = 'HIDDEN' and exists (${standing} and w.appeal is not null and w.answer is null))`;

const columnsSince = (
  monthBegan: string,
) => `d.id, d.title, d.category, d.price_paise as "pricePaise", d.pictures -> 0 ->> 'key' as "pictureKey",
          d.status, ${isAppealed} as "isAppealed", d.maker_id as "makerId", u.name as "makerName",
          (select count(*)::int from reports r
            where r.kind = 'DESIGN' and r.target_id = d.id and r.status = 'OPEN') as "openReports",
          d.orders_count as "ordersCount", d.created_at as "createdAt",
          s.paused_until::text as "pausedUntil", s.orders_a_month as "ordersAMonth",
          ${placedSince(monthBegan)} as "placedThisMonth"`;

const tables = `designs d join users u on u.id = d.maker_id left join shops s on s.user_id = d.maker_id`;

/** The sort value and the id of a row. */
interface Place {
  value: number;
  id: number;
}

interface Given extends Place {
  makerId: number | null;
  words: string;
  monthBegan: Date;
  limit: number;
}

const sorts: Record<ProductSort, { after: string; order: string }> = {
  newest: { after: 'd.id < $id::bigint', order: 'd.id desc' },
  oldest: { after: 'd.id > $id::bigint', order: 'd.id' },
  dearest: {
    after: '(d.price_paise, d.id) < ($value::bigint, $id::bigint)',
    order: 'd.price_paise desc, d.id desc',
  },
  cheapest: { after: '(d.price_paise, d.id) > ($value::bigint, $id::bigint)', order: 'd.price_paise, d.id' },
};

/** A literal condition lets the planner use the partial index. */
const filters = {
  all: 'true',
  PUBLISHED: `d.status = 'PUBLISHED'`,
  HIDDEN: `d.status = 'HIDDEN'`,
  WITHDRAWN: `d.status = 'WITHDRAWN'`,
  PROCESSING: `d.status = 'PROCESSING'`,
  DELETED: `d.status = 'DELETED'`,
  APPEALED: isAppealed,
} as const;
type Narrowed = keyof typeof filters;
const narrowings: readonly Narrowed[] = ['all', ...productFilters];

const inWords = `websearch_to_tsquery('simple', $words)`;
/** Each part uses its own index. */
const searched = `(d.id = case when $words ~ '^[0-9]{1,15}$' then $words::bigint end
        or to_tsvector('simple', d.title) @@ ${inWords}
        or d.maker_id = any (array(select id from users where to_tsvector('simple', name) @@ ${inWords} limit 500)))`;

const searches = {
  none: '',
  words: ` and ${searched}`,
  // Uses the index of a maker's designs, which excludes deleted ones.
  maker: ` and d.maker_id = $makerId::bigint and d.status <> 'DELETED'
        and ($words = '' or to_tsvector('simple', d.title) @@ ${inWords})`,
} as const;
type Searched = keyof typeof searches;

const nameOf = (sort: ProductSort, narrowed: Narrowed, searchedBy: Searched) =>
  `${sort}.${narrowed}.${searchedBy}`;

const pages = new Map<string, Prepared<ProductRow, Given>>();
for (const sort of productSorts) {
  for (const narrowed of narrowings) {
    for (const searchedBy of ['none', 'words', 'maker'] as const) {
      const name = nameOf(sort, narrowed, searchedBy);
      const { after, order } = sorts[sort];
      const page = prepared<ProductRow, Given>(
        `admin.products.${name}`,
        `select ${columnsSince('$monthBegan')}
     from ${tables}
    where ${after} and ${filters[narrowed]}${searches[searchedBy]}
    order by ${order} limit $limit`,
      );
      pages.set(name, page);
    }
  }
}

interface Selection {
  /** Only this maker's designs; null for all. */
  makerId: number | null;
  /** Empty for all. */
  words: string;
  filter: ProductFilter | null;
  sort: ProductSort;
  after: Place;
  monthBegan: Date;
  limit: number;
}

/** A page of all designs. */
export function readProducts(executor: Executor, selection: Selection): Promise<ProductRow[]> {
  const { words, makerId, filter, sort, after, monthBegan, limit } = selection;
  const page = pages.get(
    nameOf(sort, filter ?? 'all', makerId !== null ? 'maker' : words === '' ? 'none' : 'words'),
  );
  if (!page) throw new Error(`Designs are not sorted by ${sort}`);
  return page(executor, { ...after, makerId, words, monthBegan, limit });
}

interface ProductDetails extends ProductRow {
  description: string;
  language: Language;
  translations: Translations;
  discountPercent: number;
  completionDays: number;
  materialOne: string;
  materialTwo: string;
  brand: string;
  size: string;
  colour: string;
  condition: string;
  pictures: PictureCopy[];
  publishedAt: Date | null;
  makerEmail: string;
  likes: number;
  saves: number;
  comments: number;
  shares: number;
  openOrders: number;
  reviews: number;
}

export const productDetails = prepared<ProductDetails, [id: number, monthBegan: Date]>(
  'admin.product',
  `select ${columnsSince('$2')}, d.description, d.language, d.translations, d.discount_percent as "discountPercent", d.completion_days as "completionDays",
          d.material_one as "materialOne", d.material_two as "materialTwo", d.brand, d.size, d.colour, d.condition,
          d.pictures, d.published_at as "publishedAt", u.email as "makerEmail",
          d.likes_count as likes, d.saves_count as saves, d.comment_count as comments, d.shares_count as shares,
          (select count(distinct o.id)::int from order_items i join orders o on o.id = i.order_id
            where i.design_id = d.id and o.status not in ('DELIVERED', 'CANCELLED')) as "openOrders",
          coalesce((select t.review_count + t.others_count from review_totals t where t.design_id = d.id), 0) as reviews
     from ${tables}
    where d.id = $1`,
);

interface TakedownRow {
  reason: string;
  hiddenAt: Date;
  appeal: string | null;
  appealedAt: Date | null;
  answer: string | null;
  endedAt: Date | null;
}

/** Newest first. */
export const takedownsOf = prepared<TakedownRow, [designId: number]>(
  'admin.takedowns-of-product',
  `select reason, hidden_at as "hiddenAt", appeal, appealed_at as "appealedAt", answer, ended_at as "endedAt"
     from design_takedowns where design_id = $1 order by id desc limit 50`,
);

interface ProductReport {
  id: number;
  reason: ReportReason;
  note: string;
  status: 'OPEN' | 'UPHELD' | 'DISMISSED';
  reporterId: number;
  reporterName: string;
  createdAt: Date;
}

/** Newest first. */
export const reportsOfProduct = prepared<ProductReport, [designId: number]>(
  'admin.reports-of-product',
  `select r.id, r.reason, r.note, r.status, r.reporter_id as "reporterId", u.name as "reporterName",
          r.created_at as "createdAt"
     from reports r join users u on u.id = r.reporter_id
    where r.kind = 'DESIGN' and r.target_id = $1 order by r.id desc limit 50`,
);
