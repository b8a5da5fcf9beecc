import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '#server/platform/db/error-code.ts';
import { findProcessStart } from '#server/platform/process/process-identity.ts';
import { privateFile } from './private-folder.ts';

/** A move of the same files is under way; the message is a sentence for people. */
export class MoveUnderWay extends Error {}

/**
 * Makes this process the only one that moves the files of a data folder: of two, one would take for removed what the
 * other has moved. A process that is dead has no claim. Answers with what gives it back. Throws MoveUnderWay.
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
    // One at a time removes a dead claim, or it would remove the claim of a process that did so a moment before.
    const release = await claim(`${path}.taken`);
    if ((await readHolder(path)) === held) await rm(path, { force: true });
    await release();
  }
  return () => rm(path, { force: true });
}

/** With all that it says at once, so that nobody reads half of it. Answers false where the file exists. */
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
