import { adminPageSize } from '#contracts/admin/admin-fields.ts';
import type { ListedProduct, listProducts } from '#contracts/admin/products/products.contract.ts';
import { availabilityOf, type ProductSort } from '#contracts/admin/products/products.rules.ts';
import { toRupees } from '#contracts/money/money.ts';
import type { ParsedOf } from '#contracts/platform/endpoint.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { monthBeganBefore } from '#server/modules/profiles/public.ts';
import { cutPage, makeCursor, whole } from '#server/platform/http/cursor.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import type { Services } from '#server/platform/services.ts';
import { type ProductRow, readProducts } from './products.queries.ts';

const productCursor = makeCursor({ value: whole(), id: whole() }, sentence('platform.listPage'));

const most = Number.MAX_SAFE_INTEGER;
const rises: readonly ProductSort[] = ['oldest', 'cheapest'];

/** A page of all designs. Throws INVALID_INPUT for an unknown cursor. */
export async function loadProducts(
  { db, env, clock }: Pick<Services, 'db' | 'env' | 'clock'>,
  { q, status, makerId, sort, cursor }: ParsedOf<typeof listProducts>['query'],
): Promise<{ products: ListedProduct[]; nextCursor: string | null }> {
  const now = clock.now();
  const start = rises.includes(sort) ? 0 : most;
  const rows = await readProducts(db, {
    words: q,
    makerId: makerId ?? null,
    filter: status ?? null,
    sort,
    after: cursor === undefined ? { value: start, id: start } : productCursor.read(cursor),
    monthBegan: monthBeganBefore(now),
    limit: adminPageSize + 1,
  });
  const placed = rows.map((row) => ({ ...row, value: row.pricePaise }));
  const { shown, nextCursor } = cutPage(placed, adminPageSize, productCursor);
  return { products: shown.map((row) => presentProduct(row, env.MEDIA_URL, now)), nextCursor };
}

export function presentProduct(row: ProductRow, mediaUrl: string, now: Date): ListedProduct {
  return {
    id: row.id,
    title: row.title,
    category: row.category,
    price: toRupees(row.pricePaise),
    image: row.pictureKey === null ? null : pictureUrl(mediaUrl, row.pictureKey),
    status: row.status,
    availability: availabilityOf(row, istDayOf(now)),
    isAppealed: row.isAppealed,
    maker: { id: row.makerId, name: row.makerName },
    openReports: row.openReports,
    orders: row.ordersCount,
    createdAt: row.createdAt.toISOString(),
  };
}
