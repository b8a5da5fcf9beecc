import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { launchServer, ServerLog } from './launch-server.ts';
import { endOrphans } from './stop-leftovers.ts';

type Server = ReturnType<typeof launchServer>;

interface Keeping {
  launch(): Server;
  cluster: string;
  socketDir: string;
  log: ServerLog;
  onRestart?: () => void;
  onLost?: (error: Error) => void;
}

/** If a server dies more often than this within `window`, it is not restarted again. */
const mostDeaths = 5;
const window = 60_000;

/** Restarts the private server on the same socket whenever it ends without being stopped. */
export function keepRunning(
  first: Server,
  keeping: Keeping,
): { isRunning(): boolean; stop(): Promise<void> } {
  const { launch, cluster, socketDir, log, onRestart, onLost } = keeping;
  let server = first;
  let isRunning = true;
  let isStopping = false;
  let deaths: number[] = [];

  async function revive(): Promise<void> {
    deaths = [...deaths.filter((at) => Date.now() - at < window), Date.now()];
    if (deaths.length > mostDeaths) throw new Error(`It died ${deaths.length} times within a minute.`);
    await endOrphans(cluster);
    await removeSocket(socketDir);
    if (isStopping) return;
    server = launch();
    await server.untilReady();
  }

  async function watch(): Promise<void> {
    for (;;) {
      await server.gone;
      isRunning = false;
      if (isStopping) return;
      log.warn('The private PostgreSQL has stopped by itself and is started again.');
      try {
        await revive();
      } catch (error) {
        if (!isStopping) onLost?.(lost(error));
        return;
      }
      if (isStopping) return;
      isRunning = true;
      log.warn('The private PostgreSQL answers again.');
      onRestart?.();
    }
  }

  const watching = watch();
  return {
    isRunning: () => isRunning,
    async stop() {
      isStopping = true;
      await server.stop();
      await watching;
      // A restart may have replaced the server while it was being stopped.
      await server.stop();
    },
  };
}

function lost(error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(`The private PostgreSQL died and could not be started again. ${reason}`);
}

/** The socket's lock file would prevent the next start if another process has the dead server's pid. */
async function removeSocket(socketDir: string): Promise<void> {
  for (const name of await readdir(socketDir)) await rm(join(socketDir, name), { force: true });
}
