import { createServer, type Server } from 'node:http';
import { forward } from './forward.ts';
import { type Members, makeMembers } from './members.ts';
import { tunnel } from './tunnel.ts';

export interface Balancer extends Members {
  /** On this machine alone, by both addresses of localhost. */
  listen(port: number): Promise<void>;
  /** Ends every connection that is left. */
  stop(): Promise<void>;
}

/**
 * Stands before the processes of an installation: gives each request to the one with the fewest, takes out what fails,
 * and sends again what cannot have been done.
 */
export function createBalancer(): Balancer {
  const members = makeMembers();
  const servers: Server[] = [];

  function open(): Server {
    const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: 300_000, noDelay: true });
    server.on('request', (request, response) => void forward(members, request, response));
    server.on('upgrade', (request, socket, head) => void tunnel(members, request, socket, head));
    servers.push(server);
    return server;
  }

  return {
    ...members,
    async listen(port) {
      await listenAt(open(), port, '127.0.0.1');
      // A machine without IPv6 has 127.0.0.1 alone.
      await listenAt(open(), port, '::1').catch(() => undefined);
    },
    async stop() {
      members.close();
      await Promise.all(
        servers.map((server) => {
          const closed = new Promise<void>((done) => server.close(() => done()));
          server.closeAllConnections();
          return closed;
        }),
      );
    },
  };
}

function listenAt(server: Server, port: number, host: string): Promise<void> {
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen({ port, host }, done);
  });
}
