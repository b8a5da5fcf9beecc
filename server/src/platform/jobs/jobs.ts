import { PgBoss } from 'pg-boss';
import { isDatabaseAway } from '#server/platform/db/database-away.ts';
import { type Executor, keepsAlive } from '#server/platform/db/executor.ts';
import { SteadyClient } from '#server/platform/db/steady-client.ts';
import { traced } from '#server/platform/telemetry/traced.ts';
import { countDueJobs, listDueQueues, resumeJobs } from './jobs.queries.ts';
import { makeRepeated } from './repeated.ts';

/** A kind of work to be done after the commit: its name and, by type, what it is given. */
export interface JobKind<Data extends object> {
  readonly name: string;
  readonly retryLimit: number;
  /** In seconds, doubled with every retry. */
  readonly retryDelay: number;
  /** In seconds; the doubling ends here. */
  readonly retryDelayMax: number;
  /** True where of the jobs with one `singletonKey` only one waits at a time. */
  readonly waitsOnce: boolean;
  /** Carries the type of the data. */
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
   * For kinds that wait once: a second job with the same key is not added while the first waits. The first may
   * begin before the transaction that adds the second has ended, so its handler waits for a lock that the
   * transaction holds.
   */
  singletonKey?: string;
  startAfterSeconds?: number;
  /** Higher goes first. */
  priority?: number;
}

/** Work that outlives the request: written in the business transaction, done after it, repeated until it succeeds. */
export interface Jobs {
  /** Declares who does a kind of work. The handler may run twice for one job, so it must be idempotent. */
  handle<Data extends object>(
    kind: JobKind<Data>,
    handler: (data: Data) => Promise<void>,
    concurrency?: number,
  ): void;
  /** Repeats `handler` every `seconds`, never twice at once here. Every process does, so its statements share the work. */
  every(name: string, seconds: number, handler: () => Promise<void>): void;
  /** The same in each process, whatever its role: for what a process keeps in its own memory. */
  everyProcess(name: string, seconds: number, handler: () => Promise<void>): void;
  add<Data extends object>(
    executor: Executor,
    kind: JobKind<Data>,
    data: Data,
    options?: AddOptions,
  ): Promise<void>;
  /** Makes the queues. From then on jobs can be added; nobody works at them before `start`. */
  open(): Promise<void>;
  /**
   * `repeats: false` leaves what is repeated to `repeat`, or to tests that call it at the moment they mean.
   * `works: false` is for a process that adds jobs and does none.
   */
  start(how?: { repeats?: boolean; works?: boolean }): Promise<void>;
  /** Begins what is repeated; in a process that does no jobs only what `everyProcess` does. */
  repeat(how: { works: boolean }): void;
  /**
   * Takes up at once what a dead process held, instead of waiting until its jobs show no life. Only after a start
   * of a database on which this process works alone; call it before `start`, or when the database came back.
   */
  resumeHeld(executor: Executor): Promise<void>;
  /** Of each queue with jobs that may begin by now: how many, a thousand at most, and since when the oldest may, in seconds. */
  waiting(): Promise<{ name: string; count: number; oldest: number }[]>;
  /** Gives running jobs three seconds to finish; what was not done by then is done after the next start. */
  stop(): Promise<void>;
}

interface Settings {
  connectionString: string;
  /** Where it is looked for jobs that have become due. */
  db: Executor;
  log: { error(details: object, message: string): void };
}

interface Handled {
  kind: JobKind<object>;
  handler: (data: object) => Promise<void>;
  concurrency: number;
}

/** A job that becomes due later calls nobody: one look at all queues wakes the workers of those that have some. */
const lookForDueMs = 1000;

/** How often a worker looks for itself, should both the call and the look fail it. */
const safetyNetSeconds = 60;

/** A look for jobs takes milliseconds; the queue's own upkeep may take seconds. */
const silenceMayTakeMs = 10_000;

const sayAwayEveryMs = 10_000;

/** A job whose process shows no life for so long is given to another, at the next of the queue's rounds each minute. */
const heartbeatSeconds = 30;

/** Jobs in PostgreSQL. A new job wakes its worker by NOTIFY, one that becomes due by a look each second. */
export function makeJobs({ connectionString, db, log }: Settings): Jobs {
  const connections = {
    connectionString,
    max: 4,
    application_name: 'tanabana-jobs',
    Client: SteadyClient,
    // Without an end a worker would wait for ever on a connection that the network has forgotten.
    query_timeout: silenceMayTakeMs,
    ...keepsAlive,
  };
  // Repeated work is `every`: its own schedules are not used, and neither are its looks at them.
  const boss = new PgBoss({ ...connections, useListenNotify: true, schedule: false });
  let loggedAwayAt = Number.NEGATIVE_INFINITY;
  boss.on('error', sayStumbled);
  const handled: Handled[] = [];
  const repeated = makeRepeated(log);
  let lookingForDue: NodeJS.Timeout | undefined;
  let started: Promise<unknown> | undefined;
  const open = new Set<string>();
  const names = new Map<string, string>();
  /** Ids of the workers of each queue. */
  const workers = new Map<string, string[]>();
  /** Ids of the jobs that this process works at. */
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
        // Planning this statement takes longer than running it, and there is one for each kind.
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

  /** The same text has the same name on every connection. */
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
    // Of a worker it is a copy of an error, which the log would not recognise.
    const error = thrown instanceof Error ? thrown : Object.assign(new Error(), thrown);
    // Every worker of every queue says that the database is away, again and again.
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

  /** One worker of a queue. It looks for its next job as soon as one is done, instead of waiting for a call. */
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
