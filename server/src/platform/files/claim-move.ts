import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '#server/platform/db/error-code.ts';
import { findProcessStart } from '#server/platform/db/private-postgres/process-identity.ts';
import { privateFile } from './private-folder.ts';

/** A move of the same files is under way; the message is a sentence for people. */
export class MoveUnderWay extends Error {}

/**
 * Makes this process the only one that moves the files of a data folder: of two, one would take for removed what the
 * other has moved. A process that is dead has no claim. Answers with what gives it back. Throws MoveUnderWay.
 */
export async function claimMove(dataDir: string): Promise<() => Promise<void>> {
  const path = join(dataDir, 'move-media.lock');
  const own = `${process.pid} ${await findProcessStart(process.pid)}`;
  for (;;) {
    try {
      await writeFile(path, own, { flag: 'wx', mode: privateFile });
      return () => rm(path, { force: true });
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    const [pid = '', start] = (await readFile(path, 'utf8').catch(() => '')).split(' ');
    if (pid !== '' && (await findProcessStart(Number(pid))) === start)
      throw new MoveUnderWay(
        `These files are being moved already (process ${pid}). Let that one finish, or stop it.`,
      );
    await rm(path, { force: true });
  }
}
