import pg from 'pg';

/** The statements that one connection sends before the event loop continues: one round trip. */
type Trip = string[];

interface NotedStatements {
  /** Each statement by its name, or its text if it has none. */
  trips(): readonly Trip[];
  clear(): void;
  stop(): void;
}

/** Records the statements of connections that are opened from now on. */
export function noteStatements(): NotedStatements {
  const { query } = pg.Client.prototype;
  let trips: Trip[] = [];
  const open = new Map<pg.Client, Trip>();

  function tripOf(client: pg.Client): Trip {
    const known = open.get(client);
    if (known) return known;
    const trip: Trip = [];
    trips.push(trip);
    open.set(client, trip);
    process.nextTick(() => open.delete(client));
    return trip;
  }

  function queryAndNote(this: pg.Client, ...asked: unknown[]): unknown {
    const [one] = asked as [string | { name?: string; text?: string }];
    tripOf(this).push(typeof one === 'string' ? one : (one.name ?? one.text ?? ''));
    return Reflect.apply(query, this, asked);
  }

  pg.Client.prototype.query = queryAndNote as typeof query;
  return {
    trips: () => trips,
    clear() {
      trips = [];
    },
    stop() {
      pg.Client.prototype.query = query;
    },
  };
}
