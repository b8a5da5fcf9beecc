import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface Reading {
  /** Milliseconds in which somebody who has bytes to read must have taken `leastBytes` of them. */
  pace: number;
  leastBytes: number;
  /** Connections of one network that may keep us waiting at the same time, however well they read. */
  mostPerNetwork: number;
}

/** What Node knows of the bytes of a connection, and keeps to itself. */
interface Writing extends Socket {
  /** Bytes handed to the system so far, and how many of them it could not take yet. */
  _handle?: { bytesWritten?: number; writeQueueSize?: number } | null;
  _httpMessage?: ServerResponse | null;
}

/** Somebody who has had bytes to read each time that was looked. */
interface Reader {
  /** When the system had taken `taken` bytes for them; both move on whenever they have read enough. */
  since: number;
  taken: number;
}

/** How often is looked within one pace. */
const looks = 4;

/**
 * Closes the connections of those who do not read what they asked for, or so slowly that they only hold a connection
 * and the bytes for it: a page that nobody reads for long, a picture at a byte a second. Counted is what the system
 * could not take from us, so nobody is slow while there is nothing for them. Of one network beyond its share the one
 * that has read nothing for the longest is closed.
 */
export function installSlowReaders(
  app: FastifyInstance,
  { pace, leastBytes, mostPerNetwork }: Reading,
  networkOf: (request: IncomingMessage) => string,
): void {
  const open = new Set<Writing>();
  const readers = new Map<Writing, Reader>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      readers.delete(socket);
    });
  });

  const timer = setInterval(() => {
    const now = performance.now();
    for (const socket of open) look(socket, now);
    closeBeyondShares();
  }, pace / looks);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));

  function look(socket: Writing, now: number): void {
    const { bytesWritten = 0, writeQueueSize = 0 } = socket._handle ?? {};
    if (writeQueueSize === 0) {
      readers.delete(socket);
      return;
    }
    const taken = bytesWritten - writeQueueSize;
    const reader = readers.get(socket);
    if (!reader) readers.set(socket, { since: now, taken });
    else if (taken - reader.taken >= leastBytes) {
      // Back to the end: who has taken nothing for the longest is the first.
      readers.delete(socket);
      readers.set(socket, { since: now, taken });
    } else if (now - reader.since >= pace) socket.destroy();
  }

  function closeBeyondShares(): void {
    const crowds = new Map<string, Writing[]>();
    // In the sequence in which they last read enough.
    for (const socket of readers.keys()) {
      // Live connections have shares of their own.
      const request = socket._httpMessage?.req;
      if (!request) continue;
      const network = networkOf(request);
      const crowd = crowds.get(network);
      if (crowd) crowd.push(socket);
      else crowds.set(network, [socket]);
    }
    for (const crowd of crowds.values())
      for (const socket of crowd.slice(0, Math.max(0, crowd.length - mostPerNetwork))) socket.destroy();
  }
}
