import { access, chmod, copyFile, link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '#server/platform/db/error-code.ts';
import { openPrivateFolder, privateFile, privateFolder } from '#server/platform/files/private-folder.ts';
import type { FileName, FileStore, Media } from './file-store.ts';
import { findFile } from './find-file.ts';
import { isMediaKey, newMediaKey } from './media-key.ts';
import { countUploads } from './uploads/uploads-under-way.ts';

/**
 * Opens the folders of media beneath `dataDir`, making them where they are missing. Nobody but the server's user may
 * enter them: what was sent in says where it was taken.
 */
export async function openDiskMedia(dataDir: string): Promise<Omit<Media, 'drawing'>> {
  const root = join(dataDir, 'media');
  const incoming = join(root, 'incoming');
  for (const folder of [dataDir, root, incoming, join(root, 'originals'), join(root, 'variants')]) {
    await openPrivateFolder(folder);
  }
  return { store: diskFileStore(root), incoming, uploads: countUploads() };
}

/** Files under `root`, spread over folders by the first letters of their key. */
function diskFileStore(root: string): FileStore {
  function folderOf(area: 'originals' | 'variants', key: string): string {
    // The last of several defences: a key that could climb out of the folder is no key.
    if (!isMediaKey(key)) throw new Error('A file was asked for by something that is not a key');
    return join(root, area, key.slice(0, 2), key);
  }
  const pathOf = ({ key, file }: FileName) =>
    file === 'original' ? join(folderOf('originals', key), file) : join(folderOf('variants', key), file);

  /** A half-written file never has its name: it is written beside it and renamed. */
  async function place(name: FileName, make: (path: string) => Promise<void>): Promise<void> {
    const path = pathOf(name);
    const unfinished = `${path}.${newMediaKey()}`;
    await mkdir(dirname(path), { recursive: true, mode: privateFolder });
    try {
      await make(unfinished);
      await rename(unfinished, path);
    } finally {
      // A rename onto another link of the same file does nothing, and leaves this one behind.
      await rm(unfinished, { force: true });
    }
  }

  const removeOriginal = (key: string) => rm(folderOf('originals', key), { recursive: true, force: true });

  return {
    put: (name, localFile) => place(name, (path) => linkOrCopy(localFile, path)),
    write: (name, bytes) => place(name, (path) => writeFile(path, bytes, { mode: privateFile })),
    async withLocalFile(name, use) {
      const path = pathOf(name);
      await access(path);
      return use(path);
    },
    find: (name) => findFile(pathOf(name)),
    removeOriginal,
    async remove(key) {
      await removeOriginal(key);
      await rm(folderOf('variants', key), { recursive: true, force: true });
    },
  };
}

/** A link costs nothing, but some file systems have none, and none reaches another one. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (!['EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK', 'ENOSYS'].includes(codeOf(error))) throw error;
    await copyFile(from, to);
    await chmod(to, privateFile);
  }
}
