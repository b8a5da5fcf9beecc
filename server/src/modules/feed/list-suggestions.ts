import type { suggestMakers } from '#contracts/feed/discover.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import type { Services } from '#server/platform/services.ts';
import { leadWithKnown } from './lead-with-known.ts';
import { suggestedMakers } from './suggestions.queries.ts';

const most = 3;

/** Makers to follow: those of the newest designs, known ones first, without the viewer and makers they follow. */
export async function listSuggestions(
  { db, env }: Pick<Services, 'db' | 'env'>,
  viewerId: number | null,
): Promise<ReplyOf<typeof suggestMakers>> {
  const newest = await suggestedMakers(db, [viewerId]);
  const makers = newest.map((one) => ({ ...one, makerId: one.id, makerIsVerified: one.isVerified }));
  return {
    success: true,
    data: leadWithKnown(makers, viewerId)
      .slice(0, most)
      .map(({ id, name, isVerified, imageKey, city }) => ({
        id,
        name,
        isVerified,
        city: city ?? '',
        profileImage: imageKey === null ? null : pictureUrl(env.MEDIA_URL, imageKey),
      })),
  };
}
