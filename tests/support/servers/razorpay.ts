import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRazorpayEmulator } from '#emulators/razorpay/create-emulator.ts';
import type { TestApp } from './app.ts';

const keySecret = 'key-secret-of-the-tests';
const webhookSecrets = ['webhook-secret-of-the-tests', 'webhook-secret-of-last-year'];

type Json = Record<string, unknown>;

/** The three fields that the payment window gives to a page. */
export interface Proof {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

interface LedgerPayment {
  id: string;
  order_id: string;
  amount: number;
  status: string;
  captured: boolean;
  amount_refunded: number;
}

export interface Ledger {
  orders: { id: string; amount: number; receipt: string; status: string }[];
  payments: LedgerPayment[];
  captures: { order_id: string; amount: number }[];
  refunds: { id: string; payment_id: string; amount: number; status: string }[];
  webhooks: { id: string; event: string; state: string; body: string; attempts: { status: unknown }[] }[];
  double_charged: string[];
}

export interface TestRazorpay {
  /** For `startTestApp`. */
  settings: Record<string, string>;
  /** Registers the app's webhook URL, after the app listens. */
  connect(app: TestApp): Promise<void>;
  /** Pays as a buyer in the payment window. Throws the sentence of a refusal. */
  pay(razorpayOrderId: string, instrument?: { method: string; instrument: string }): Promise<Proof>;
  /** Calls one of the emulator's control endpoints. */
  control<T = Json>(path: string, body?: Json): Promise<T>;
  fault(match: string, mode: string, more?: Json): Promise<unknown>;
  clearFaults(): Promise<void>;
  ledger(): Promise<Ledger>;
  /** Headers of a signed webhook with this body. */
  sign(body: string, eventId: string, secret?: string): Record<string, string>;
  /** The signature that the payment window would give. */
  prove(razorpayOrderId: string, razorpayPaymentId: string): Proof;
  stop(): Promise<void>;
}

/** Intercepts calls to the provider; `answer` forwards a call. */
export type Interceptor = (
  request: IncomingMessage,
  response: ServerResponse,
  answer: () => Promise<void>,
) => Promise<void>;

/** The payment emulator on its own loopback port, which the app calls like the provider. */
export async function startTestRazorpay(
  intercept: Interceptor = (_request, _response, answer) => answer(),
): Promise<TestRazorpay> {
  let url = '';
  const emulator = createRazorpayEmulator({
    keySecret,
    webhookSecrets,
    publicUrl: () => url,
    backoffFactor: 1 / 600,
  });
  const server = createServer((request, response) =>
    intercept(request, response, async () => {
      if (!(await emulator.handle(request, response))) response.writeHead(404).end();
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function control<T = Json>(path: string, body?: Json): Promise<T> {
    const answer = await fetch(`${url}/__emu/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const json = (await answer.json()) as T & { error?: { description?: string } };
    if (!answer.ok) throw new Error(json.error?.description ?? `${path} was answered ${answer.status}`);
    return json;
  }

  return {
    settings: {
      RAZORPAY_KEY_ID: emulator.keyId,
      RAZORPAY_KEY_SECRET: keySecret,
      RAZORPAY_WEBHOOK_SECRETS: webhookSecrets.join(','),
      RAZORPAY_API_BASE: url,
      RAZORPAY_CHECKOUT_JS: `${url}/v1/checkout.js`,
    },
    async connect(app) {
      const address = await app.server.listen({ port: 0, host: '127.0.0.1' });
      await control('webhooks', { url: `${address}/api/payments/razorpay/webhook` });
    },
    pay: (razorpayOrderId, instrument = { method: 'upi', instrument: 'success@razorpay' }) =>
      control<Proof>('pay', { order_id: razorpayOrderId, ...instrument }),
    control,
    fault: (match, mode, more = {}) => control('faults', { match, mode, ...more }),
    async clearFaults() {
      await fetch(`${url}/__emu/faults`, { method: 'DELETE' });
    },
    ledger: () => control<Ledger>('ledger'),
    sign: (body, eventId, secret = webhookSecrets[0] ?? '') => ({
      'content-type': 'application/json',
      'x-razorpay-event-id': eventId,
      'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
    }),
    prove: (razorpayOrderId, razorpayPaymentId) => ({
      razorpay_order_id: razorpayOrderId,
      razorpay_payment_id: razorpayPaymentId,
      razorpay_signature: createHmac('sha256', keySecret)
        .update(`${razorpayOrderId}|${razorpayPaymentId}`)
        .digest('hex'),
    }),
    async stop() {
      await emulator.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
