import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { OptionError } from './read-options.ts';
import type { Cluster, Status } from './start-cluster.ts';

const note = 'cluster.json';

/**
 * Lets `restart` and `status` of the same user reach a running cluster through a socket; a file in the data
 * folder names it.
 */
export async function openControl(dataDir: string, cluster: Cluster): Promise<{ close(): Promise<void> }> {
  // Under /tmp, because a socket path has at most 107 bytes; only this user may enter the folder.
  const folder = await mkdtemp('/tmp/tanabana-cluster-');
  const socketPath = join(folder, 'control');
  const server = createServer(async ({ url }, response) => {
    try {
      if (url === '/restart') await cluster.restart();
      response.end(JSON.stringify(cluster.status()));
    } catch (error) {
      response.writeHead(500).end(JSON.stringify({ message: (error as Error).message }));
    }
  });
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(socketPath, done);
  });
  await writeFile(join(dataDir, note), JSON.stringify({ socketPath }), { mode: 0o600 });
  return {
    async close() {
      await rm(join(dataDir, note), { force: true });
      server.close();
      server.closeAllConnections();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Sends a command to the running cluster of that data folder and returns its status afterwards. Throws
 * OptionError if there is none.
 */
export async function askCluster(dataDir: string, command: 'restart' | 'status'): Promise<Status> {
  const text = await readFile(join(dataDir, note), 'utf8').catch(() => null);
  if (text === null) throw new OptionError(`No cluster runs on ${dataDir}. Start it with npm run cluster.`);
  const { socketPath } = JSON.parse(text) as { socketPath: string };
  return new Promise((done, failed) => {
    const asked = request({ socketPath, path: `/${command}`, method: 'POST' }, (response) => {
      json(response).then(
        (answer) =>
          response.statusCode === 200
            ? done(answer as Status)
            : failed(new OptionError((answer as { message: string }).message)),
        failed,
      );
    });
    asked.on('error', () => failed(new OptionError('The cluster that ran here does not answer any more.')));
    asked.end();
  });
}
