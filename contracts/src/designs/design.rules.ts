import { pictureRules, videoRules } from '#contracts/platform/upload-rules.ts';
import { sentence } from '#contracts/words/sentence.ts';

const mebibyte = 1024 * 1024;

/** Limits of a design's files; the server checks the bytes. */
export const uploadLimits = {
  pictures: 10,
  pictureBytes: 10 * mebibyte,
  videoBytes: 100 * mebibyte,
  videoTypes: videoRules.types,
  pictureTypes: pictureRules.types,
} as const;

/** Lowest and highest price of a design, in rupees. */
export const priceLimits = { least: 1, most: 10_000_000 } as const;

/** Errors about the pictures of a design, shared by form and server. */
export const pictureCountSentences = {
  none: sentence('designs.imagesRequired'),
  tooMany: sentence('designs.imagesMany', { most: uploadLimits.pictures }),
} as const;

/** PROCESSING: pictures are not ready. WITHDRAWN: hidden by its maker. HIDDEN: hidden by an admin. */
export const shownStatuses = ['PROCESSING', 'PUBLISHED', 'WITHDRAWN', 'HIDDEN'] as const;

export const ownDesignSorts = ['newest', 'orders', 'likes', 'price'] as const;
