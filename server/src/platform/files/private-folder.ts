import { chmod, mkdir, stat } from 'node:fs/promises';
import { codeOf } from '#server/platform/db/error-code.ts';
import { walk } from './walk.ts';

/** Files and folders that hold what people sent us are the server's own user's alone. */
export const privateFile = 0o600;
export const privateFolder = 0o700;

const others = 0o077;
const sticky = 0o1000;

/**
 * Makes a folder that only the server's user may enter, and narrows one that was wider. One that the whole machine
 * shares, as /tmp, stays as it is, and so does one of another user that we may not change.
 */
export async function openPrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: privateFolder });
  const { mode } = await stat(path);
  if ((mode & others) === 0 || (mode & sticky) !== 0) return;
  await chmod(path, privateFolder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPERM' && error.code !== 'EROFS') throw error;
  });
}

/** Narrows everything beneath a folder that others could read, as what was copied here from elsewhere. */
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
    // What has just been prepared is gone.
    if (!['ENOENT', 'EPERM', 'EROFS'].includes(codeOf(error))) throw error;
  }
}
