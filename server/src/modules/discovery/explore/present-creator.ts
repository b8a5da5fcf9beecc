import type { CreatorCard } from '#contracts/discovery/explore.contract.ts';
import { shownProfession } from '#contracts/profiles/profile.rules.ts';
import { averageRating } from '#contracts/reviews/average-rating.ts';
import { presentOnTime } from '#server/modules/trust/public.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import { presentPicture } from '#server/platform/media/present-picture.ts';
import type { CreatorRow } from './creators.queries.ts';

/** Names each field, so that no other account data leaks. */
export function presentCreator(row: CreatorRow, mediaUrl: string): CreatorCard {
  return {
    id: row.id,
    name: row.name,
    role: row.role,
    isVerified: row.isVerified,
    profession: shownProfession(row.profession),
    city: row.city ?? '',
    distanceKm: row.distanceKm,
    profile: { profileImage: row.imageKey === null ? null : pictureUrl(mediaUrl, row.imageKey) },
    isFollowed: row.isFollowed,
    followersCount: row.followersCount,
    designsCount: row.designsCount,
    averageRating: averageRating(row.ratingSum ?? 0, row.reviewsCount ?? 0),
    reviewsCount: row.reviewsCount ?? 0,
    onTime: presentOnTime(row),
    pictures: (row.pictures ?? [])
      .filter((picture) => picture !== null)
      .map((picture) => presentPicture(picture, mediaUrl)),
  };
}
