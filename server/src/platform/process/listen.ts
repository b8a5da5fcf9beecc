import { type AddressInfo, createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { codeOf } from '#server/platform/db/error-code.ts';

interface Address {
  port: number;
  /** `localhost` means 127.0.0.1 and, where the machine has it, ::1: programs differ in which one they try. */
  host: string;
}

interface Where extends Address {
  backlog?: number;
  reusePort?: boolean;
}

/**
 * Connections that may wait to be accepted; the system may allow fewer. Of those beyond, the system drops the first
 * packet without a word, and the visitor waits for a second or three until it is sent again.
 */
const backlog = 4096;

/**
 * Sockets that listen on the same address. Node accepts one connection of each for each round of its event loop, and
 * while there is much to do a round takes some hundredths of a second: with one socket, newcomers would wait for longer
 * than those who are refused.
 */
const listeners = 32;

const addressesOf = (host: string) => (host === 'localhost' ? ['127.0.0.1', '::1'] : [host]);

/** Throws EADDRINUSE where another program listens already. */
export async function requireFreePort({ port, host }: Address): Promise<void> {
  for (const one of addressesOf(host)) {
    try {
      await close(await open(createServer(), { port, host: one }));
    } catch (error) {
      if (!isMissingAddress(error)) throw error;
    }
  }
}

/** A machine without IPv6 has 127.0.0.1 alone. */
const isMissingAddress = (error: unknown) => ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(codeOf(error) ?? '');

/** Call it before anything else makes the server ready: it adds hooks. */
export async function listen(app: FastifyInstance, { port, host }: Address): Promise<void> {
  const more: Server[] = [];
  let haveEnded: Promise<unknown> | undefined;
  app.addHook('preClose', async () => {
    haveEnded = Promise.all(more.map((one) => new Promise((done) => one.close(done))));
  });
  app.addHook('onClose', async () => {
    await haveEnded;
  });
  const [first = host, second] = addressesOf(host);
  const isShared = await mayBeShared(port, first);
  await app.listen({ port, host: first, backlog, ...(isShared ? { reusePort: true } : {}) });
  const address = { port: (app.server.address() as AddressInfo).port, backlog, reusePort: isShared };
  const most = isShared ? listeners : 1;
  while (more.length < most - 1) more.push(await listenToo(app, { ...address, host: first }));
  if (second === undefined) return;
  try {
    for (let nth = 0; nth < most; nth++) more.push(await listenToo(app, { ...address, host: second }));
  } catch (error) {
    if (!isMissingAddress(error)) throw error;
  }
}

/**
 * Whether several sockets may listen there: not every system can. Throws where the address is taken already, which
 * sockets that share would not notice of another process of the same user.
 */
async function mayBeShared(port: number, host: string): Promise<boolean> {
  await close(await open(createServer(), { port, host }));
  try {
    await close(await open(createServer(), { port, host, reusePort: true }));
    return true;
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') throw error;
    return false;
  }
}

/** Its connections are handed to the one HTTP server, so that live connections, limits and the stop know them too. */
function listenToo(app: FastifyInstance, where: Where): Promise<Server> {
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    app.server.emit('connection', socket);
  });
  return open(server, where);
}

function open(server: Server, where: Where): Promise<Server> {
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(where, () => done(server));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((done) => server.close(() => done()));
}
