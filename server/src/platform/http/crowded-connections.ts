import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import { clientNetwork } from './client-network.ts';

interface Settings {
  /** Connections that one network may hold open. */
  mostPerNetwork: number;
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
 * Keeps one network from holding every connection. Beyond its share, its oldest connection that waits for no answer
 * is closed: one that drips headers or says nothing, or a browser's that it opens again when it needs it.
 */
export function installConnectionShares(app: FastifyInstance, settings: Settings): void {
  const isTrusted = compile([...settings.trustedProxies]);
  /** The connections of each network, the oldest first. */
  const networks = new Map<string, Set<Held>>();
  const heldBy = new WeakMap<Socket, Held>();

  app.server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isTrusted(remoteAddress, 0)) return;
    const network = clientNetwork(remoteAddress);
    const all = networks.get(network) ?? new Set<Held>();
    if (all.size >= settings.mostPerNetwork && !closeOldestIdle(all)) {
      socket.destroy();
      return;
    }
    networks.set(network, all);
    const held = {
      socket,
      answers: 0,
      release() {
        all.delete(held);
        if (all.size === 0 && networks.get(network) === all) networks.delete(network);
      },
    };
    all.add(held);
    heldBy.set(socket, held);
    socket.once('close', held.release);
  });

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
