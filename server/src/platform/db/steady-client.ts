import pg from 'pg';

/**
 * A connection whose late errors end nothing. When the database goes away during a query, the query fails first
 * and the socket a moment later, when nobody listens any more; Node would end the process for that. Whoever
 * waits for the query has been told, and the pool replaces the connection.
 */
export class SteadyClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}
