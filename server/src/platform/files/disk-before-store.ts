import { codeOf } from '#server/platform/db/error-code.ts';
import type { Files, ListedFile } from './files.ts';

/**
 * Uses the store for all new files. Older files are read from the local disk until they have been moved. The disk is
 * asked first because it costs nothing; a name has the same content in both.
 */
export function diskBeforeStore(disk: Files, store: Files): Files {
  /** A move may remove a file from the disk after it was found there. */
  const openMoved = (name: string, range: { start: number; end: number }) => async (error: unknown) => {
    const moved = codeOf(error) === 'ENOENT' ? await store.find(name) : null;
    if (!moved) throw error;
    return moved.open(range);
  };

  return {
    put: store.put,
    write: store.write,
    async withLocalFile(name, use) {
      return (await disk.find(name)) ? disk.withLocalFile(name, use) : store.withLocalFile(name, use);
    },
    async find(name) {
      const found = await disk.find(name);
      if (!found) return store.find(name);
      return { bytes: found.bytes, open: (range) => found.open(range).catch(openMoved(name, range)) };
    },
    // From the disk first: a move that is copying the file checks the disk again afterwards and then removes its
    // copy.
    async remove(name) {
      await disk.remove(name);
      await store.remove(name);
    },
    async removeFolder(folder) {
      await disk.removeFolder(folder);
      await store.removeFolder(folder);
    },
    async *list(folder): AsyncGenerator<ListedFile> {
      const seen = new Set<string>();
      for await (const file of disk.list(folder)) {
        seen.add(file.name);
        yield file;
      }
      for await (const file of store.list(folder)) if (!seen.has(file.name)) yield file;
    },
    async removeUnfinished(folder, before) {
      await disk.removeUnfinished(folder, before);
      await store.removeUnfinished(folder, before);
    },
  };
}
