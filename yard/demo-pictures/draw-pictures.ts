import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { type DrawnPicture, drawnPictures } from './drawn-pictures.ts';

/** Draws the pictures below `root` again and returns the paths of those that were missing or changed. */
export async function drawPictures(root: string, pictures: readonly DrawnPicture[]): Promise<string[]> {
  const queue = [...pictures];
  const changed: string[] = [];
  const work = async () => {
    for (let picture = queue.shift(); picture; picture = queue.shift()) {
      if (await drawPicture(join(root, picture.path), picture)) changed.push(picture.path);
    }
  };
  sharp.concurrency(1);
  await Promise.all([work(), work()]);
  return changed.sort();
}

/** Returns whether the file changed. */
async function drawPicture(file: string, { draw }: DrawnPicture): Promise<boolean> {
  const drawn = await draw();
  const kept = await readFile(file).catch(() => null);
  if (kept?.equals(drawn)) return false;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, drawn);
  await rename(`${file}.part`, file);
  return true;
}

/** `npm run demo:pictures [-- word …]`: all of them, or those whose paths contain one of the words. */
if (import.meta.main) {
  const words = process.argv.slice(2);
  const chosen = drawnPictures.filter(
    ({ path }) => words.length === 0 || words.some((word) => path.includes(word)),
  );
  const changed = await drawPictures(join(import.meta.dirname, '../..'), chosen);
  for (const path of changed) console.log(`changed: ${path}`);
  console.log(`${chosen.length} pictures drawn, ${changed.length} of them changed.`);
}
