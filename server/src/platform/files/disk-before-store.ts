import { codeOf } from '#server/platform/db/error-code.ts';
import type { Files, ListedFile } from './files.ts';

/**
 * The store for everything new, while what was kept on this machine's disk before is read from there until it has been
 * moved. The disk is asked first: its answer costs nothing, and both hold the same under a name.
 */
export function diskBeforeStore(disk: Files, store: Files): Files {
  /** A move may take a file from the disk after it was found there. */
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
    // From the disk first: a move that is just copying the file looks there again afterwards, and takes its copy back.
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
