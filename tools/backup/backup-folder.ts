import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import * as z from 'zod/mini';
import { codeOf } from '#server/platform/db/error-code.ts';

const manifest = z.object({
  /** ISO 8601. */
  madeAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number(),
      /** Of the uncompressed text. */
      checksum: z.string(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), last: z.nullable(z.string()) })),
  files: z.object({ count: z.number(), bytes: z.number(), checksum: z.string() }),
});
export type Manifest = z.infer<typeof manifest>;

/** The backup or restore was refused. The message is for the operator. */
export class BackupRefusal extends Error {}

export const manifestFile = (folder: string) => join(folder, 'backup.json');
export const tableFile = (folder: string, table: string) => join(folder, 'tables', `${table}.gz`);
export const filesFolder = (folder: string) => join(folder, 'files');

/** Throws BackupRefusal if the folder holds no complete backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestFile(folder), 'utf8').catch(() => null);
  const read = text === null ? null : manifest.safeParse(JSON.parse(text));
  if (!read?.success) throw new BackupRefusal(`${folder} holds no finished backup.`);
  return read.data;
}

/** Passes text through and computes its checksum. */
export function checksumming(): Transform & { checksum: () => string } {
  const hash = createHash('sha256');
  const stream = new Transform({
    transform(chunk, _, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return Object.assign(stream, { checksum: () => hash.digest('hex') });
}

/** Not copied: the database's own folder (read through the database), downloads and unfinished uploads. */
const isLeftOut = (path: string) =>
  /^(postgres|downloads$|media\/incoming$)/.test(path) || path.endsWith('.unfinished');

/**
 * Copies uploaded files and secrets from one data folder into another. Files that are removed meanwhile are
 * skipped.
 */
export async function copyFiles(from: string, to: string): Promise<void> {
  for await (const path of listFiles(from)) {
    await cp(join(from, path), join(to, path), { preserveTimestamps: true }).catch(goneMeanwhile);
  }
}

/** Number, bytes and checksum (of names and contents) of the files of a data folder. */
export async function sumFiles(folder: string): Promise<Manifest['files']> {
  const sum = { count: 0, bytes: 0 };
  const all = createHash('sha256');
  for await (const path of listFiles(folder)) {
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(join(folder, path))) {
      hash.update(chunk);
      sum.bytes += chunk.length;
    }
    all.update(`${path}\0${hash.digest('hex')}\n`);
    sum.count += 1;
  }
  return { ...sum, checksum: all.digest('hex') };
}

/** Deletes the files that a backup brought into a data folder. */
export async function removeFiles(broughtFrom: string, dataDir: string): Promise<void> {
  for await (const path of listFiles(broughtFrom)) await rm(join(dataDir, path), { force: true });
}

async function* listFiles(folder: string, below = ''): AsyncGenerator<string> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(goneMeanwhile);
  for (const entry of (entries ?? []).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (isLeftOut(path)) continue;
    if (entry.isDirectory()) yield* listFiles(folder, path);
    else if (entry.isFile()) yield path;
  }
}

function goneMeanwhile(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
}
