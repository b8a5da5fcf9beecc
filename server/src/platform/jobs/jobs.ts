import { PgBoss } from 'pg-boss';
import { isDatabaseAway } from '#server/platform/db/database-away.ts';
import { type Executor, keepsAlive } from '#server/platform/db/executor.ts';
import { SteadyClient } from '#server/platform/db/steady-client.ts';
import { traced } from '#server/platform/telemetry/traced.ts';
import { countDueJobs, listDueQueues, resumeJobs } from './jobs.queries.ts';
import { makeRepeated } from './repeated.ts';

/** A kind of background job: its name and the type of its data. */
export interface JobKind<Data extends object> {
  readonly name: string;
  readonly retryLimit: number;
  /** In seconds; doubled with every retry. */
  readonly retryDelay: number;
  /** In seconds; the maximum of the doubled delay. */
  readonly retryDelayMax: number;
  /** Whether only one job per `singletonKey` may wait at a time. */
  readonly waitsOnce: boolean;
  /** Never set; it only carries the type of the data. */
  readonly data?: Data;
}

export function jobKind<Data extends object>(
  name: string,
  retries: { limit: number; delaySeconds: number; longestDelaySeconds?: number } = {
    limit: 8,
    delaySeconds: 2,
  },
  { waitsOnce = false } = {},
): JobKind<Data> {
  const { limit, delaySeconds, longestDelaySeconds = 900 } = retries;
  return {
    name,
    retryLimit: limit,
    retryDelay: delaySeconds,
    retryDelayMax: longestDelaySeconds,
    waitsOnce,
  };
}

interface AddOptions {
  /**
   * For kinds with `waitsOnce`: a second job with the same key is not added while the first is waiting. The first may
   * start before the transaction that tried to add the second commits, so its handler must wait for a lock that the
   * transaction holds.
   */
  singletonKey?: string;
  startAfterSeconds?: number;
  /** Higher priority runs first. */
  priority?: number;
}

/** Background jobs: added in the business transaction, run after its commit, retried until they succeed. */
export interface Jobs {
  /** Registers the handler of a kind of job. It may run twice for one job, so it must be idempotent. */
  handle<Data extends object>(
    kind: JobKind<Data>,
    handler: (data: Data) => Promise<void>,
    concurrency?: number,
  ): void;
  /**
   * Runs `handler` every `seconds`, never concurrently within one process. Every process with workers runs it, so its
   * statements must divide the work.
   */
  every(name: string, seconds: number, handler: () => Promise<void>): void;
  /** Like `every`, but in every process, whatever its role: for state in the process's own memory. */
  everyProcess(name: string, seconds: number, handler: () => Promise<void>): void;
  add<Data extends object>(
    executor: Executor,
    kind: JobKind<Data>,
    data: Data,
    options?: AddOptions,
  ): Promise<void>;
  /** Creates the queues. After that jobs can be added; they run only after `start`. */
  open(): Promise<void>;
  /**
   * `repeats: false` leaves repeated handlers to `repeat`, or to tests that call them directly. `works: false` is for
   * a process that adds jobs but runs none.
   */
  start(how?: { repeats?: boolean; works?: boolean }): Promise<void>;
  /** Starts the repeated handlers; in a process without workers only those of `everyProcess`. */
  repeat(how: { works: boolean }): void;
  /**
   * Retries the jobs of a dead process immediately, instead of waiting for their heartbeat to expire. Only for a
   * database that this process alone uses and that has just started: call it before `start`, or when the database is
   * back.
   */
  resumeHeld(executor: Executor): Promise<void>;
  /**
   * For each queue with due jobs: their number, at most a thousand, and for how many seconds the oldest has been due.
   */
  waiting(): Promise<{ name: string; count: number; oldest: number }[]>;
  /** Waits up to three seconds for running jobs. Unfinished ones run after the next start. */
  stop(): Promise<void>;
}

interface Settings {
  connectionString: string;
  /** Used to look for due jobs. */
  db: Executor;
  log: { error(details: object, message: string): void };
}

interface Handled {
  kind: JobKind<object>;
  handler: (data: object) => Promise<void>;
  concurrency: number;
}

/**
 * A delayed job sends no notification when it becomes due. So all queues are polled with one query, which wakes the
 * workers of those with due jobs.
 */
const lookForDueMs = 1000;

/** How often a worker polls by itself, in case both the notification and the poll fail. */
const safetyNetSeconds = 60;

/** A poll takes milliseconds; pg-boss's maintenance may take seconds. */
const silenceMayTakeMs = 10_000;

const sayAwayEveryMs = 10_000;

/** A job without a heartbeat for this long is retried, at pg-boss's next maintenance run, once a minute. */
const heartbeatSeconds = 30;

/** Jobs in PostgreSQL. NOTIFY wakes the worker of a new job; delayed jobs are found by polling once a second. */
export function makeJobs({ connectionString, db, log }: Settings): Jobs {
  const connections = {
    connectionString,
    max: 4,
    application_name: 'tanabana-jobs',
    Client: SteadyClient,
    // Without a timeout a worker would wait for ever on a connection that the network has dropped.
    query_timeout: silenceMayTakeMs,
    ...keepsAlive,
  };
  // Repeated work uses `every`. pg-boss's schedules are not used, and their polling is turned off.
  const boss = new PgBoss({ ...connections, useListenNotify: true, schedule: false });
  let loggedAwayAt = Number.NEGATIVE_INFINITY;
  boss.on('error', sayStumbled);
  const handled: Handled[] = [];
  const repeated = makeRepeated(log);
  let lookingForDue: NodeJS.Timeout | undefined;
  let started: Promise<unknown> | undefined;
  const open = new Set<string>();
  const names = new Map<string, string>();
  /** Worker ids by queue. */
  const workers = new Map<string, string[]>();
  /** Ids of the jobs that this process is running. */
  const inProgress = new Set<string>();
  let looking: Promise<void> | undefined;

  return {
    handle(kind, handler, concurrency = 1) {
      handled.push({ kind, handler: handler as (data: object) => Promise<void>, concurrency });
    },
    every(name, seconds, handler) {
      repeated.declare({ name, seconds, handler, isOfProcess: false });
    },
    everyProcess(name, seconds, handler) {
      repeated.declare({ name, seconds, handler, isOfProcess: true });
    },
    async add(executor, kind, data, options = {}) {
      await boss.send(kind.name, data, {
        // Prepared: planning this statement takes longer than running it. There is one for each kind.
        db: {
          executeSql: (text, values) =>
            executor.$client.query({ name: nameOf(text), text, values: values as unknown[] }),
        },
        ...(options.singletonKey === undefined ? {} : { singletonKey: options.singletonKey }),
        ...(options.startAfterSeconds === undefined ? {} : { startAfter: options.startAfterSeconds }),
        ...(options.priority === undefined ? {} : { priority: options.priority }),
      });
    },
    open: makeQueues,
    async start({ repeats = true, works = true } = {}) {
      await makeQueues();
      if (works) await work();
      if (repeats) repeated.begin({ works });
    },
    repeat: repeated.begin,
    waiting: () => countDueJobs(db, [handled.map(({ kind }) => kind.name)]),
    async resumeHeld(executor) {
      await makeQueues();
      await resumeJobs(executor, [[...open], [...inProgress]]);
      for (const queue of workers.keys()) wake(queue);
    },
    async stop() {
      repeated.stop();
      clearInterval(lookingForDue);
      await Promise.all([looking, boss.stop({ graceful: true, timeout: 3000 })]);
    },
  };

  /** The same text gets the same name on every connection. */
  function nameOf(text: string): string {
    const name = names.get(text) ?? `jobs.add-${names.size}`;
    names.set(text, name);
    return name;
  }

  async function makeQueues(): Promise<void> {
    started ??= boss.start();
    await started;
    const made = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
    for (const { kind } of handled) {
      if (open.has(kind.name)) continue;
      open.add(kind.name);
      const earlier = made.get(kind.name);
      const { retryLimit, retryDelay, retryDelayMax } = kind;
      const settings = { retryLimit, retryDelay, retryDelayMax, heartbeatSeconds };
      if (earlier) {
        const differs = Object.entries(settings).some(
          ([name, value]) => earlier[name as keyof typeof settings] !== value,
        );
        if (differs) await boss.updateQueue(kind.name, settings);
        continue;
      }
      await boss.createQueue(kind.name, {
        ...settings,
        retryBackoff: true,
        notify: true,
        ...(kind.waitsOnce ? { policy: 'short' as const } : {}),
      });
    }
  }

  async function work(): Promise<void> {
    for (const { kind, handler, concurrency } of handled) {
      for (let worker = 0; worker < concurrency; worker++) await employ(kind, handler);
    }
    lookingForDue = setInterval(wakeDue, lookForDueMs);
  }

  function sayStumbled(thrown: unknown): void {
    // Errors of a worker arrive as copies that are not instances of Error, which the log would not recognise.
    const error = thrown instanceof Error ? thrown : Object.assign(new Error(), thrown);
    // Every worker of every queue reports repeatedly that the database is unreachable.
    if (isDatabaseAway(error)) {
      if (performance.now() - loggedAwayAt < sayAwayEveryMs) return;
      loggedAwayAt = performance.now();
    }
    log.error({ err: error }, 'the job queue stumbled');
  }

  function wake(queue: string): void {
    for (const worker of workers.get(queue) ?? []) boss.notifyWorker(worker);
  }

  function wakeDue(): void {
    looking ??= listDueQueues(db, [[...workers.keys()]])
      .then((queues) => {
        for (const { name } of queues) wake(name);
      })
      .catch(sayStumbled)
      .finally(() => {
        looking = undefined;
      });
  }

  /**
   * Starts one worker of a queue. It looks for its next job as soon as one is done, without waiting for a
   * notification.
   */
  async function employ(kind: JobKind<object>, handler: (data: object) => Promise<void>): Promise<void> {
    const worker = await boss.work<object>(
      kind.name,
      { pollingIntervalSeconds: safetyNetSeconds, notifyPollingIntervalSeconds: safetyNetSeconds },
      async ([job]) => {
        if (!job) return;
        inProgress.add(job.id);
        try {
          await traced(`job ${kind.name}`, 'consumer', () => handler(job.data), {
            'tanabana.job_id': job.id,
          });
        } catch (error) {
          log.error({ err: error, job: kind.name, jobId: job.id }, 'a job failed and will be tried again');
          throw error;
        } finally {
          inProgress.delete(job.id);
          boss.notifyWorker(worker);
        }
      },
    );
    workers.set(kind.name, [...(workers.get(kind.name) ?? []), worker]);
  }
}
