/** The role of a process in an installation. */
export type Role = 'all' | 'web' | 'worker';

interface Duties {
  /**
   * Serves pages, the API, webhooks and live connections. Writes events and jobs in the transaction that causes them.
   * A process that does not serve answers only `/healthz`, `/readyz` and `/metrics`.
   */
  serves: boolean;
  /**
   * Runs jobs, event listeners and repeated handlers (`jobs.every`). State in a process's own memory is handled by
   * every process (`jobs.everyProcess`).
   */
  works: boolean;
}

/** The only place that assigns duties to roles; `app.ts` reads it. */
export const dutiesOf: Readonly<Record<Role, Duties>> = {
  all: { serves: true, works: true },
  web: { serves: true, works: false },
  worker: { serves: false, works: true },
};
