import { freePort } from '../processes/free-port.ts';
import { runProcess } from '../processes/run-process.ts';
import type { Part } from './part.ts';

/** A Redis without persistence: it holds nothing that must not be lost. */
export async function startRedis(program: string, folder: string): Promise<Part> {
  const port = String(await freePort());
  const redis = runProcess({
    command: program,
    args: [
      ...['--port', port, '--bind', '127.0.0.1', '--dir', folder],
      ...['--save', '', '--appendonly', 'no', '--daemonize', 'no'],
    ],
  });
  await redis.untilLine('eady to accept connections');
  return {
    name: 'redis',
    settings: { REDIS_URL: `redis://127.0.0.1:${port}` },
    ended: redis.ended,
    stop: () => redis.stop(2),
  };
}
