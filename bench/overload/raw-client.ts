import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A request as bytes. */
export interface Ask {
  kind: string;
  bytes: string;
}

export interface Answer {
  /** The status; 0 if the connection broke or timed out. */
  status: number;
  /** Milliseconds from the request to the last byte of its answer. */
  ms: number;
  hasRetryAfter: boolean;
}

/** Client timeout in milliseconds. */
const patience = 10_000;
const networks = 50;
const endOfHeaders = Buffer.from('\r\n\r\n');

interface Waiting {
  since: number;
  head: Buffer | null;
  status: number;
  hasRetryAfter: boolean;
  /** Bytes of the body still to come; -1 while the headers are being read. */
  left: number;
  done(answer: Answer): void;
}

/**
 * A minimal HTTP client on keep-alive connections. A client that overloads a server on the same machine must use far
 * less processor time per request than the server.
 */
export function makeRawClient(url: string) {
  const { hostname, port } = new URL(url);
  const idle: Socket[] = [];
  const waiting = new Map<Socket, Waiting>();
  let open = 0;
  let opened = 0;

  const sweeper = setInterval(() => {
    const givenUp = performance.now() - patience;
    for (const [socket, { since }] of waiting) if (since < givenUp) socket.destroy();
  }, 500);

  function openOne(): Socket {
    // Visitors from many networks, because the front door limits each network.
    const localAddress = process.platform === 'linux' ? `127.0.1.${1 + (opened++ % networks)}` : undefined;
    const socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      ...(localAddress ? { localAddress } : {}),
    });
    open += 1;
    socket.on('data', (chunk: Buffer) => read(socket, chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      open -= 1;
      const place = idle.indexOf(socket);
      if (place >= 0) idle.splice(place, 1);
      finish(socket, 0);
    });
    return socket;
  }

  function read(socket: Socket, chunk: Buffer): void {
    const one = waiting.get(socket);
    if (!one) return;
    if (one.left < 0) {
      const all = one.head ? Buffer.concat([one.head, chunk]) : chunk;
      const end = all.indexOf(endOfHeaders);
      if (end < 0) {
        one.head = all;
        return;
      }
      const head = all.toString('latin1', 0, end).toLowerCase();
      one.status = Number(head.slice(9, 12));
      one.hasRetryAfter = head.includes('\r\nretry-after:');
      const length = /\r\ncontent-length: *(\d+)/.exec(head)?.[1];
      if (length === undefined && one.status !== 304)
        throw new Error(`An answer of unknown length:\n${head}`);
      one.left = Number(length ?? 0) - (all.length - end - endOfHeaders.length);
      if (one.left <= 0) finish(socket, one.status, head.includes('\r\nconnection: close'));
      return;
    }
    one.left -= chunk.length;
    if (one.left <= 0) finish(socket, one.status);
  }

  function finish(socket: Socket, status: number, isLast = false): void {
    const one = waiting.get(socket);
    if (!one) return;
    waiting.delete(socket);
    if (isLast) socket.destroy();
    else if (!socket.destroyed) idle.push(socket);
    one.done({ status, ms: performance.now() - one.since, hasRetryAfter: one.hasRetryAfter });
  }

  return {
    /**
     * Opens connections before the overload, like browsers of visitors who are already on the site. Resolves when
     * they are open.
     */
    async openAhead(count: number): Promise<void> {
      while (open < count) {
        const socket = openOne();
        await once(socket, 'connect');
        idle.push(socket);
      }
    },
    send({ bytes }: Ask, done: (answer: Answer) => void): void {
      const socket = idle.pop() ?? openOne();
      const since = performance.now();
      waiting.set(socket, { since, head: null, status: 0, hasRetryAfter: false, left: -1, done });
      socket.write(bytes, 'latin1');
    },
    /** Counts of unanswered requests and of connections. */
    figures: () => ({ waiting: waiting.size, open }),
    close(): void {
      clearInterval(sweeper);
      for (const socket of [...idle, ...waiting.keys()]) socket.destroy();
    },
  };
}

export type RawClient = ReturnType<typeof makeRawClient>;
