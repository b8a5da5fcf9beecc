import { createHash } from 'node:crypto';
import { cp, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import * as z from 'zod/mini';

const manifest = z.object({
  /** ISO 8601. */
  madeAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number(),
      /** Of its text, unpacked. */
      checksum: z.string(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), last: z.nullable(z.string()) })),
  files: z.object({ count: z.number(), bytes: z.number() }),
});
export type Manifest = z.infer<typeof manifest>;

/** A sentence for whoever runs the command. */
export class BackupRefusal extends Error {}

export const manifestFile = (folder: string) => join(folder, 'backup.json');
export const tableFile = (folder: string, table: string) => join(folder, 'tables', `${table}.gz`);
export const filesFolder = (folder: string) => join(folder, 'files');

/** Throws BackupRefusal where the folder holds no whole backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestFile(folder), 'utf8').catch(() => null);
  const read = text === null ? null : manifest.safeParse(JSON.parse(text));
  if (!read?.success) throw new BackupRefusal(`${folder} holds no finished backup.`);
  return read.data;
}

/** Lets text through and reckons its checksum on the way. */
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

/** The database's own folder is read through the database; what people download, and what still arrives, comes anew. */
const isLeftOut = (path: string) => /^(postgres|downloads$|media\/incoming$)/.test(path);

/** Copies what people sent, and secrets, from one data folder into another, or into none. Answers how much it is. */
export async function copyFiles(from: string, to: string | null, below = ''): Promise<Manifest['files']> {
  const total = { count: 0, bytes: 0 };
  for (const entry of await readdir(join(from, below), { withFileTypes: true })) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (isLeftOut(path)) continue;
    if (entry.isDirectory()) {
      const inside = await copyFiles(from, to, path);
      total.count += inside.count;
      total.bytes += inside.bytes;
    } else if (entry.isFile()) {
      const { size } = await stat(join(from, path));
      if (to !== null) await cp(join(from, path), join(to, path), { preserveTimestamps: true });
      total.count += 1;
      total.bytes += size;
    }
  }
  return total;
}
