import type { suggestMakers } from '#contracts/feed/discover.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import type { Services } from '#server/platform/services.ts';
import { suggestedMakers } from './suggestions.queries.ts';

/** Whom to follow: the makers of the newest designs, without oneself and those one follows. */
export async function listSuggestions(
  { db, env }: Pick<Services, 'db' | 'env'>,
  viewerId: number | null,
): Promise<ReplyOf<typeof suggestMakers>> {
  const makers = await suggestedMakers(db, [viewerId]);
  return {
    success: true,
    data: makers.map(({ imageKey, city, ...maker }) => ({
      ...maker,
      city: city ?? '',
      profileImage: imageKey === null ? null : pictureUrl(env.MEDIA_URL, imageKey),
    })),
  };
}
