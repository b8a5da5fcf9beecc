import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '#server/platform/db/error-code.ts';
import { findProcessStart } from '#server/platform/process/process-identity.ts';
import { privateFile } from './private-folder.ts';

/** Another move of the same files is running. The message is for people. */
export class MoveUnderWay extends Error {}

/**
 * Makes this process the only one that moves the files of a data folder. Otherwise one process would treat files that
 * the other has moved as removed. The lock of a dead process is ignored. Returns a function that releases the lock.
 * Throws MoveUnderWay.
 */
export async function claimMove(dataDir: string): Promise<() => Promise<void>> {
  return claim(join(dataDir, 'move-media.lock'));
}

async function claim(path: string): Promise<() => Promise<void>> {
  while (!(await createWhole(path))) {
    const held = await readHolder(path);
    const [pid = '', start] = held?.split(' ') ?? [];
    if (held === null) continue;
    if (pid !== '' && (await findProcessStart(Number(pid))) === start)
      throw new MoveUnderWay(
        `These files are being moved already (process ${pid}). Let that one finish, or stop it.`,
      );
    // Only one process at a time removes a stale lock. Otherwise it could remove the new lock of a process that did
    // so a moment before.
    const release = await claim(`${path}.taken`);
    if ((await readHolder(path)) === held) await rm(path, { force: true });
    await release();
  }
  return () => rm(path, { force: true });
}

/**
 * Creates the file with its whole content at once, so that no reader sees half of it. Returns false if the file
 * exists.
 */
async function createWhole(path: string): Promise<boolean> {
  const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  await writeFile(draft, `${process.pid} ${await findProcessStart(process.pid)}`, { mode: privateFile });
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function readHolder(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch((error) => {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  });
}
