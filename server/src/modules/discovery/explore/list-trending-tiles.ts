import { type getTrendingTiles, trendingCount } from '#contracts/discovery/explore.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import type { Services } from '#server/platform/services.ts';
import { foundDesigns } from '../search/found-designs.queries.ts';
import { presentFoundDesign } from '../search/present-search.ts';
import { trendingIds } from './creators.queries.ts';

/** Trending this week, most active first. */
export async function listTrendingTiles(
  { db, env }: Pick<Services, 'db' | 'env'>,
  { viewerId, locale }: { viewerId: number | null; locale: Locale },
): Promise<ReplyOf<typeof getTrendingTiles>> {
  const ids = (await trendingIds(db, [trendingCount])).map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await foundDesigns(db, [ids, viewerId, locale]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    success: true,
    designs: ids
      .flatMap((id) => byId.get(id) ?? [])
      .map((row) => presentFoundDesign(row, locale, env.MEDIA_URL)),
  };
}
