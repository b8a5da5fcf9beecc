/** Widths in pixels in which every picture exists; a smaller original is stored unscaled under the larger ones. */
export const pictureWidths = [320, 480, 640, 1080, 1600] as const;
/** Widths that also exist as AVIF. Not the widest, which is slow to encode and is viewed closely. */
export const avifWidths = [320, 480, 640, 1080] as const satisfies readonly PictureWidth[];
export type PictureWidth = (typeof pictureWidths)[number];

const ours = /^(.*\/media\/[A-Za-z0-9_-]+)\/1080\.webp$/;

/** The URL of another width or format of one of our pictures; null for a foreign URL. */
export function pictureVariant(url: string, width: PictureWidth, format: 'webp' | 'avif'): string | null {
  const stem = ours.exec(url)?.[1];
  return stem === undefined ? null : `${stem}/${width}.${format}`;
}
