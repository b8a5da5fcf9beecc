import { randomInt } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPrivateFolder } from '#server/platform/files/private-folder.ts';
import { findProcessStart } from '#server/platform/process/process-identity.ts';

const prefix = 'postgres.lock-';

const roundsOfRivals = 4;

/** How long a stopping server may take to release the folder. */
const longestWaitMs = 10_000;

interface ClaimNotes {
  /** The folder of the socket; removed with the claim. */
  runtimeDir?: string;
  /** The URL of the running database. */
  url?: string;
}

/** Another running process uses the database there. The message is for the operator. */
export class FolderInUseError extends Error {}

export interface FolderClaim {
  /** Claims of dead processes; their runtime folders must still be removed. */
  readonly abandoned: readonly ClaimNotes[];
  note(notes: ClaimNotes): Promise<void>;
  release(): Promise<void>;
}

/**
 * Makes this process the only one that may run a database in `dataDir`. Waits up to `waitMs` for another process to
 * release it and calls `onWait` once. After that it throws an error that names the process. Each process first writes
 * a claim named after its pid and start time, and only then looks for others. So of two processes that start
 * together, at least one sees the other, and both can never win. The claim of a dead process can be removed without a
 * race, because no other process can have that name.
 */
export async function claimDataFolder(
  dataDir: string,
  { waitMs = longestWaitMs, onWait }: { waitMs?: number; onWait?: (line: string) => void } = {},
): Promise<FolderClaim> {
  const start = await findProcessStart(process.pid);
  if (!start)
    throw new Error('The start time of this process could not be read, so the data folder cannot be locked.');
  await openDataFolder(dataDir);
  const own = `${prefix}${process.pid}-${start}`;
  const ownPath = join(dataDir, own);
  const abandoned: ClaimNotes[] = [];

  const giveUpAt = performance.now() + waitMs;
  for (let attempt = 1; ; attempt++) {
    await writeClaim(ownPath);
    const others = await readOtherClaims(dataDir, own);
    for (const claim of others.filter((other) => !other.alive)) {
      abandoned.push(claim.notes);
      await rm(claim.path, { force: true });
    }
    const rival = others.find((other) => other.alive);
    if (!rival) break;
    await rm(ownPath, { force: true });
    if (performance.now() > giveUpAt) {
      throw new FolderInUseError(
        `The data folder ${dataDir} is in use by another running server (process ${rival.pid}). ` +
          'Stop that one first, or set DATA_DIR to another folder.',
      );
    }
    // Processes that start at the same moment see each other for a few rounds.
    if (attempt === roundsOfRivals)
      onWait?.(`Waiting for the server that still uses ${dataDir} (process ${rival.pid}) to end.`);
    // Two processes that started at the same moment have both withdrawn. Random pauses let one of them through.
    await sleep(randomInt(40, 200));
  }

  return {
    abandoned,
    async note(notes) {
      const draft = join(dataDir, `postgres.draft-${process.pid}`);
      await writeFile(draft, JSON.stringify(notes), { mode: 0o600 });
      await rename(draft, ownPath);
    },
    release: () => rm(ownPath, { force: true }),
  };
}

/** The URL of the private database of a running server in this folder, for commands that run alongside it. */
export async function findRunningPostgres(dataDir: string): Promise<string | undefined> {
  const claims = await readOtherClaims(dataDir, '');
  return claims.find((claim) => claim.alive && claim.notes.url)?.notes.url;
}

/**
 * As root, PostgreSQL runs as another user and must reach its own folder. On Linux it enters the folder before it
 * drops its privileges; elsewhere it resolves the path and needs permission to traverse it.
 */
async function openDataFolder(dataDir: string): Promise<void> {
  if (process.platform === 'linux' || process.getuid?.() !== 0) await openPrivateFolder(dataDir);
  else await mkdir(dataDir, { recursive: true, mode: 0o711 });
}

async function writeClaim(path: string): Promise<void> {
  try {
    await writeFile(path, '{}', { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error('This process already runs a private database in that data folder.');
  }
}

interface OtherClaim {
  path: string;
  pid: number;
  alive: boolean;
  notes: ClaimNotes;
}

async function readOtherClaims(dataDir: string, own: string): Promise<OtherClaim[]> {
  const names = await readdir(dataDir).catch(() => []);
  const claims = names.map(async (name): Promise<OtherClaim | undefined> => {
    const match = /^postgres\.lock-(\d+)-(\w+)$/.exec(name);
    if (!match || name === own) return undefined;
    const pid = Number(match[1]);
    const path = join(dataDir, name);
    return { path, pid, alive: (await findProcessStart(pid)) === match[2], notes: await readNotes(path) };
  });
  return (await Promise.all(claims)).filter((claim) => claim !== undefined);
}

async function readNotes(path: string): Promise<ClaimNotes> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as ClaimNotes;
  } catch {
    return {};
  }
}
