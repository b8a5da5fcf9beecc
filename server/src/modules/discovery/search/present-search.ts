import type { FoundCreator, FoundDesign } from '#contracts/discovery/search.contract.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { shownProfession } from '#contracts/profiles/profile.rules.ts';
import { averageRating } from '#contracts/reviews/average-rating.ts';
import { presentPrice, titleFor } from '#server/modules/designs/public.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import { presentPicture } from '#server/platform/media/present-picture.ts';
import type { FoundMakerRow } from './find-makers.queries.ts';
import type { FoundDesignRow } from './found-designs.queries.ts';

export function presentFoundDesign(row: FoundDesignRow, locale: Locale, mediaUrl: string): FoundDesign {
  return {
    id: row.id,
    ...titleFor(row, locale),
    ...presentPrice(row),
    picture: presentFirstPicture(row, mediaUrl),
    maker: {
      id: row.makerId,
      name: row.makerName,
      city: row.makerCity ?? '',
      isVerified: row.makerIsVerified,
    },
    isSaved: row.isSaved,
    savesCount: row.savesCount,
    rating: averageRating(row.ratingSum, row.reviewCount),
    reviewCount: row.reviewCount,
  };
}

export function presentFirstPicture({ picture }: FoundDesignRow, mediaUrl: string): FoundDesign['picture'] {
  return picture === null ? null : presentPicture(picture, mediaUrl);
}

export function presentFoundMaker(row: FoundMakerRow, mediaUrl: string): FoundCreator {
  return {
    id: row.id,
    name: row.name,
    role: row.role,
    profession: shownProfession(row.profession),
    city: row.city ?? '',
    profileImage: row.imageKey === null ? null : pictureUrl(mediaUrl, row.imageKey),
    isVerified: row.isVerified,
    designsCount: row.designsCount,
  };
}
