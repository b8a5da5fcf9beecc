import { countUndelivered } from '#server/platform/events/published-events.queries.ts';
import { countWaiting } from '#server/platform/mail/mail.queries.ts';
import type { Services } from '#server/platform/services.ts';
import { addReading } from './metric-registry.ts';

/**
 * Gauges of the work that waits to be done after requests: jobs, events, emails. Every process reports the same
 * values.
 */
export function gaugeQueues({
  metrics,
  jobs,
  db,
  clock,
  env,
}: Pick<Services, 'metrics' | 'jobs' | 'db' | 'clock' | 'env'>): void {
  addReading(metrics, {
    gauges: {
      jobs_waiting: {
        help: 'Jobs that may begin and have not, by queue, a thousand at most',
        labelNames: ['queue'],
      },
      jobs_oldest_seconds: { help: 'Since when the oldest of them may begin', labelNames: ['queue'] },
    },
    async read() {
      const queues = await jobs.waiting();
      return queues.flatMap(({ name: queue, count, oldest }) => [
        { name: 'jobs_waiting' as const, labels: { queue }, value: count },
        { name: 'jobs_oldest_seconds' as const, labels: { queue }, value: oldest },
      ]);
    },
  });
  addReading(metrics, {
    gauges: {
      events_waiting: { help: 'Events that are committed and not yet heard by all who listen' },
      events_oldest_seconds: { help: 'Age of the oldest of them; 0 where none waits' },
    },
    async read() {
      const [events] = await countUndelivered(db, []);
      return [
        { name: 'events_waiting', value: events?.count ?? 0 },
        { name: 'events_oldest_seconds', value: events?.oldest ?? 0 },
      ];
    },
  });
  // Without SMTP, emails are never sent, so their number says nothing.
  if (env.SMTP_URL === undefined) return;
  addReading(metrics, {
    gauges: {
      letters_waiting: { help: 'Letters that were not taken by the mail server yet' },
      letters_oldest_seconds: { help: 'Age of the oldest of them; 0 where none waits' },
    },
    async read() {
      const [letters] = await countWaiting(db, [clock.now()]);
      return [
        { name: 'letters_waiting', value: letters?.count ?? 0 },
        { name: 'letters_oldest_seconds', value: letters?.oldest ?? 0 },
      ];
    },
  });
}
