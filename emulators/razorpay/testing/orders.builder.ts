import type { Json, TestEmulator } from './start-test-emulator.ts';

export interface OrderAnswer {
  readonly id: string;
  readonly status: string;
  readonly amount: number;
  readonly amount_due: number;
  readonly attempts: number;
}

export interface PaymentAnswer {
  readonly id: string;
  readonly status: string;
  readonly captured: boolean;
  readonly amount_refunded: number;
  readonly refund_status: string | null;
  readonly error_reason: string | null;
}

export interface HandlerFields {
  readonly razorpay_payment_id: string;
  readonly razorpay_order_id: string;
  readonly razorpay_signature: string;
}

export interface ErrorAnswer {
  readonly error: {
    readonly code: string;
    readonly description: string;
    readonly field?: string;
    readonly reason: string;
    readonly metadata: { readonly payment_id?: string };
  };
}

/** By default an order of ₹5,000 whose payment is captured as soon as it is authorized. */
export async function anOrder(emulator: TestEmulator, fields: Json = {}): Promise<OrderAnswer> {
  const answer = await emulator.call<OrderAnswer>('POST', '/v1/orders', {
    amount: 500_000,
    currency: 'INR',
    payment: { capture: 'automatic' },
    ...fields,
  });
  if (answer.status !== 200) throw new Error(`No order: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** Pays with a good card and returns the payment id. */
export async function payFor(emulator: TestEmulator, order: OrderAnswer): Promise<string> {
  const answer = await emulator.call<HandlerFields>('POST', '/__emu/pay', { order_id: order.id });
  if (answer.status !== 200) throw new Error(`Not paid: ${JSON.stringify(answer.body)}`);
  return answer.body.razorpay_payment_id;
}

/** Tries to pay with a card that is declined and returns the failed payment's id. */
export async function failToPayFor(emulator: TestEmulator, order: OrderAnswer): Promise<string> {
  const instrument = '4100280000060003';
  const { body } = await emulator.call<ErrorAnswer>('POST', '/__emu/pay', { order_id: order.id, instrument });
  return body.error.metadata.payment_id ?? '';
}

export async function readPayment(emulator: TestEmulator, id: string): Promise<PaymentAnswer> {
  return (await emulator.call<PaymentAnswer>('GET', `/v1/payments/${id}`)).body;
}
