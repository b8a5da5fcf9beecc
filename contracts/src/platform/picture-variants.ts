/** Widths in pixels that exist of every picture; a small original fills the larger names as it is. */
export const pictureWidths = [320, 480, 640, 1080, 1600] as const;
/** Those that are drawn as AVIF too: the widest is looked at closely, and slow to make. */
export const avifWidths = [320, 480, 640, 1080] as const satisfies readonly PictureWidth[];
export type PictureWidth = (typeof pictureWidths)[number];

const ours = /^(.*\/media\/[A-Za-z0-9_-]+)\/1080\.webp$/;

/** The address of another width or format of one of our pictures, or null for a foreign address. */
export function pictureVariant(url: string, width: PictureWidth, format: 'webp' | 'avif'): string | null {
  const stem = ours.exec(url)?.[1];
  return stem === undefined ? null : `${stem}/${width}.${format}`;
}
