import type { Picture } from '#contracts/platform/picture.ts';
import { pictureUrl } from './media-url.ts';

interface Kept {
  key: string;
  width: number;
  height: number;
  placeholder: string;
}

/** A picture as screens lay it out before it has arrived. */
export function presentPicture({ key, width, height, placeholder }: Kept, mediaUrl: string): Picture {
  return { url: pictureUrl(mediaUrl, key), width, height, placeholder };
}

const stateOf = { STORED: 'PREPARING', READY: 'READY', FAILED: 'FAILED' } as const;

interface Attached {
  key: string;
  status: keyof typeof stateOf;
  /** Null until it is prepared, as the two below. */
  width: number | null;
  height: number | null;
  placeholder: string | null;
}

/** One that was sent along with words that are shown before it is ready. */
export function presentAttached({ key, status, width, height, placeholder }: Attached, mediaUrl: string) {
  return {
    url: pictureUrl(mediaUrl, key),
    width,
    height,
    placeholder: placeholder ?? '',
    state: stateOf[status],
  };
}
