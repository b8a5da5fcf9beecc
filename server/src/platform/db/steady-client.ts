import type { Writable } from 'node:stream';
import pg from 'pg';

/**
 * A connection whose late errors end nothing. When the database goes away during a query, the query fails first
 * and the socket a moment later, when nobody listens any more; Node would end the process for that. Anyone who
 * waits for the query has been told, and the pool replaces the connection.
 *
 * What is asked before the event loop goes on is written to the socket at once: a write costs more than what is in it.
 */
export class SteadyClient extends pg.Client {
  #isGathering = false;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
    // By assignment, because the types of `query` have a dozen forms.
    const query = this.query;
    this.query = ((...asked: Parameters<typeof query>) => {
      this.#gather();
      return query.apply(this, asked);
    }) as unknown as typeof query;
  }

  #gather(): void {
    // The types of `pg` leave the socket out.
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

/** One whose statements are not kept in the connection, because the next one may find itself in another. */
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

/** Only what was asked as a plain object has a name that may be left out; a stream or a cursor has none. */
function withoutName(asked: unknown): unknown {
  if (typeof asked !== 'object' || asked === null || Object.getPrototypeOf(asked) !== Object.prototype)
    return asked;
  return { ...asked, name: undefined };
}
