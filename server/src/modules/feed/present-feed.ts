import type { FeedDesign } from '#contracts/feed/feed.contract.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { presentPrice, wordsFor } from '#server/modules/designs/public.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import type { FeedRow } from './feed.queries.ts';

export function presentFeedDesign(row: FeedRow, locale: Locale, mediaUrl: string): FeedDesign {
  // Only the first picture has a blur. The blurs of the others would be a quarter of the page's bytes.
  const pictures = row.pictures.map(({ key, width, height, placeholder }, place) => ({
    url: pictureUrl(mediaUrl, key),
    width,
    height,
    placeholder: place === 0 ? placeholder : '',
  }));
  return {
    id: row.id,
    ...wordsFor(row, locale),
    ...presentPrice(row),
    discount: row.discountPercent === 0 ? null : row.discountPercent,
    category: row.category,
    materialOne: row.translation?.materialOne || row.materialOne || null,
    materialTwo: row.translation?.materialTwo || row.materialTwo || null,
    createdAt: new Date(row.micros / 1000).toISOString(),
    images: pictures.map((picture) => picture.url),
    pictures,
    dyes: row.pictures[0]?.dyes ?? [],
    designer: {
      id: row.makerId,
      name: row.makerName,
      city: row.makerCity ?? '',
      profileImage: row.makerImageKey === null ? null : pictureUrl(mediaUrl, row.makerImageKey),
      isVerified: row.makerIsVerified,
      isFollowed: row.isFollowed ?? false,
    },
    isLiked: row.isLiked ?? false,
    isSaved: row.isSaved ?? false,
    meta: {
      likesCount: row.likesCount,
      commentCount: row.commentCount,
      sharesCount: row.sharesCount,
      savesCount: row.savesCount,
    },
  };
}
