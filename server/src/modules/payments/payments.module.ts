import type { ModuleContext } from '#server/platform/module-context.ts';
import { pollDisputes } from './disputes/poll-disputes.ts';
import { processWebhook } from './incoming/process-webhook.ts';
import { workWebhook } from './incoming/receive-webhook.ts';
import { makeReconcileRound } from './incoming/reconcile-payments.ts';
import { makePayments, type Payments } from './make-payments.ts';
import { gaugeOpenMoney, makePaymentMetrics } from './payment-metrics.ts';
import type { PaymentsContext } from './payments.context.ts';
import { paymentRoutes } from './payments.routes.ts';
import { loadProviderSettings } from './provider/provider-settings.ts';
import { makeRazorpayClient } from './provider/razorpay-client.ts';
import { payBack } from './refunds/queue-refund.ts';
import { sendRefund } from './refunds/send-refund.ts';

interface Installed {
  payments: Payments;
  /** Base URL of the payment provider; with the emulator, known only once the server listens. */
  providerBase(): string;
}

export async function installPayments({ server, services }: ModuleContext): Promise<Installed> {
  const { jobs, env } = services;
  const provider = await loadProviderSettings(server, env);
  const metrics = makePaymentMetrics(services.metrics);
  gaugeOpenMoney(services.metrics, services);
  const client = makeRazorpayClient(provider, metrics.providerCalls);
  const context: PaymentsContext = {
    services,
    provider,
    client,
    metrics,
    bookings: [],
    booked: [],
    returned: [],
  };
  paymentRoutes(server, context);

  jobs.handle(workWebhook, ({ webhookId }) => processWebhook(context, webhookId), 4);
  jobs.handle(payBack, ({ refundId }) => sendRefund(context, refundId), 2);
  jobs.every('payments.disputes', 3600, () => pollDisputes(context));
  jobs.every('payments.reconcile', 60, makeReconcileRound(context));
  return { payments: makePayments(context), providerBase: provider.apiBase };
}
