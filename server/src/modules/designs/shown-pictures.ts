import type { PictureState } from './designs.queries.ts';
import type { PictureCopy } from './designs.tables.ts';

/** What screens show of a design's pictures: those that are ready, in order; the first brings its dyes. */
export function shownPictures(pictures: readonly PictureState[]): PictureCopy[] {
  return pictures
    .filter(({ status }) => status === 'READY')
    .map(({ key, width, height, placeholder, dyes = [] }, place) => ({
      key,
      width,
      height,
      placeholder,
      ...(place === 0 ? { dyes } : {}),
    }));
}
