import type { Picture } from '#contracts/platform/picture.ts';
import { pictureUrl } from './media-url.ts';

interface Kept {
  key: string;
  width: number;
  height: number;
  placeholder: string;
}

/** A picture with the data that screens need for layout before it has loaded. */
export function presentPicture({ key, width, height, placeholder }: Kept, mediaUrl: string): Picture {
  return { url: pictureUrl(mediaUrl, key), width, height, placeholder };
}

const stateOf = { STORED: 'PREPARING', READY: 'READY', FAILED: 'FAILED' } as const;

interface Attached {
  key: string;
  status: keyof typeof stateOf;
  /** Null until processed, like the two below. */
  width: number | null;
  height: number | null;
  placeholder: string | null;
}

/** A picture attached to a text that is shown before the picture is ready. */
export function presentAttached({ key, status, width, height, placeholder }: Attached, mediaUrl: string) {
  return {
    url: pictureUrl(mediaUrl, key),
    width,
    height,
    placeholder: placeholder ?? '',
    state: stateOf[status],
  };
}
