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
  /** Looks for events soon, because one was committed. A process that delivers none calls those that do. */
  wake(): void;
  start(): void;
  /** Finishes the events it has taken, for three seconds at most, and releases the rest for other processes. */
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

/** Minimum pause between two statements that take events, in milliseconds, so that under load each takes a batch. */
const pauseMs = 25;

/** Polling interval in milliseconds. Finds events whose call was lost, and those held by a process that died. */
const lookEveryMs = 1000;

const mostHeld = 200;

/** A listener that takes longer counts as failed, and the next one in its line starts. */
const listenerMayTakeMs = 60_000;

const stopMayTakeMs = 3000;

/** How long to wait for the connection to close, in milliseconds: the database may be unreachable. */
const callsMayStopMs = 500;

const sayAwayEveryMs = 10_000;

/** The job queue of a listener, from which events that failed are retried. */
export function jobOfListener(kind: string, listener: string): JobKind<object> {
  return jobKind<object>(`${kind}/${listener}`);
}

/**
 * Events of one kind reach a listener of one name in sequence, so that the email about an order's move comes after
 * the email about its confirmation. `order.moved` belongs to the kind `order`.
 */
function lineOf(kind: string, listener: string): string {
  return `${kind.split('.')[0]}/${listener}`;
}

/**
 * Takes published events in batches and calls their listeners, which do not wait for each other. If a listener fails,
 * its event becomes a job that is retried until it succeeds. If the process died while handling an event, the event
 * becomes a job for every listener, because jobs count their tries.
 */
export function deliverEvents({ db, jobs, log, listeners, calls }: Settings): Delivery {
  /** Ids of events that this process has taken and not settled yet. */
  const held = new Set<number>();
  /** For each line, the promise of its last delivery. */
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

  /** Never throws: if the result cannot be stored, the event is taken again once `heldForSeconds` have passed. */
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

/** The promise's result; rejects if it takes longer than `ms`. */
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
