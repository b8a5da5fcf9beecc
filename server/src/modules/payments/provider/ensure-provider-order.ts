import type { PaymentsContext } from '../payments.context.ts';
import { openPayment, type PaymentRow } from '../payments.queries.ts';
import { isUnavailable, ProviderError } from './provider-error.ts';
import type { ProviderOrder } from './razorpay-replies.ts';

/** How long a buyer waits at most, in milliseconds, so that the response is sent within nine seconds. */
const timeoutMs = 8000;
const tries = 3;
const firstCheck = 2 * 60_000;

/**
 * Returns the provider's order of an instalment and creates it if there is none. Razorpay has no idempotency key for
 * this, so after a lost response the order is looked up by receipt before it is created again. Only the stored id is
 * ever shown, so a duplicate order can never be paid. Throws ProviderError.
 */
export function makeEnsureProviderOrder(context: PaymentsContext): (payment: PaymentRow) => Promise<string> {
  const inProgress = new Map<number, Promise<string>>();
  // Whether the account supports `unique_receipt`; known after the first call.
  let takesUniqueReceipt = true;

  async function ensure(payment: PaymentRow): Promise<string> {
    const known = payment.razorpayOrderId;
    const id = known ?? (await find(payment, AbortSignal.timeout(timeoutMs))).id;
    const { db, clock } = context.services;
    const now = clock.now();
    const checkAfter = new Date(now.getTime() + firstCheck);
    const opened = await openPayment(db, payment, id, { now, checkAfter });
    if (opened === undefined) throw new ProviderError('unavailable', 'the amount has changed');
    return opened;
  }

  async function find(payment: PaymentRow, signal: AbortSignal): Promise<ProviderOrder> {
    let isUniqueReceipt = takesUniqueReceipt;
    let failure: unknown;
    for (let attempt = 0; attempt < tries && !signal.aborted; attempt++) {
      try {
        const order = await create(payment, isUniqueReceipt, signal);
        if (belongs(order, payment)) return order;
        // The receipt belongs to an order of another database that shares this account.
        isUniqueReceipt = false;
        failure = new ProviderError('unavailable', 'the receipt belongs to another order');
      } catch (error) {
        failure = error;
        if (isFieldRefused(error)) {
          takesUniqueReceipt = false;
          isUniqueReceipt = false;
          continue;
        }
        if (!isUnavailable(error) && !isReceiptTaken(error)) throw error;
        isUniqueReceipt &&= !isReceiptTaken(error);
        const made = await context.client.findOrders(payment.receipt, { signal });
        const ours = made.find((order) => belongs(order, payment));
        if (ours) return ours;
      }
    }
    throw failure;
  }

  function create(payment: PaymentRow, isUniqueReceipt: boolean, signal: AbortSignal) {
    const { expectedPaise: amountPaise, receipt } = payment;
    return context.client.createOrder(
      { amountPaise, receipt, notes: notesOf(payment), isUniqueReceipt },
      { signal },
    );
  }

  return (payment) => {
    const running = inProgress.get(payment.id);
    if (running) return running;
    const started = ensure(payment).finally(() => inProgress.delete(payment.id));
    inProgress.set(payment.id, started);
    return started;
  };
}

/** The time distinguishes our order from one with the same id in another database on the same account. */
function notesOf(payment: PaymentRow): Record<string, string> {
  return { order: String(payment.orderId), placed: payment.createdAt.toISOString() };
}

function belongs(order: ProviderOrder, payment: PaymentRow): boolean {
  return (
    order.amount === payment.expectedPaise &&
    order.currency === 'INR' &&
    order.receipt === payment.receipt &&
    order.notes.placed === notesOf(payment).placed
  );
}

function isFieldRefused(error: unknown): boolean {
  return (
    error instanceof ProviderError &&
    error.reason === 'extra_field_sent' &&
    (error.field === 'unique_receipt' || error.message.includes('unique_receipt'))
  );
}

function isReceiptTaken(error: unknown): boolean {
  return (
    error instanceof ProviderError &&
    error.kind === 'refused' &&
    (error.field === 'receipt' || /receipt should be unique/i.test(error.message))
  );
}
