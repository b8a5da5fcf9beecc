import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The bytes that a floor sends. */
export interface Bytes {
  type: string;
  text: string;
}

/** A page of our server that a floor renders: its URL, and the cookie of its viewer. */
export interface PageAsked {
  url: string;
  cookie?: string;
}

/** A floor prints its port when it starts, and a line each time it receives new bytes. */
export interface Ready {
  port: number;
}

export interface Floor {
  readonly pid: number;
  readonly url: string;
  /** The bytes to send by path, or the pages to render by name. */
  give(bodies: Record<string, Bytes | PageAsked>): Promise<void>;
  stop(): void;
}

export async function startFloor(
  name: 'bare-http' | 'fastify-and-pg' | 'instant-provider' | 'render-page',
  env: Record<string, string> = {},
): Promise<Floor> {
  const child = fork(fileURLToPath(new URL(`${name}.ts`, import.meta.url)), {
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  const { port } = await nextMessage(child);
  return {
    pid: child.pid ?? 0,
    url: `http://127.0.0.1:${port}`,
    async give(bodies) {
      child.send(bodies);
      await nextMessage(child);
    },
    stop: () => child.disconnect(),
  };
}

async function nextMessage(child: ChildProcess): Promise<Ready> {
  const died = once(child, 'exit').then(([code]) => {
    throw new Error(`A floor ended with ${code} before it was ready`);
  });
  const [message] = await Promise.race([once(child, 'message'), died]);
  return message as Ready;
}
