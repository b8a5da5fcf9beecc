import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { startOurServer } from '../our-server.ts';
import { memoryOf } from '../processes.ts';

/** Megabytes that are resident: of a server that nobody has asked for anything, and after a minute of 32 clients. */
const mostIdle = 250;
const mostAfterLoad = 450;

/** A server of its own, so that nothing that was measured before is weighed. */
export async function benchMemory(surroundings: Parameters<typeof startOurServer>[0]): Promise<void> {
  const ours = await startOurServer(surroundings);
  try {
    // What is made once after the start, such as compressed files, is done by then.
    await sleep(10_000);
    const idle = memoryOf(ours.pid);
    let asked = 0;
    const anew = (path: string) => ({
      setupRequest: (request: autocannon.Request) => ({ ...request, path: `${path}?asked=${asked++}` }),
    });
    await autocannon({
      url: ours.url,
      connections: 32,
      duration: 60,
      headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
      requests: [anew('/'), anew('/product/1'), { path: '/api/design/getProductsForFeed' }, { path: '/' }],
    });
    const after = memoryOf(ours.pid);
    process.stdout.write(
      `\nMemory of the server\n  idle: ${said(idle, mostIdle)}\n  after a minute of 32 clients: ${said(after, mostAfterLoad)}\n`,
    );
  } finally {
    await ours.stop();
  }
}

const said = (megabytes: number, most: number) =>
  `${megabytes} MB (gate ${most}: ${megabytes <= most ? 'met' : 'MISSED'})`;
