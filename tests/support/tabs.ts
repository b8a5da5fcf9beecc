import { once } from 'node:events';
import { io, type Socket } from 'socket.io-client';
import type { ClientEvents, ServerEvents } from '#contracts/realtime/realtime.events.ts';

/** What a browser tab may receive and send; `emit` takes anything, as an attacker would. */
export type Tab = Socket<ServerEvents, ClientEvents>;

interface How {
  cookie?: string;
  /** The page's origin, as a browser sends it. */
  origin?: string;
  transports?: ('polling' | 'websocket')[];
}

/** Browser tabs that are closed after a test. */
export function makeTabs(base: () => string) {
  const open: Tab[] = [];

  /** A tab that has not connected yet. */
  function tab({ cookie, origin, transports = ['websocket'] }: How): Tab {
    const socket: Tab = io(base(), {
      forceNew: true,
      autoConnect: false,
      reconnection: false,
      transports,
      extraHeaders: { ...(cookie ? { cookie } : {}), ...(origin ? { origin } : {}) },
    });
    open.push(socket);
    return socket;
  }

  return {
    tab,
    /** A connected tab. Throws the server's refusal. */
    async connected(how: How): Promise<Tab> {
      const socket = tab(how);
      await connect(socket);
      return socket;
    },
    closeAll(): void {
      for (const socket of open.splice(0)) socket.close();
    },
  };
}

export async function connect(tab: Tab): Promise<void> {
  const outcome = new Promise<void>((resolve, reject) => {
    tab.once('connect', resolve);
    tab.once('connect_error', reject);
    // A busy server may close a connection before it has accepted it.
    tab.once('disconnect', (reason) => reject(new Error(`the connection was closed: ${reason}`)));
  });
  tab.connect();
  await outcome;
}

/** The status and body of a refused handshake. */
export async function refusalOf(
  base: string,
  headers: Record<string, string> = {},
): Promise<[number, string]> {
  const answer = await fetch(`${base}/socket.io/?EIO=4&transport=polling`, { headers });
  const { message } = (await answer.json()) as { message: string };
  return [answer.status, message];
}

/** The reason for the end of the connection. */
export async function ended(tab: Tab): Promise<string> {
  const [reason] = await once(tab as never, 'disconnect');
  return String(reason);
}

/** The server's acknowledgement, for example of `joinRoom`. */
export function ask(tab: Tab, event: string, argument: unknown): Promise<boolean> {
  return (tab as Socket).timeout(3000).emitWithAck(event, argument) as Promise<boolean>;
}

/** Collects the events of a name that a tab receives from now on. */
export function listen<Event extends keyof ServerEvents>(
  tab: Tab,
  event: Event,
): Parameters<ServerEvents[Event]>[] {
  const received: Parameters<ServerEvents[Event]>[] = [];
  tab.on(
    event as string as never,
    ((...args: Parameters<ServerEvents[Event]>) => received.push(args)) as never,
  );
  return received;
}
