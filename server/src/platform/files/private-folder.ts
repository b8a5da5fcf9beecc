import { chmod, mkdir, stat } from 'node:fs/promises';

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
