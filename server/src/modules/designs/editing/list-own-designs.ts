import type { ShownStatus } from '#contracts/designs/designs.contract.ts';
import {
  type getMyUploadedProducts,
  type OwnDesignSort,
  ownDesignsPageSize,
} from '#contracts/designs/own-designs.contract.ts';
import { toRupees } from '#contracts/money/money.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import { averageRating } from '#contracts/reviews/average-rating.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { makeCursor, whole } from '#server/platform/http/cursor.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import type { Services } from '#server/platform/services.ts';
import { countOwnDesigns, type OwnDesignRow, ownDesignsPage } from './own-designs.queries.ts';

type Reply = ReplyOf<typeof getMyUploadedProducts>;

interface Asked {
  before?: number | undefined;
  cursor?: string | undefined;
  q: string;
  status?: ShownStatus | undefined;
  sort: OwnDesignSort;
}

const most = Number.MAX_SAFE_INTEGER;

/** The sort value of the last design shown, and its id. */
const ownDesignsCursor = makeCursor({ value: whole(), id: whole() }, sentence('platform.listPage'));

/** A page of a person's own designs; `before` is the older form of the cursor. */
export async function listOwnDesigns(
  { db, env }: Pick<Services, 'db' | 'env'>,
  makerId: number,
  { before = most, cursor, q, status, sort }: Asked,
): Promise<Omit<Reply, 'success'>> {
  const after = cursor ? ownDesignsCursor.read(cursor) : { value: most, id: before };
  const [rows, [counted]] = await Promise.all([
    ownDesignsPage(db, { makerId, words: q.toLowerCase(), status: status ?? null, sort, after }),
    countOwnDesigns(db, [makerId]),
  ]);
  const shown = rows.slice(0, ownDesignsPageSize);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return {
    count: counted?.count ?? 0,
    products: shown.map((row) => presentOwnDesign(row, env.MEDIA_URL)),
    nextBefore: sort === 'newest' ? (last?.id ?? null) : null,
    nextCursor: last ? ownDesignsCursor.write({ value: last.sortedBy, id: last.id }) : null,
  };
}

function presentOwnDesign(row: OwnDesignRow, mediaUrl: string): Reply['products'][number] {
  return {
    id: row.id,
    title: row.title,
    category: row.category,
    price: toRupees(row.pricePaise),
    status: row.status,
    image: row.pictureKey === null ? null : pictureUrl(mediaUrl, row.pictureKey),
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
