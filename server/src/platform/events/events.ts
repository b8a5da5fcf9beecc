import type { Clock } from '#server/platform/clock/clock.ts';
import type { Database, Executor } from '#server/platform/db/executor.ts';
import { afterCommit } from '#server/platform/db/transaction.ts';
import { type JobKind, type Jobs, jobKind } from '#server/platform/jobs/jobs.ts';
import type { Redis } from '#server/platform/redis/redis.ts';
import { makeCalls } from './call-others.ts';
import { type Delivery, deliverEvents, jobOfListener, type React } from './deliver-events.ts';
import { forgetOldEvents, insertEvent } from './published-events.queries.ts';

/** Something that happened, named in the past tense by the module that makes it happen. */
export interface EventKind<Payload extends object> {
  readonly name: string;
  readonly payload?: Payload;
}

export function eventKind<Payload extends object>(name: string): EventKind<Payload> {
  return { name };
}

/** Beside what an event says of itself. Listeners run side by side, so what came first is known by this alone. */
export interface EventTime {
  /** When it was published, ISO 8601. */
  readonly happenedAt: string;
}

interface Hearing<Payload extends object> {
  /**
   * For a reaction that looks at how things stand rather than at the event: while one with the same key waits to
   * be heard, another is not added. See `singletonKey` of jobs for what it must then wait for.
   */
  onceFor?: (payload: Payload) => string;
}

interface Gatherer {
  job: JobKind<object>;
  keyOf: (payload: object) => string;
}

/**
 * Reactions across modules. An event is written once, in the transaction of what happened, so that every listener
 * hears it after the commit, at least once, and not at all when the transaction is undone.
 */
export interface Events {
  /** The same events, published as of another clock. */
  withClock(clock: Clock): Events;
  /** `listener` names the reaction and never changes: events of an older release are told to it by this name. */
  on<Payload extends object>(
    kind: EventKind<Payload>,
    listener: string,
    react: (event: Payload & EventTime) => Promise<void>,
    options?: Hearing<Payload>,
  ): void;
  publish<Payload extends object>(
    executor: Executor,
    kind: EventKind<Payload>,
    payload: Payload,
  ): Promise<void>;
}

/** The events of a process, and what tells its listeners of them. */
export interface RunningEvents extends Events, Omit<Delivery, 'wake'> {}

interface Settings {
  db: Database;
  databaseUrl: string;
  redis: Redis | null;
  jobs: Jobs;
  clock: Clock;
  log: { error(details: object, message: string): void };
}

const forgetOldEverySeconds = 6 * 3600;

export function makeEvents({ db, databaseUrl, redis, jobs, clock, log }: Settings): RunningEvents {
  const listeners = new Map<string, Map<string, React>>();
  const gatherers = new Map<string, Gatherer[]>();
  const calls = makeCalls({ db, databaseUrl, redis, log });
  const delivery = deliverEvents({ db, jobs, log, listeners, calls });
  jobs.every('events.forget-old', forgetOldEverySeconds, async () => {
    await forgetOldEvents(db, []);
  });

  function eventsAt(now: Clock): Events {
    return {
      withClock: eventsAt,
      on(kind, listener, react, { onceFor } = {}) {
        // Each handler is stored under its event's name, so the payload has that event's type.
        const reaction = react as unknown as React;
        if (onceFor) {
          const job = jobKind<object>(`${kind.name}/${listener}`, undefined, { waitsOnce: true });
          const keyOf = onceFor as (payload: object) => string;
          gatherers.set(kind.name, [...(gatherers.get(kind.name) ?? []), { job, keyOf }]);
          jobs.handle(job, reaction);
          return;
        }
        const known = listeners.get(kind.name) ?? new Map<string, React>();
        listeners.set(kind.name, known.set(listener, reaction));
        jobs.handle(jobOfListener(kind.name, listener), reaction);
      },
      async publish(executor, kind, payload) {
        const event = { ...payload, happenedAt: now.now().toISOString() };
        const known = [...(listeners.get(kind.name)?.keys() ?? [])];
        await Promise.all([
          ...(gatherers.get(kind.name) ?? []).map(({ job, keyOf }) =>
            jobs.add(executor, job, event, { singletonKey: keyOf(payload) }),
          ),
          ...(known.length > 0 ? [insertEvent(executor, [kind.name, known, JSON.stringify(event)])] : []),
        ]);
        if (known.length > 0) afterCommit(executor, delivery.wake);
      },
    };
  }

  return { ...delivery, ...eventsAt(clock) };
}
