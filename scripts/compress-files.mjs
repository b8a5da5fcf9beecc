import { createHash } from 'node:crypto';
import { link, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const texts = new Set(['.js', '.css', '.json', '.webmanifest', '.txt', '.svg']);
/** In bytes; a shorter one is not worth its twins. */
const smallest = 513;
/** As many as a small machine has cores and some more. */
const atOnce = 4;

/**
 * Writes beside each text of a folder what browsers get instead of it: `x.js.br` and `x.js.gz`. Here rather than in the
 * server, whose memory would keep what the compressors have used. Scripts that are the same in several languages are
 * compressed once.
 * @param {string} folder
 */
export async function compressFiles(folder) {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && texts.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
  /** @type {Map<string, string[]>} */
  const byContent = new Map();
  for (const file of files) {
    const bytes = await readFile(file);
    if (bytes.length < smallest) continue;
    const hash = createHash('sha256').update(bytes).digest('hex');
    byContent.set(hash, [...(byContent.get(hash) ?? []), file]);
  }
  const waiting = [...byContent.values()];
  const work = async () => {
    for (let same = waiting.pop(); same; same = waiting.pop()) await compressOne(same);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** @param {string[]} same files of one content */
async function compressOne([first = '', ...others]) {
  const bytes = await readFile(first);
  await writeFile(`${first}.gz`, await zip(bytes, { level: 9 }));
  await writeFile(
    `${first}.br`,
    await brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 10,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  );
  for (const other of others) {
    for (const ending of ['.gz', '.br']) {
      await rm(other + ending, { force: true });
      await link(first + ending, other + ending);
    }
  }
}
