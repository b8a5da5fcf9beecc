import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredObject } from './bucket.ts';

type Described = Omit<StoredObject, 'bytes' | 'modifiedAt'> & { name: string; modifiedAt: string };

/** The objects of a bucket, also stored in a folder so that they survive a restart. */
export class KeptObjects extends Map<string, StoredObject> {
  readonly #folder: string;

  constructor(folder: string) {
    super();
    this.#folder = folder;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const file of readdirSync(folder)) {
      if (!file.endsWith('.json')) continue;
      const { name, modifiedAt, ...described }: Described = JSON.parse(
        readFileSync(join(folder, file), 'utf8'),
      );
      const bytes = readFileSync(join(folder, file.replace(/json$/, 'bytes')));
      super.set(name, { ...described, bytes, modifiedAt: new Date(modifiedAt) });
    }
  }

  override set(name: string, object: StoredObject): this {
    const { bytes, ...described } = object;
    const place = this.#placeOf(name);
    writeFileSync(`${place}.bytes`, bytes);
    // The metadata is written last and atomically. An object without metadata does not exist.
    writeFileSync(`${place}.part`, JSON.stringify({ name, ...described }));
    renameSync(`${place}.part`, `${place}.json`);
    return super.set(name, object);
  }

  override delete(name: string): boolean {
    const place = this.#placeOf(name);
    for (const end of ['json', 'bytes']) rmSync(`${place}.${end}`, { force: true });
    return super.delete(name);
  }

  #placeOf(name: string): string {
    return join(this.#folder, createHash('sha256').update(name).digest('hex'));
  }
}
