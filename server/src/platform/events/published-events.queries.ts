import type { Client } from 'pg';
import { prepared } from '#server/platform/db/prepared.ts';

export interface PublishedEvent {
  id: number;
  kind: string;
  listeners: string[];
  payload: object;
  /** How often it was taken, this time included. */
  takes: number;
}

/** An event that a process took and has not spoken of for so long may be taken by another. */
export const heldForSeconds = 30;

export const insertEvent = prepared<object, [kind: string, listeners: readonly string[], payload: string]>(
  'events.publish',
  'insert into published_events (kind, listeners, payload) values ($1, $2, $3::jsonb)',
);

/**
 * Forgets the events that were heard and takes some of the given kinds that nobody holds, oldest first. It does not
 * wait for the disk: what a dying database forgets of it is heard twice. Other kinds are of another release.
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

/** Says that this process still works at them. */
export const holdOn = prepared<object, [ids: readonly number[]]>(
  'events.hold-on',
  'update published_events set taken_at = now() where id = any($1) and taken_at is not null',
);

export const letGo = prepared<object, [ids: readonly number[]]>(
  'events.let-go',
  'update published_events set taken_at = null where id = any($1)',
);

/** Those that were taken before the database started, and are not held here: nobody holds them. */
export const letGoOfTheDead = prepared<object, [held: readonly number[]]>(
  'events.let-go-of-the-dead',
  'update published_events set taken_at = null where taken_at < pg_postmaster_start_time() and id <> all($1)',
);

/** Events of a release that is gone for good have nobody to hear them. */
export const forgetOldEvents = prepared<object, []>(
  'events.forget-old',
  `delete from published_events where published_at < now() - interval '14 days'`,
);

const calls = 'published_events';

/** Tells processes that listen that there is an event. Never inside a transaction of others: its commit would take turns with all others that call. */
export const callListeners = prepared<object, []>(
  'events.call-listeners',
  `select pg_notify('${calls}', '')`,
);

/** From now on the connection hears of calls. */
export async function listenForCalls(client: Pick<Client, 'query'>): Promise<void> {
  await client.query(`listen ${calls}`);
}

/** Events that were not heard by all yet, and the age of the oldest in seconds. */
export const countUndelivered = prepared<{ count: number; oldest: number | null }, []>(
  'events.count-unheard',
  `select count(*)::int as count, extract(epoch from now() - min(published_at))::float8 as oldest from published_events`,
);
