import type { Clock } from '#server/platform/clock/clock.ts';
import type { Database, Executor } from '#server/platform/db/executor.ts';
import { afterCommit } from '#server/platform/db/transaction.ts';
import { type JobKind, type Jobs, jobKind } from '#server/platform/jobs/jobs.ts';
import type { Redis } from '#server/platform/redis/redis.ts';
import { makeCalls } from './call-others.ts';
import { type Delivery, deliverEvents, jobOfListener, type React } from './deliver-events.ts';
import { forgetOldEvents, insertEvent } from './published-events.queries.ts';

/** An event, named in the past tense by the module that causes it. */
export interface EventKind<Payload extends object> {
  readonly name: string;
  readonly payload?: Payload;
}

export function eventKind<Payload extends object>(name: string): EventKind<Payload> {
  return { name };
}

/**
 * Passed to listeners in addition to the payload. Listeners run in parallel, so only this tells which event came
 * first.
 */
export interface EventTime {
  /** When it was published, ISO 8601. */
  readonly happenedAt: string;
}

interface Hearing<Payload extends object> {
  /**
   * For a listener that reads the current state rather than the event: while one event with the same key is waiting,
   * another is not added. See `singletonKey` of jobs for the lock that its handler must then wait for.
   */
  onceFor?: (payload: Payload) => string;
}

interface Gatherer {
  job: JobKind<object>;
  keyOf: (payload: object) => string;
}

/**
 * Events between modules. An event is written in the transaction that causes it, so every listener receives it after
 * the commit, at least once, and never if the transaction is rolled back.
 */
export interface Events {
  /** The same events, published with the time of another clock. */
  withClock(clock: Clock): Events;
  /** `listener` names the reaction and must never change: events of an older release are delivered by this name. */
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

/** The events of a process, with control over their delivery. */
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
