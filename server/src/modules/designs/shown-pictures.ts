import type { PictureState } from './designs.queries.ts';
import type { PictureCopy } from './designs.tables.ts';

/** The pictures of a design to display: those that are ready, in order; the first includes its dyes. */
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
