import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import { clientNetwork, wideNetwork } from './client-network.ts';

interface Settings {
  /** Connections that one network may hold open. */
  mostPerNetwork: number;
  /** The same for the /48 of an IPv6 address, and for all networks together. */
  mostPerWideNetwork: number;
  mostInAll: number;
  /** Proxies hold the connections of everybody behind them, so theirs are not counted. */
  trustedProxies: readonly string[];
}

/** An open connection. */
interface Held {
  socket: Socket;
  /** How many answers it waits for. */
  answers: number;
  release(): void;
}

/**
 * Keeps one network, and many together, from holding every connection. Beyond a share, its oldest connection that waits for no answer
 * is closed: one that drips headers or says nothing, or a browser's that it opens again when it needs it.
 */
export function installConnectionShares(app: FastifyInstance, settings: Settings): void {
  const isTrusted = compile([...settings.trustedProxies]);
  /** The connections of each network, of each wide one and of all, the oldest first. */
  const crowds = new Map<string, Set<Held>>();
  const heldBy = new WeakMap<Socket, Held>();

  app.server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isTrusted(remoteAddress, 0)) return;
    const shares = sharesOf(remoteAddress);
    for (const [name, most] of shares) {
      const crowd = crowds.get(name);
      if (!crowd || crowd.size < most || closeOldestIdle(crowd)) continue;
      socket.destroy();
      return;
    }
    const held = {
      socket,
      answers: 0,
      release() {
        for (const [name] of shares) {
          const crowd = crowds.get(name);
          crowd?.delete(held);
          if (crowd?.size === 0) crowds.delete(name);
        }
      },
    };
    for (const [name] of shares) {
      const crowd = crowds.get(name);
      if (crowd) crowd.add(held);
      else crowds.set(name, new Set([held]));
    }
    heldBy.set(socket, held);
    socket.once('close', held.release);
  });

  /** The crowds that a connection belongs to, with how many each may be. */
  function sharesOf(address: string): [name: string, most: number][] {
    const wide = wideNetwork(address);
    return [
      [clientNetwork(address), settings.mostPerNetwork],
      ...(wide === null ? [] : [[wide, settings.mostPerWideNetwork] as [string, number]]),
      ['all', settings.mostInAll],
    ];
  }

  function count({ socket }: IncomingMessage, response: ServerResponse): void {
    const held = heldBy.get(socket);
    if (!held) return;
    held.answers += 1;
    response.once('close', () => {
      held.answers -= 1;
    });
  }

  // Only now do all who answer listen. Live connections have shares of their own and are not counted here.
  app.addHook('onReady', async () => {
    app.server.prependListener('request', count);
    if (app.server.listenerCount('upgrade') === 0) return;
    app.server.prependListener('upgrade', ({ socket }: IncomingMessage) => heldBy.get(socket)?.release());
  });
}

/** False where every connection waits for an answer. */
function closeOldestIdle(all: Set<Held>): boolean {
  for (const { socket, answers, release } of all) {
    if (answers > 0) continue;
    release();
    socket.destroy();
    return true;
  }
  return false;
}
