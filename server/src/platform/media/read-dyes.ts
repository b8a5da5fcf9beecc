import sharp from 'sharp';
import type { Media } from './file-store.ts';
import { findDyes } from './picture-dyes.ts';

const smallest = '320.webp';

/**
 * The dyes of a prepared picture, read from the smallest of its files, which is of our own making. None where the
 * file is gone or broken. Throws what the store throws.
 */
export async function readDyes({ store }: Pick<Media, 'store'>, key: string): Promise<string[]> {
  const name = { key, file: smallest } as const;
  if (!(await store.find(name))) return [];
  return store.withLocalFile(name, async (path) => {
    const decoded = await sharp(path)
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch(() => null);
    if (!decoded) return [];
    const { width, height, channels } = decoded.info;
    return findDyes(sharp(decoded.data, { raw: { width, height, channels } }), { width, height });
  });
}
