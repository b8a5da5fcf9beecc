import { type getMyUploadedProducts, ownDesignsPageSize } from '#contracts/designs/own-designs.contract.ts';
import { toRupees } from '#contracts/money/money.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import { averageRating } from '#contracts/reviews/average-rating.ts';
import { pictureUrl } from '../../platform/media/media-url.ts';
import type { Services } from '../../platform/services.ts';
import { countOwnDesigns, type OwnDesignRow, ownDesignsPage } from './own-designs.queries.ts';

type Reply = ReplyOf<typeof getMyUploadedProducts>;

/** What somebody has uploaded, from the newest, or from the one before the design `before`. */
export async function listOwnDesigns(
  { db, env }: Pick<Services, 'db' | 'env'>,
  makerId: number,
  before = Number.MAX_SAFE_INTEGER,
): Promise<Omit<Reply, 'success'>> {
  const [rows, [counted]] = await Promise.all([
    ownDesignsPage(db, [makerId, before]),
    countOwnDesigns(db, [makerId]),
  ]);
  const shown = rows.slice(0, ownDesignsPageSize);
  return {
    count: counted?.count ?? 0,
    products: shown.map((row) => presentOwnDesign(row, env.PUBLIC_URL)),
    nextBefore: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
  };
}

function presentOwnDesign(row: OwnDesignRow, publicUrl: string): Reply['products'][number] {
  return {
    id: row.id,
    title: row.title,
    category: row.category,
    price: toRupees(row.pricePaise),
    status: row.status,
    image: row.pictureKey === null ? null : pictureUrl(publicUrl, row.pictureKey),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    meta: {
      likeCount: row.likesCount,
      shareCount: row.sharesCount,
      saveCount: row.savesCount,
      reviewCount: row.reviewCount,
      orderCount: row.ordersCount,
      averageRating: averageRating(row.ratingSum, row.reviewCount)?.toFixed(1) ?? null,
    },
  };
}
