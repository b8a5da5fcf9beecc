import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';

/** A TCP connection to a private PostgreSQL, which can be cut like a network. */
export interface TcpDoor {
  readonly port: number;
  /** The database's URL through this proxy. */
  readonly url: string;
  /** Closes all connections and refuses new ones. */
  cut(): Promise<void>;
  open(): Promise<void>;
}

/** `url` is that of a PostgreSQL on a Unix socket. */
export async function openTcpDoor(url: string): Promise<TcpDoor> {
  const { searchParams, pathname } = new URL(url.replace('///', '//localhost/'));
  const socket = join(searchParams.get('host') ?? '', '.s.PGSQL.5432');
  const connected = new Set<Socket>();
  let server: Server;
  let port = 0;

  async function open(): Promise<void> {
    server = createServer((near) => {
      const far = connect(socket);
      for (const end of [near, far]) {
        connected.add(end);
        end.on('error', () => undefined);
        end.on('close', () => {
          connected.delete(end);
          near.destroy();
          far.destroy();
        });
      }
      near.pipe(far).pipe(near);
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address === 'object' && address) port = address.port;
  }

  await open();
  return {
    port,
    url: `postgresql://${searchParams.get('user')}@127.0.0.1:${port}${pathname}`,
    open,
    async cut() {
      const closed = once(server, 'close');
      server.close();
      for (const end of connected) end.destroy();
      await closed;
    },
  };
}
