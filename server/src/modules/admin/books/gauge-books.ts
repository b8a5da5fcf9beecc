import type { Services } from '#server/platform/services.ts';
import { addReading } from '#server/platform/telemetry/metric-registry.ts';
import { countDifferences } from './books.queries.ts';

/** Metrics of the last audit of the books; absent before the first. */
export function gaugeBooks({ metrics, db, clock }: Pick<Services, 'metrics' | 'db' | 'clock'>): void {
  addReading(metrics, {
    gauges: {
      books_differences: { help: 'What the last audit of the books found to differ from the provider' },
      books_audit_age_seconds: { help: 'Time since it ended' },
    },
    async read() {
      const [last] = await countDifferences(db, []);
      if (!last?.finishedAt) return [];
      return [
        { name: 'books_differences', value: last.count },
        {
          name: 'books_audit_age_seconds',
          value: (clock.now().getTime() - last.finishedAt.getTime()) / 1000,
        },
      ];
    },
  });
}
