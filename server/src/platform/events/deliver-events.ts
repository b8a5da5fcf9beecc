import { isDatabaseAway } from '#server/platform/db/database-away.ts';
import type { Database } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { type JobKind, type Jobs, jobKind } from '#server/platform/jobs/jobs.ts';
import { traced } from '#server/platform/telemetry/traced.ts';
import type { Calls } from './call-others.ts';
import {
  forgetAndTake,
  forgetEvent,
  heldForSeconds,
  holdOn,
  letGo,
  letGoOfTheDead,
  type PublishedEvent,
} from './published-events.queries.ts';

export type React = (event: object) => Promise<void>;

export interface Delivery {
  /** Looks for events soon: one was committed. A process that delivers none itself calls those that do. */
  wake(): void;
  start(): void;
  /** Hears what was taken, for three seconds at most, and leaves the rest to others. */
  stop(): Promise<void>;
  /** See `resumeHeld` of jobs. */
  resumeHeld(): Promise<void>;
}

interface Settings {
  db: Database;
  jobs: Pick<Jobs, 'add'>;
  log: { error(details: object, message: string): void };
  /** The listeners of this process: event name → listener name → handler. */
  listeners: ReadonlyMap<string, ReadonlyMap<string, React>>;
  calls: Calls;
}

/** Between two statements that take events: under load each of them carries what has come meanwhile. */
const pauseMs = 25;

/** Events whose call was lost, and those that waited for a process that died, are found by a look. */
const lookEveryMs = 1000;

const mostHeld = 200;

/** A listener that takes longer has failed; those behind it go on. */
const listenerMayTakeMs = 60_000;

const stopMayTakeMs = 3000;

/** The end of a connection to a database that is away is not waited for. */
const callsMayStopMs = 500;

const sayAwayEveryMs = 10_000;

/** The queue of a listener: a listener that fails to hear an event tries again from there. */
export function jobOfListener(kind: string, listener: string): JobKind<object> {
  return jobKind<object>(`${kind}/${listener}`);
}

/**
 * Listeners of one name hear what happens to things of a kind in turn: the letter of an order that moved on comes after
 * the letter of its confirmation. `order.moved` is an event of the kind `order`.
 */
function lineOf(kind: string, listener: string): string {
  return `${kind.split('.')[0]}/${listener}`;
}

/**
 * Takes published events by the batch and tells their listeners, which do not wait for each other. What a listener
 * fails to hear becomes a job of its own, tried again until it succeeds; an event whose process died on it becomes a job
 * of every listener, for the jobs count the tries.
 */
export function deliverEvents({ db, jobs, log, listeners, calls }: Settings): Delivery {
  /** What was taken here and is not settled. */
  const held = new Set<number>();
  /** Of each line, the end of what is to be heard in it. */
  const lines = new Map<string, Promise<void>>();
  let delivered: number[] = [];
  let isRunning = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let isAskedAgain = false;
  let loggedAwayAt = Number.NEGATIVE_INFINITY;
  let lastRoundAt = Number.NEGATIVE_INFINITY;
  const repeated: NodeJS.Timeout[] = [];

  return {
    wake() {
      if (isRunning) soon();
      else calls.call();
    },
    start() {
      isRunning = true;
      calls.listen(soon);
      repeated.push(setInterval(soon, lookEveryMs), setInterval(sayHeld, (heldForSeconds / 3) * 1000));
      soon();
    },
    async stop() {
      if (isRunning) await stopHearing();
      await within(callsMayStopMs, calls.stop()).catch(() => undefined);
    },
    async resumeHeld() {
      await letGoOfTheDead(db, [[...held]]);
      soon();
    },
  };

  async function stopHearing(): Promise<void> {
    isRunning = false;
    for (const one of repeated) clearInterval(one);
    clearTimeout(timer);
    await round;
    await within(stopMayTakeMs, Promise.all(lines.values())).catch(() => undefined);
    try {
      await forgetAndTake(db, [delivered, [], 0]);
      if (held.size > 0) await letGo(db, [[...held]]);
    } catch (error) {
      stumble(error);
    }
  }

  function soon(): void {
    if (!isRunning || timer) return;
    if (round) {
      isAskedAgain = true;
      return;
    }
    const waitMs = Math.max(0, lastRoundAt + pauseMs - performance.now());
    timer = setTimeout(() => {
      timer = undefined;
      round = forgetAndBegin()
        .catch(stumble)
        .finally(() => {
          round = undefined;
          if (isAskedAgain) soon();
        });
    }, waitMs);
  }

  async function forgetAndBegin(): Promise<void> {
    isAskedAgain = false;
    lastRoundAt = performance.now();
    const forgotten = delivered;
    delivered = [];
    const room = mostHeld - held.size;
    let taken: PublishedEvent[];
    try {
      taken = await forgetAndTake(db, [forgotten, [...listeners.keys()], room]);
    } catch (error) {
      delivered.push(...forgotten);
      throw error;
    }
    for (const event of taken.toSorted((one, other) => one.id - other.id)) begin(event);
    if (room > 0 && taken.length === room) isAskedAgain = true;
  }

  function begin(event: PublishedEvent): void {
    held.add(event.id);
    const known = listeners.get(event.kind);
    const here = event.takes > 1 ? [] : event.listeners.filter((name) => known?.has(name));
    const failed = event.listeners.filter((name) => !here.includes(name));
    let left = here.length;
    if (left === 0) void settle(event, failed);
    for (const name of here) {
      const react = known?.get(name) as React;
      const line = lineOf(event.kind, name);
      const before = lines.get(line) ?? Promise.resolve();
      const done = before
        .then(() => within(listenerMayTakeMs, deliver(event, name, react)))
        .catch((error) => {
          failed.push(name);
          log.error(
            { err: error, listener: jobOfListener(event.kind, name).name },
            'an event was not heard and will be told again',
          );
        })
        .then(() => {
          if (lines.get(line) === done) lines.delete(line);
          left--;
          return left === 0 ? settle(event, failed) : undefined;
        });
      lines.set(line, done);
    }
  }

  /** Never throws: what cannot be written down is told again once it was held for long enough. */
  async function settle(
    { id, kind, payload, takes }: PublishedEvent,
    failed: readonly string[],
  ): Promise<void> {
    if (failed.length === 0) {
      delivered.push(id);
    } else {
      try {
        await inTransaction(db, async (tx) => {
          for (const name of failed) {
            const job = jobOfListener(kind, name);
            await jobs.add(tx, job, payload, { startAfterSeconds: takes > 1 ? 0 : job.retryDelay });
          }
          await forgetEvent(tx, [id]);
        });
      } catch (error) {
        stumble(error);
      }
    }
    held.delete(id);
    soon();
  }

  function sayHeld(): void {
    if (held.size > 0) holdOn(db, [[...held]]).catch(stumble);
  }

  function stumble(error: unknown): void {
    if (isDatabaseAway(error)) {
      if (performance.now() - loggedAwayAt < sayAwayEveryMs) return;
      loggedAwayAt = performance.now();
    }
    log.error({ err: error }, 'the delivery of events stumbled');
  }
}

function deliver({ id, kind, payload }: PublishedEvent, listener: string, react: React): Promise<void> {
  return traced(`event ${kind}/${listener}`, 'consumer', () => react(payload), { 'tanabana.event_id': id });
}

/** The same promise, but for one that takes longer, which has failed. */
async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timeout: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timeout = setTimeout(() => reject(new Error(`It took longer than ${ms / 1000} seconds`)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timeout);
  }
}
