import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** What happens to packets: they arrive, are dropped silently, or the connection is cut. */
type Weather = 'open' | 'black hole' | 'refused';

export interface TcpProxy {
  readonly port: number;
  /** `black hole` drops what both sides send, also on open connections, without notifying either. */
  become(weather: Weather): void;
  /**
   * Connections that were open during a black hole never work again, as behind a firewall that lost their
   * state.
   */
  forget(): void;
  /** The target of new connections; open ones are cut. */
  leadTo(upstream: Upstream): void;
  close(): Promise<void>;
}

/** A folder with PostgreSQL's socket, or a port of this machine. */
export type Upstream = { path: string } | { port: number; host: string };

/** A proxy that can fail like a network, between a program and a server. */
async function openTcpProxy(first: Upstream): Promise<TcpProxy> {
  let upstream = first;
  let weather: Weather = 'open';
  const pairs = new Set<{ near: Socket; far: Socket; isDead: boolean }>();

  const server = createServer((near) => {
    if (weather === 'refused') return void near.destroy();
    const far = connect(upstream);
    const pair = { near, far, isDead: false };
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('error', () => undefined);
      from.on('data', (bytes) => {
        if (weather === 'black hole' || pair.isDead) pair.isDead = true;
        else to.write(bytes);
      });
      // A FIN does not pass a black hole either.
      from.on('close', () => {
        if (!pair.isDead && weather !== 'black hole') end();
      });
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));

  function cutAll(): void {
    for (const { near, far } of pairs) {
      near.destroy();
      far.destroy();
    }
    pairs.clear();
  }

  return {
    port: (server.address() as AddressInfo).port,
    become(next) {
      weather = next;
      if (next === 'refused') cutAll();
    },
    forget() {
      for (const pair of pairs) pair.isDead = true;
    },
    leadTo(next) {
      upstream = next;
      cutAll();
    },
    async close() {
      cutAll();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Where the PostgreSQL of a URL with a socket folder listens. */
export function socketOf(url: string): Upstream {
  const { searchParams } = new URL(url);
  return { path: `${searchParams.get('host')}/.s.PGSQL.${searchParams.get('port') ?? 5432}` };
}

/** A proxy to a database, and the database's URL through it. */
export async function openDatabaseWire(url: string): Promise<{ wire: TcpProxy; url: string }> {
  const { pathname, searchParams } = new URL(url);
  const wire = await openTcpProxy(socketOf(url));
  return { wire, url: `postgresql://${searchParams.get('user')}@127.0.0.1:${wire.port}${pathname}` };
}
