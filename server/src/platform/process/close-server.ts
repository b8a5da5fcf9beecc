import type { FastifyInstance } from 'fastify';

/** Milliseconds that running requests get to finish when the server stops. */
const requestsMayTake = 5000;

/** Accepts no more requests and lets running ones finish. */
export async function closeServer(server: FastifyInstance): Promise<void> {
  const timeout = setTimeout(() => server.server.closeAllConnections(), requestsMayTake);
  // Connections that were busy when the stop began would otherwise stay open for another request.
  const idle = setInterval(() => server.server.closeIdleConnections(), 100);
  await server.close();
  clearTimeout(timeout);
  clearInterval(idle);
}
