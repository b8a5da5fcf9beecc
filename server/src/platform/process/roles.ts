/** What a process of an installation is there for. */
export type Role = 'all' | 'web' | 'worker';

interface Duties {
  /**
   * Answers people: pages, the API, webhooks, live connections. Events and jobs are written here, in the transaction of
   * what happened. A process that does not answers `/healthz`, `/readyz` and `/metrics` alone.
   */
  serves: boolean;
  /**
   * Does what follows: the jobs of the queue, the listeners to events, and whatever is repeated (`jobs.every`), by
   * night or by the minute. What a process only keeps in its own memory is written by each (`jobs.everyProcess`).
   */
  works: boolean;
}

/** This table alone says what belongs to which process; `app.ts` asks it. */
export const dutiesOf: Readonly<Record<Role, Duties>> = {
  all: { serves: true, works: true },
  web: { serves: true, works: false },
  worker: { serves: false, works: true },
};
