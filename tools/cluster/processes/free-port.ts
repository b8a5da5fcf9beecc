import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Systems use ports above `highest` for outgoing connections, which could take a port before its program listens. */
const lowest = 20_000;
const highest = 30_000;
const mostTries = 50;

/** Finds a free port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < mostTries; tries++) {
    const port = randomInt(lowest, highest);
    if (await isFree(port)) return port;
  }
  throw new Error('No port is free.');
}

/** Whether no program listens on this port of 127.0.0.1. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });
}
