import { createHash } from 'node:crypto';
import { link, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const texts = new Set(['.js', '.css', '.json', '.txt', '.svg']);
/** In bytes; compressing a shorter file is not worthwhile. */
const smallest = 513;
/** The number of files compressed at once, as many as the thread pool runs. */
const atOnce = 4;

/**
 * Writes the compressed versions of each text file in a folder: `x.js.br` and `x.js.gz`. This happens at build time
 * because the server would keep the memory that compressors use. Scripts that are the same in several languages are
 * compressed once.
 */
export async function writePackedTwins(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && texts.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const byContent = new Map<string, string[]>();
  for (const file of files) {
    const bytes = await readFile(file);
    if (bytes.length < smallest) continue;
    const hash = createHash('sha256').update(bytes).digest('hex');
    byContent.set(hash, [...(byContent.get(hash) ?? []), file]);
  }
  const waiting = [...byContent.values()];
  const work = async () => {
    for (let same = waiting.pop(); same; same = waiting.pop()) await pack(same);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** Compresses the first of several files with the same content and links the results for the others. */
async function pack([first = '', ...others]: string[]): Promise<void> {
  const bytes = await readFile(first);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 10,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await writeFile(`${first}.gz`, await zip(bytes, { level: 9 }));
  await writeFile(`${first}.br`, await brotli(bytes, { params }));
  for (const other of others) {
    for (const ending of ['.gz', '.br']) {
      await rm(other + ending, { force: true });
      await link(first + ending, other + ending);
    }
  }
}
