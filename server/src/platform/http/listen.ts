import { type AddressInfo, createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { codeOf } from '#server/platform/db/error-code.ts';

interface Address {
  port: number;
  /** `localhost` means 127.0.0.1 and, where the machine has it, ::1: programs differ in which one they try. */
  host: string;
}

/**
 * Connections that may wait to be accepted; the system may allow fewer. Of those beyond, the system drops the first
 * packet without a word, and the visitor waits for a second or three until it is sent again.
 */
const backlog = 4096;

/** Call it before anything else makes the server ready: it adds hooks. */
export async function listen(app: FastifyInstance, { port, host }: Address): Promise<void> {
  if (host !== 'localhost') {
    await app.listen({ port, host, backlog });
    return;
  }
  // Its connections are handed to the one HTTP server, so that live connections, limits and the stop know them too.
  const second = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    app.server.emit('connection', socket);
  });
  let hasEnded: Promise<void> | undefined;
  app.addHook('preClose', async () => {
    hasEnded = new Promise((done) => second.close(() => done()));
  });
  app.addHook('onClose', () => hasEnded);
  await app.listen({ port, host: '127.0.0.1', backlog });
  await listenOnSix(second, (app.server.address() as AddressInfo).port);
}

async function listenOnSix(server: Server, port: number): Promise<void> {
  try {
    await new Promise<void>((done, failed) => {
      server.once('error', failed);
      server.listen({ port, host: '::1', backlog }, done);
    });
  } catch (error) {
    // A machine without IPv6 has 127.0.0.1 alone.
    if (!['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(codeOf(error))) throw error;
  }
}
