import { join } from 'node:path';
import { demoDesigns } from '#demo/catalogue/demo-designs.ts';
import { importPicture } from '#server/platform/media/uploads/import-picture.ts';
import type { Services } from '#server/platform/services.ts';

const pictures = join(import.meta.dirname, '../../../demo/pictures');

/** The last `count` pictures of a design, as local files; close-ups come last. */
export function photographsOf(design: string, count: number): string[] {
  const files = demoDesigns.find(({ key }) => key === design)?.pictures ?? [];
  return files.slice(-count).map(({ file }) => join(pictures, file));
}

/**
 * Imports the last `count` pictures of a design as photographs of its making; close-ups come last. Returns their ids.
 */
export async function importPhotographs(
  services: Services,
  { design, count, ownerId }: { design: string; count: number; ownerId: number },
): Promise<number[]> {
  const ids: number[] = [];
  for (const file of photographsOf(design, count))
    ids.push((await importPicture(services, { ownerId, file })).mediaId);
  return ids;
}
