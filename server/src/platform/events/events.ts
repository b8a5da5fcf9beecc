import type { Executor } from '../db/executor.ts';
import { type JobKind, type Jobs, jobKind } from '../jobs/jobs.ts';

/** Something that happened, named in the past tense by the module that makes it happen. */
export interface EventKind<Payload extends object> {
  readonly name: string;
  readonly payload?: Payload;
}

export function eventKind<Payload extends object>(name: string): EventKind<Payload> {
  return { name };
}

/**
 * Reactions across modules. An event is written as one job per listener in the transaction of what happened,
 * so that it is heard after the commit, at least once, and not at all when the transaction is undone.
 */
export interface Events {
  /** `listener` names the reaction and never changes: jobs of an older release are found by it. */
  on<Payload extends object>(
    kind: EventKind<Payload>,
    listener: string,
    react: (payload: Payload) => Promise<void>,
  ): void;
  publish<Payload extends object>(
    executor: Executor,
    kind: EventKind<Payload>,
    payload: Payload,
  ): Promise<void>;
}

export function makeEvents(jobs: Jobs): Events {
  const listeners = new Map<string, JobKind<object>[]>();
  return {
    on(kind, listener, react) {
      const job = jobKind<object>(`${kind.name}/${listener}`);
      listeners.set(kind.name, [...(listeners.get(kind.name) ?? []), job]);
      jobs.handle(job, react as (payload: object) => Promise<void>);
    },
    async publish(executor, kind, payload) {
      for (const job of listeners.get(kind.name) ?? []) await jobs.add(executor, job, payload);
    },
  };
}
