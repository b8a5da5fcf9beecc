import type { getTrendingDesigns } from '#contracts/feed/discover.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { titleFor } from '#server/modules/designs/public.ts';
import { presentPicture } from '#server/platform/media/present-picture.ts';
import type { Services } from '#server/platform/services.ts';
import { trendingDesigns } from './trending.queries.ts';

const shownPlaces = 4;

/** Designs trending this week, highest score first. */
export async function listTrending(
  { db, env }: Pick<Services, 'db' | 'env'>,
  locale: Locale,
): Promise<ReplyOf<typeof getTrendingDesigns>> {
  const rows = await trendingDesigns(db, [shownPlaces, locale]);
  return {
    success: true,
    data: rows.map((row) => {
      const [first] = row.pictures;
      return {
        id: row.id,
        ...titleFor(row, locale),
        designer: { id: row.makerId, name: row.makerName },
        cover: first === undefined ? null : presentPicture(first, env.MEDIA_URL),
        likesCount: row.likesCount,
        ordersCount: row.ordersCount,
      };
    }),
  };
}
