import { type AddressInfo, createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { codeOf } from '#server/platform/db/error-code.ts';

interface Address {
  port: number;
  /** `localhost` means 127.0.0.1 and, if available, ::1, because programs differ in which one they try. */
  host: string;
}

interface Where extends Address {
  backlog?: number;
  reusePort?: boolean;
}

/**
 * Length of the queue of unaccepted connections; the system may allow fewer. Beyond it, the system drops the first
 * packet silently, and the visitor waits one to three seconds for the retransmission.
 */
const backlog = 4096;

/**
 * Number of sockets that listen on the same address. Node accepts one connection per socket and round of its event
 * loop, and under load a round takes some hundredths of a second. With a single socket, new connections would wait
 * longer than a refusal takes.
 */
const listeners = 32;

const addressesOf = (host: string) => (host === 'localhost' ? ['127.0.0.1', '::1'] : [host]);

/** Throws EADDRINUSE if another program already listens there. */
export async function requireFreePort({ port, host }: Address): Promise<void> {
  for (const one of addressesOf(host)) {
    try {
      await close(await open(createServer(), { port, host: one }));
    } catch (error) {
      if (!isMissingAddress(error)) throw error;
    }
  }
}

/** A machine without IPv6 has only 127.0.0.1. */
const isMissingAddress = (error: unknown) => ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(codeOf(error) ?? '');

/** Adds hooks, so call it before the server is made ready. */
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
 * Whether several sockets can listen on the address, which not every system supports. Throws if the address is in
 * use: with shared ports the system would not report another process of the same user.
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

/** Passes its connections to the one HTTP server, so that WebSockets, limits and shutdown include them. */
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
