import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '#server/platform/db/error-code.ts';

/** Everything under a folder, each folder before its contents; nothing if the folder does not exist. */
export async function* walk(folder: string): AsyncGenerator<{ path: string; entry: Dirent }> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    // Entries may be deleted during the walk.
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    const path = join(folder, entry.name);
    yield { path, entry };
    if (entry.isDirectory()) yield* walk(path);
  }
}
