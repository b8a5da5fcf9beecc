import type { Writable } from 'node:stream';
import pg from 'pg';

/**
 * A client whose late errors do not end the process. When the database goes away during a query, the query fails
 * first and the socket emits an error a moment later, when no listener is left; Node would exit. The caller already
 * has its error, and the pool replaces the connection. Queries made in the same tick are written to the socket
 * together, because a write costs more than its content.
 */
export class SteadyClient extends pg.Client {
  #isGathering = false;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
    // Assigned rather than overridden, because `query` has a dozen overloads.
    const query = this.query;
    this.query = ((...asked: Parameters<typeof query>) => {
      this.#gather();
      return query.apply(this, asked);
    }) as unknown as typeof query;
  }

  #gather(): void {
    // The types of `pg` do not include the socket.
    const { stream } = (this as unknown as { connection: { stream: Writable } }).connection;
    if (this.#isGathering || typeof stream.cork !== 'function') return;
    this.#isGathering = true;
    stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }
}

/**
 * A client that does not name its statements, because behind a pooler the next one may run on another server
 * connection.
 */
export class NamelessClient extends SteadyClient {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = this.query;
    this.query = ((first: unknown, ...rest: unknown[]) =>
      query.apply(this, [withoutName(first), ...rest] as unknown as Parameters<
        typeof query
      >)) as typeof query;
  }
}

/** Only a plain query object has a name to remove; a stream or a cursor has none. */
function withoutName(asked: unknown): unknown {
  if (typeof asked !== 'object' || asked === null || Object.getPrototypeOf(asked) !== Object.prototype)
    return asked;
  return { ...asked, name: undefined };
}
