import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { startOurServer } from '../our-server.ts';
import { memoryOf } from '../processes.ts';

/** Maximum resident megabytes of an idle server, and after a minute of 32 clients. */
const mostIdle = 250;
const mostAfterLoad = 450;

/** Uses a separate server, which holds no memory of earlier measurements. */
export async function benchMemory(surroundings: Parameters<typeof startOurServer>[0]): Promise<void> {
  const ours = await startOurServer(surroundings);
  try {
    // By then the work after the start, such as compressing files, is done.
    await sleep(10_000);
    const idle = memoryOf(ours.pid);
    let asked = 0;
    const uncached = (path: string) => ({
      setupRequest: (request: autocannon.Request) => ({ ...request, path: `${path}?asked=${asked++}` }),
    });
    await autocannon({
      url: ours.url,
      connections: 32,
      duration: 60,
      headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
      requests: [
        uncached('/'),
        uncached('/product/1'),
        { path: '/api/design/getProductsForFeed' },
        { path: '/' },
      ],
    });
    const after = memoryOf(ours.pid);
    process.stdout.write(
      `\nMemory of the server\n  idle: ${describe(idle, mostIdle)}\n  after a minute of 32 clients: ${describe(after, mostAfterLoad)}\n`,
    );
  } finally {
    await ours.stop();
  }
}

const describe = (megabytes: number, most: number) =>
  `${megabytes} MB (gate ${most}: ${megabytes <= most ? 'met' : 'MISSED'})`;
