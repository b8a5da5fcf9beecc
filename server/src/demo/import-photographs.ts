import { join } from 'node:path';
import { demoDesigns } from '#demo/catalogue/demo-designs.ts';
import { importPicture } from '#server/platform/media/uploads/import-picture.ts';
import type { Services } from '#server/platform/services.ts';

const pictures = join(import.meta.dirname, '../../../demo/pictures');

/**
 * Imports the last `count` pictures of a design as photographs of its making; close-ups come last. Returns their ids.
 */
export async function importPhotographs(
  services: Services,
  { design, count, ownerId }: { design: string; count: number; ownerId: number },
): Promise<number[]> {
  const files = demoDesigns.find(({ key }) => key === design)?.pictures ?? [];
  const ids: number[] = [];
  for (const { file } of files.slice(-count)) {
    ids.push((await importPicture(services, { ownerId, file: join(pictures, file) })).mediaId);
  }
  return ids;
}
