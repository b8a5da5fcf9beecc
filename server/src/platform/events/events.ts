import type { Clock } from '#server/platform/clock/clock.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { type JobKind, type Jobs, jobKind } from '#server/platform/jobs/jobs.ts';

/** Something that happened, named in the past tense by the module that makes it happen. */
export interface EventKind<Payload extends object> {
  readonly name: string;
  readonly payload?: Payload;
}

export function eventKind<Payload extends object>(name: string): EventKind<Payload> {
  return { name };
}

/** Beside what an event says of itself. Listeners run side by side, so what came first is known by this alone. */
export interface Happened {
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

interface Listener {
  job: JobKind<object>;
  keyOf: ((payload: object) => string) | undefined;
}

/**
 * Reactions across modules. An event is written as one job per listener in the transaction of what happened,
 * so that it is heard after the commit, at least once, and not at all when the transaction is undone.
 */
export interface Events {
  /** The same events, published as of another clock. */
  withClock(clock: Clock): Events;
  /** `listener` names the reaction and never changes: jobs of an older release are found by it. */
  on<Payload extends object>(
    kind: EventKind<Payload>,
    listener: string,
    react: (event: Payload & Happened) => Promise<void>,
    options?: Hearing<Payload>,
  ): void;
  publish<Payload extends object>(
    executor: Executor,
    kind: EventKind<Payload>,
    payload: Payload,
  ): Promise<void>;
}

export function makeEvents(
  jobs: Jobs,
  clock: Clock,
  listeners: Map<string, Listener[]> = new Map<string, Listener[]>(),
): Events {
  return {
    withClock: (other) => makeEvents(jobs, other, listeners),
    on(kind, listener, react, { onceFor } = {}) {
      const name = `${kind.name}/${listener}`;
      const job = jobKind<object>(name, undefined, { waitsOnce: onceFor !== undefined });
      const keyOf = onceFor as ((payload: object) => string) | undefined;
      listeners.set(kind.name, [...(listeners.get(kind.name) ?? []), { job, keyOf }]);
      jobs.handle(job, react as (event: object) => Promise<void>);
    },
    async publish(executor, kind, payload) {
      const event = { ...payload, happenedAt: clock.now().toISOString() };
      const added = (listeners.get(kind.name) ?? []).map(({ job, keyOf }) =>
        jobs.add(executor, job, event, keyOf ? { singletonKey: keyOf(payload) } : {}),
      );
      await Promise.all(added);
    },
  };
}
