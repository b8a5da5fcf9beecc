import type { Client } from 'pg';
import { prepared } from '#server/platform/db/prepared.ts';

export interface PublishedEvent {
  id: number;
  kind: string;
  listeners: string[];
  payload: object;
  /** How often the event was taken, including this time. */
  takes: number;
}

/** If a process has taken an event and not renewed its hold for this long, another may take it. */
export const heldForSeconds = 30;

export const insertEvent = prepared<object, [kind: string, listeners: readonly string[], payload: string]>(
  'events.publish',
  'insert into published_events (kind, listeners, payload) values ($1, $2, $3::jsonb)',
);

/**
 * Deletes the handled events and takes up to `most` events of the given kinds that no process holds, oldest first.
 * Commits asynchronously: if a crash of the database loses the commit, the events are delivered twice. Events of
 * other kinds belong to another release.
 */
export const forgetAndTake = prepared<
  PublishedEvent,
  [heard: readonly number[], kinds: readonly string[], most: number]
>(
  'events.forget-and-take',
  `with async_commit as materialized (select set_config('synchronous_commit', 'off', true) is not null as yes),
        heard as (delete from published_events where id = any($1) and (select yes from async_commit)),
        due as (select id from published_events
                 where (taken_at is null or taken_at < now() - interval '${heldForSeconds} seconds')
                   and kind = any($2) and id <> all($1)
                 order by id limit $3 for update skip locked)
   update published_events o set taken_at = now(), takes = o.takes + 1
     from due where o.id = due.id and (select yes from async_commit)
   returning o.id, o.kind, o.listeners, o.payload, o.takes`,
);

export const forgetEvent = prepared<object, [id: number]>(
  'events.forget',
  'delete from published_events where id = $1',
);

/** Renews this process's hold on events. */
export const holdOn = prepared<object, [ids: readonly number[]]>(
  'events.hold-on',
  'update published_events set taken_at = now() where id = any($1) and taken_at is not null',
);

export const letGo = prepared<object, [ids: readonly number[]]>(
  'events.let-go',
  'update published_events set taken_at = null where id = any($1)',
);

/**
 * Releases events that were taken before the database started and that this process does not hold: no process holds
 * them.
 */
export const letGoOfTheDead = prepared<object, [held: readonly number[]]>(
  'events.let-go-of-the-dead',
  'update published_events set taken_at = null where taken_at < pg_postmaster_start_time() and id <> all($1)',
);

/** Deletes events of a release that no longer runs: no listener will handle them. */
export const forgetOldEvents = prepared<object, []>(
  'events.forget-old',
  `delete from published_events where published_at < now() - interval '14 days'`,
);

const calls = 'published_events';

/**
 * Notifies listening processes of an event. Never call it inside another transaction: commits with NOTIFY are
 * serialised by a global lock.
 */
export const callListeners = prepared<object, []>(
  'events.call-listeners',
  `select pg_notify('${calls}', '')`,
);

/** Subscribes the connection to calls. */
export async function listenForCalls(client: Pick<Client, 'query'>): Promise<void> {
  await client.query(`listen ${calls}`);
}

/** Number of undelivered events, and the age of the oldest in seconds. */
export const countUndelivered = prepared<{ count: number; oldest: number | null }, []>(
  'events.count-unheard',
  `select count(*)::int as count, extract(epoch from now() - min(published_at))::float8 as oldest from published_events`,
);
