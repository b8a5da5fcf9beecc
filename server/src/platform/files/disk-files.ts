import { createWriteStream } from 'node:fs';
import {
  access,
  chmod,
  copyFile,
  link,
  lstat,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { codeOf } from '#server/platform/db/error-code.ts';
import { newFileKey } from './file-key.ts';
import { checkName, type Files, type FoundFile, type ListedFile } from './files.ts';
import { privateFile, privateFolder } from './private-folder.ts';
import { walk } from './walk.ts';

const unfinishedEnding = '.unfinished';

/** Files under `root`, accessible to the server's user only. */
export function diskFiles(root: string): Files {
  const pathOf = (name: string) => join(root, checkName(name));

  /** Writes to a temporary file and renames it, so that a half-written file never has the final name. */
  async function place(name: string, make: (path: string) => Promise<void>): Promise<void> {
    const path = pathOf(name);
    const unfinished = `${path}.${newFileKey()}${unfinishedEnding}`;
    await mkdir(dirname(path), { recursive: true, mode: privateFolder });
    try {
      await make(unfinished);
      await rename(unfinished, path);
    } finally {
      // Renaming onto another hard link of the same file does nothing and leaves the temporary name behind.
      await rm(unfinished, { force: true });
    }
  }

  return {
    put: (name, localFile) => place(name, (path) => linkOrCopy(localFile, path)),
    write: (name, bytes) =>
      place(name, (path) =>
        bytes instanceof Readable
          ? pipeline(bytes, createWriteStream(path, { flush: true, mode: privateFile }))
          : writeFile(path, bytes, { mode: privateFile }),
      ),
    async withLocalFile(name, use) {
      const path = pathOf(name);
      await access(path);
      return use(path);
    },
    find: (name) => findOnDisk(pathOf(name)),
    remove: (name) => rm(pathOf(name), { force: true }),
    removeFolder: (folder) => rm(pathOf(folder), { recursive: true, force: true }),
    list: (folder) => listOnDisk(root, pathOf(folder)),
    async removeUnfinished(folder, before) {
      for (const entry of await readdir(pathOf(folder)).catch(nothingThere)) {
        if (!entry.endsWith(unfinishedEnding)) continue;
        const path = join(pathOf(folder), entry);
        const found = await stat(path).catch(() => null);
        if (found && found.mtime < before) await rm(path, { force: true });
      }
    },
  };
}

function nothingThere(error: unknown): [] {
  if (codeOf(error) === 'ENOENT') return [];
  throw error;
}

/** A file on the disk; null if it does not exist or is not a regular file. */
async function findOnDisk(path: string): Promise<FoundFile | null> {
  try {
    const found = await lstat(path);
    // Symbolic links are not followed, because one could have been planted.
    if (!found.isFile()) return null;
    return {
      bytes: found.size,
      async open(range) {
        if (range.end < range.start) return Readable.from([]);
        // Once open, the file can be read to its end even if it is removed.
        return (await open(path)).createReadStream(range);
      },
    };
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return null;
    throw error;
  }
}

async function* listOnDisk(root: string, folder: string): AsyncGenerator<ListedFile> {
  for await (const { path, entry } of walk(folder)) {
    if (!entry.isFile() || entry.name.endsWith(unfinishedEnding)) continue;
    // The file may have been removed since it was listed.
    const found = await lstat(path).catch(() => null);
    if (!found) continue;
    const name = relative(root, path).split(sep).join('/');
    yield { name, bytes: found.size, changedAt: found.mtime };
  }
}

/** A hard link costs nothing, but some file systems do not support it, and none links across file systems. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (!['EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK', 'ENOSYS'].includes(codeOf(error))) throw error;
    await copyFile(from, to);
    await chmod(to, privateFile);
  }
}
