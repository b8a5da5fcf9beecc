import type { FastifyInstance } from 'fastify';

/** Milliseconds that requests in progress get when the server stops. */
const requestsMayTake = 5000;

/** Takes no more requests, and lets those in progress finish. */
export async function closeServer(server: FastifyInstance): Promise<void> {
  const timeout = setTimeout(() => server.server.closeAllConnections(), requestsMayTake);
  // Whose request was in progress when the stop began would keep the connection for another one.
  const idle = setInterval(() => server.server.closeIdleConnections(), 100);
  await server.close();
  clearTimeout(timeout);
  clearInterval(idle);
}
