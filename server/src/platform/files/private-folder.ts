import { chmod, mkdir, stat } from 'node:fs/promises';
import { codeOf } from '#server/platform/db/error-code.ts';
import { walk } from './walk.ts';

/** Permissions of files and folders that hold uploads: accessible to the server's own user only. */
export const privateFile = 0o600;
export const privateFolder = 0o700;

const others = 0o077;
const sticky = 0o1000;

/**
 * Creates a folder that only the server's user may enter, or tightens the permissions of an existing one. A folder
 * shared by the whole machine, such as /tmp, is left as it is, and so is a folder of another user that we may not
 * change.
 */
export async function openPrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: privateFolder });
  const { mode } = await stat(path);
  if ((mode & others) === 0 || (mode & sticky) !== 0) return;
  await chmod(path, privateFolder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPERM' && error.code !== 'EROFS') throw error;
  });
}

/**
 * Tightens the permissions of everything under a folder that other users could read, such as files copied from
 * another machine.
 */
export async function narrowFolder(path: string): Promise<void> {
  for await (const { path: found, entry } of walk(path)) {
    if (entry.isDirectory()) await narrow(found, privateFolder);
    else if (entry.isFile()) await narrow(found, privateFile);
  }
}

async function narrow(path: string, mode: number): Promise<void> {
  try {
    const found = await stat(path);
    if ((found.mode & others) !== 0) await chmod(path, mode);
  } catch (error) {
    // ENOENT: an original is deleted once its picture has been processed.
    if (!['ENOENT', 'EPERM', 'EROFS'].includes(codeOf(error))) throw error;
  }
}
