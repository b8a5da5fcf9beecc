import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { flag } from '#server/settings.ts';

export interface Options {
  command: 'start' | 'restart' | 'status';
  /** The load balancer's port; 0 lets the system choose. */
  port: number;
  web: number;
  workers: number;
  /** An absolute path. */
  dataDir: string;
  hasDemo: boolean;
  /** Paths of the executables; undefined if not installed. */
  nginx: string | undefined;
  redisServer: string | undefined;
}

/** An invalid option. The message is printed. */
export class OptionError extends Error {}

const usage = `npm run cluster                      starts it; -- --web 2 --workers 1 says how many processes
npm run cluster -- restart           replaces the processes one after another
npm run cluster -- status            says who is there`;

/** Reads the command line and the settings PORT, DATA_DIR, DEMO, NGINX and REDIS_SERVER. Throws OptionError. */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): Options {
  const { values, positionals } = parse(args);
  const [command = 'start', ...more] = positionals;
  if ((command !== 'start' && command !== 'restart' && command !== 'status') || more.length > 0) {
    throw new OptionError(`There is no "${positionals.join(' ')}".\n${usage}`);
  }
  if (env.NODE_ENV === 'production') {
    throw new OptionError(
      'The cluster is for trying things out on one machine: its payments and its store are emulated. docs/OPERATING.md says how to run many processes in production.',
    );
  }
  return {
    command,
    port: countOf('PORT', env.PORT || '3000', 0, 65_535),
    web: countOf('--web', values.web, 1, 8),
    workers: countOf('--workers', values.workers, 1, 4),
    dataDir: resolve(env.DATA_DIR || './data/cluster'),
    hasDemo: env.DEMO === undefined || readFlag('DEMO', env.DEMO),
    nginx: env.NGINX || undefined,
    redisServer: env.REDIS_SERVER || undefined,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        web: { type: 'string', default: '2' },
        workers: { type: 'string', default: '1' },
      },
    });
  } catch (error) {
    throw new OptionError(`${(error as Error).message}\n${usage}`);
  }
}

function readFlag(name: string, text: string): boolean {
  const read = flag.safeParse(text);
  if (read.success) return read.data;
  throw new OptionError(`${name} must be on or off.`);
}

function countOf(name: string, text: string, least: number, most: number): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= least && count <= most) return count;
  throw new OptionError(`${name} must be a whole number from ${least} to ${most}.`);
}
