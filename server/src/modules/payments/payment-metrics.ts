import { Counter, Histogram } from 'prom-client';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Database } from '#server/platform/db/executor.ts';
import { addReading, type Metrics } from '#server/platform/telemetry/metric-registry.ts';
import { openMoney } from './metrics.queries.ts';

/** Counts payment events in this process; docs/OPERATING.md explains each. */
export interface PaymentMetrics {
  /** `payment_windows_total` by purpose and outcome: opened, unavailable. */
  windows: Counter<'purpose' | 'outcome'>;
  /** `payment_news_total` by source and outcome of the report. */
  news: Counter<'by' | 'outcome'>;
  /** `payment_refusals_total`: results of payment windows that were not accepted. */
  refusals: Counter<'reason'>;
  /** `payment_booked_after_seconds` by purpose: time since the window was last opened. */
  bookedAfter: Histogram<'purpose'>;
  /** `provider_call_duration_seconds` by call and outcome: answered, refused, unavailable. */
  providerCalls: Histogram<'call' | 'outcome'>;
  /** `webhooks_received_total` by outcome: kept, repeated, unsigned. */
  webhooks: Counter<'outcome'>;
}

export function makePaymentMetrics(metrics: Metrics): PaymentMetrics {
  const registers = [metrics];
  return {
    windows: new Counter({
      name: 'payment_windows_total',
      help: 'Payment windows asked for: opened, or unavailable because the provider did not answer',
      labelNames: ['purpose', 'outcome'],
      registers,
    }),
    news: new Counter({
      name: 'payment_news_total',
      help: 'News of payments by who told (window, webhook, provider) and what came of it; booked pays an instalment',
      labelNames: ['by', 'outcome'],
      registers,
    }),
    refusals: new Counter({
      name: 'payment_refusals_total',
      help: 'What a payment window brought and was not accepted, by reason',
      labelNames: ['reason'],
      registers,
    }),
    bookedAfter: new Histogram({
      name: 'payment_booked_after_seconds',
      help: 'Time from the last opening of the payment window until the instalment was booked',
      labelNames: ['purpose'],
      buckets: [5, 15, 30, 60, 120, 300, 900, 3600, 86_400],
      registers,
    }),
    providerCalls: new Histogram({
      name: 'provider_call_duration_seconds',
      help: 'Calls of the payment provider by call and outcome (answered, refused, unavailable)',
      labelNames: ['call', 'outcome'],
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 8],
      registers,
    }),
    webhooks: new Counter({
      name: 'webhooks_received_total',
      help: 'Webhooks of the provider: kept, repeated, or unsigned and refused',
      labelNames: ['outcome'],
      registers,
    }),
  };
}

/** Open payments, refunds and webhooks; the same value in every process. */
export function gaugeOpenMoney(metrics: Metrics, { db, clock }: { db: Database; clock: Clock }): void {
  addReading(metrics, {
    gauges: {
      webhooks_waiting: { help: 'Webhooks that were kept and not worked through yet' },
      webhooks_oldest_seconds: { help: 'Age of the oldest of them; 0 where none waits' },
      refunds_open: { help: 'Refunds that are promised and not at the buyer’s bank yet' },
      refunds_oldest_seconds: { help: 'Time since the oldest of them moved; 0 where none is open' },
      refunds_failed: { help: 'Refunds that the provider could not pay out' },
      payment_checks_overdue: {
        help: 'Payments of which the provider should have been asked five minutes ago',
      },
    },
    async read() {
      const [open] = await openMoney(db, [clock.now()]);
      if (!open) return [];
      return [
        { name: 'webhooks_waiting', value: open.webhooks },
        { name: 'webhooks_oldest_seconds', value: open.oldestWebhook },
        { name: 'refunds_open', value: open.refunds },
        { name: 'refunds_oldest_seconds', value: open.oldestRefund },
        { name: 'refunds_failed', value: open.failedRefunds },
        { name: 'payment_checks_overdue', value: open.overdueChecks },
      ];
    },
  });
}
