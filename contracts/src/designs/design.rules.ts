import { pictureRules, videoRules } from '#contracts/platform/upload-rules.ts';
import { sentence } from '#contracts/words/sentence.ts';

const mebibyte = 1024 * 1024;

/** What a design may carry; the server reads the bytes to check. */
export const uploadLimits = {
  pictures: 10,
  pictureBytes: 10 * mebibyte,
  videoBytes: 100 * mebibyte,
  videoTypes: videoRules.types,
  pictureTypes: pictureRules.types,
} as const;

/** What a design may cost, in rupees. */
export const priceLimits = { least: 1, most: 10_000_000 } as const;

/** Errors about pictures of a design, shared by the form and the server. */
export const pictureCountSentences = {
  none: sentence('designs.imagesRequired'),
  tooMany: sentence('designs.imagesMany', { most: uploadLimits.pictures }),
} as const;

/** PROCESSING until its pictures are ready, WITHDRAWN by its maker, HIDDEN by an admin. */
export const shownStatuses = ['PROCESSING', 'PUBLISHED', 'WITHDRAWN', 'HIDDEN'] as const;

export const ownDesignSorts = ['newest', 'orders', 'likes', 'price'] as const;
