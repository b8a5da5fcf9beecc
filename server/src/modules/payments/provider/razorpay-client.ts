import { setTimeout as sleep } from 'node:timers/promises';
import type * as z from 'zod/mini';
import { traced } from '#server/platform/telemetry/traced.ts';
import type { PaymentMetrics } from '../payment-metrics.ts';
import { makeCircuitBreaker } from './circuit-breaker.ts';
import { ProviderError } from './provider-error.ts';
import {
  collectionOf,
  type ProviderDispute,
  type ProviderOrder,
  type ProviderPayment,
  type ProviderRefund,
  providerDispute,
  providerFailure,
  providerOrder,
  providerPayment,
  providerRefund,
} from './razorpay-replies.ts';

export interface ProviderSettings {
  keyId: string;
  keySecret: string;
  /** The current secret first; earlier ones still verify what they signed. */
  webhookSecrets: readonly string[];
  /** Throws ProviderError while the address is unknown. */
  apiBase(): string;
  /** The script that opens the payment window in the browser. */
  checkoutScriptUrl: string;
}

interface NewOrder {
  amountPaise: number;
  receipt: string;
  notes: Record<string, string>;
  /** Whether a second call with the same receipt must return the first order. */
  isUniqueReceipt: boolean;
}

interface Waiting {
  signal?: AbortSignal;
}

/** The REST calls of Razorpay that we use. All throw ProviderError. */
export interface RazorpayClient {
  createOrder(order: NewOrder, waiting?: Waiting): Promise<ProviderOrder>;
  findOrders(receipt: string, waiting?: Waiting): Promise<ProviderOrder[]>;
  getPayment(id: string): Promise<ProviderPayment>;
  getRefund(id: string): Promise<ProviderRefund>;
  getDispute(id: string): Promise<ProviderDispute>;
  /** The hundred newest of the whole account. */
  listDisputes(): Promise<ProviderDispute[]>;
  /** Of the whole account, newest first; from and to are Unix seconds, both inclusive. */
  listPaymentsBetween(from: number, to: number, skip: number, count: number): Promise<ProviderPayment[]>;
  listRefundsBetween(from: number, to: number, skip: number, count: number): Promise<ProviderRefund[]>;
  listPayments(orderId: string): Promise<ProviderPayment[]>;
  capture(id: string, amountPaise: number): Promise<ProviderPayment>;
  refund(id: string, amountPaise: number, providerKey: string): Promise<ProviderRefund>;
  /** Of one payment, newest first. */
  listRefunds(paymentId: string): Promise<ProviderRefund[]>;
  /** Of the whole account since a time in Unix seconds, newest first. */
  listRefundsSince(from: number, skip: number, count: number): Promise<ProviderRefund[]>;
}

interface Call extends Waiting {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  headers?: Record<string, string>;
  timeoutMs: number;
  /** Only for idempotent calls. */
  retries: number;
}

const reading = { method: 'GET', timeoutMs: 3000, retries: 2 } as const;

/** The name of a call without ids and query string. */
function nameOf({ method, path }: Call): string {
  const pattern = path.replace(/\?.*$/, '').replace(/\/[a-z]+_\w+/g, '/:id');
  return `razorpay ${method} ${pattern}`;
}

/** Commands pass no `durations`, because they have no metrics. */
export function makeRazorpayClient(
  provider: ProviderSettings,
  durations?: PaymentMetrics['providerCalls'],
): RazorpayClient {
  const breaker = makeCircuitBreaker();
  const authorization = `Basic ${Buffer.from(`${provider.keyId}:${provider.keySecret}`).toString('base64')}`;

  async function send<S extends z.ZodMiniType>(schema: S, call: Call): Promise<z.output<S>> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await breaker.run(() => traced(nameOf(call), 'client', () => timed(schema, call)));
      } catch (error) {
        const isWorthRepeating = error instanceof ProviderError && error.kind === 'unavailable';
        if (!isWorthRepeating || attempt >= call.retries || breaker.isOpen() || call.signal?.aborted)
          throw error;
        await sleep(150 * 2 ** attempt * (0.5 + Math.random()));
      }
    }
  }

  async function timed<S extends z.ZodMiniType>(schema: S, call: Call): Promise<z.output<S>> {
    const end = durations?.startTimer({ call: nameOf(call) });
    try {
      const answer = await sendOnce(schema, call);
      end?.({ outcome: 'answered' });
      return answer;
    } catch (error) {
      end?.({ outcome: error instanceof ProviderError ? error.kind : 'unavailable' });
      throw error;
    }
  }

  async function sendOnce<S extends z.ZodMiniType>(schema: S, call: Call): Promise<z.output<S>> {
    const timeout = AbortSignal.timeout(call.timeoutMs);
    let status = 0;
    let text = '';
    try {
      const response = await fetch(`${provider.apiBase()}${call.path}`, {
        method: call.method,
        redirect: 'error',
        headers: {
          authorization,
          accept: 'application/json',
          ...(call.body ? { 'content-type': 'application/json' } : {}),
          ...call.headers,
        },
        ...(call.body ? { body: JSON.stringify(call.body) } : {}),
        signal: call.signal ? AbortSignal.any([timeout, call.signal]) : timeout,
      });
      status = response.status;
      text = await response.text();
    } catch (error) {
      if (error instanceof ProviderError) throw error;
      throw new ProviderError('unavailable', `${call.method} ${call.path} brought no answer`, {
        cause: error,
      });
    }
    return read(schema, call, status, text);
  }

  return {
    createOrder: ({ amountPaise, receipt, notes, isUniqueReceipt }, { signal } = {}) =>
      send(providerOrder, {
        method: 'POST',
        path: '/v1/orders',
        timeoutMs: 5000,
        retries: 0,
        signal,
        body: {
          amount: amountPaise,
          currency: 'INR',
          receipt,
          notes,
          payment: {
            capture: 'automatic',
            capture_options: {
              automatic_expiry_period: 12,
              manual_expiry_period: 7200,
              refund_speed: 'normal',
            },
          },
          ...(isUniqueReceipt ? { unique_receipt: true } : {}),
        },
      }),
    async findOrders(receipt, { signal } = {}) {
      const path = `/v1/orders?receipt=${encodeURIComponent(receipt)}&count=100`;
      return (await send(collectionOf(providerOrder), { ...reading, path, signal })).items;
    },
    getPayment: (id) => send(providerPayment, { ...reading, retries: 0, path: `/v1/payments/${id}` }),
    getRefund: (id) => send(providerRefund, { ...reading, path: `/v1/refunds/${id}` }),
    getDispute: (id) => send(providerDispute, { ...reading, path: `/v1/disputes/${id}` }),
    async listDisputes() {
      return (await send(collectionOf(providerDispute), { ...reading, path: '/v1/disputes?count=100' }))
        .items;
    },
    async listPaymentsBetween(from, to, skip, count) {
      const path = `/v1/payments?from=${from}&to=${to}&skip=${skip}&count=${count}`;
      return (await send(collectionOf(providerPayment), { ...reading, path })).items;
    },
    async listRefundsBetween(from, to, skip, count) {
      const path = `/v1/refunds?from=${from}&to=${to}&skip=${skip}&count=${count}`;
      return (await send(collectionOf(providerRefund), { ...reading, path })).items;
    },
    async listPayments(orderId) {
      const path = `/v1/orders/${orderId}/payments`;
      return (await send(collectionOf(providerPayment), { ...reading, path })).items;
    },
    capture: (id, amountPaise) =>
      send(providerPayment, {
        method: 'POST',
        path: `/v1/payments/${id}/capture`,
        body: { amount: amountPaise, currency: 'INR' },
        timeoutMs: 5000,
        retries: 0,
      }),
    refund: (id, amountPaise, providerKey) =>
      send(providerRefund, {
        method: 'POST',
        path: `/v1/payments/${id}/refund`,
        headers: { 'x-refund-idempotency': providerKey },
        body: { amount: amountPaise, speed: 'normal', receipt: providerKey },
        timeoutMs: 5000,
        retries: 2,
      }),
    async listRefunds(paymentId) {
      const path = `/v1/payments/${paymentId}/refunds?count=100`;
      return (await send(collectionOf(providerRefund), { ...reading, path })).items;
    },
    async listRefundsSince(from, skip, count) {
      const path = `/v1/refunds?from=${from}&skip=${skip}&count=${count}`;
      return (await send(collectionOf(providerRefund), { ...reading, path })).items;
    },
  };
}

/** A gateway in between may answer in HTML or with an empty body, so the body may not be JSON. */
function read<S extends z.ZodMiniType>(schema: S, call: Call, status: number, text: string): z.output<S> {
  const json = parseJson(text);
  const what = `${call.method} ${call.path} was answered ${status}`;
  if (status >= 200 && status < 300) {
    const parsed = schema.safeParse(json);
    if (parsed.success) return parsed.data;
    throw new ProviderError('unavailable', `${what} with something else than expected`, { status });
  }
  if (status >= 500 || status === 429 || status === 409)
    throw new ProviderError('unavailable', what, { status });
  const failure = providerFailure.safeParse(json);
  const { description, reason, field } = failure.success
    ? failure.data.error
    : { description: 'no reason given', reason: '', field: '' };
  throw new ProviderError('refused', `${what}: ${description}`, {
    status,
    reason: reason ?? '',
    field: field ?? '',
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
