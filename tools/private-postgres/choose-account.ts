import { readFile, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';

/** The account that PostgreSQL runs as; undefined for the current user. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/**
 * PostgreSQL refuses to run as root. As root it runs as the owner of an existing cluster, else as `nobody`;
 * otherwise as the current user.
 */
export async function chooseAccount(cluster: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(cluster).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return findNobody();
}

/** The user name that PostgreSQL sees at the other end of its socket. */
export function ownName(): string {
  return userInfo().username;
}

async function findNobody(): Promise<Account> {
  const users = await readFile('/etc/passwd', 'utf8');
  const entry = /^nobody:[^:]*:(-?\d+):(-?\d+):/m.exec(users);
  if (!entry) {
    throw new Error(
      'PostgreSQL refuses to run as root, and this machine has no user "nobody" to run it as. ' +
        'Start as an ordinary user, or set DATABASE_URL.',
    );
  }
  // macOS reports -2; the kernel uses unsigned ids.
  return { uid: Number(entry[1]) >>> 0, gid: Number(entry[2]) >>> 0 };
}
