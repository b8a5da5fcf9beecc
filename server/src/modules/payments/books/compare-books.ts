import type { BookDifference } from '#contracts/admin/books/books.rules.ts';
import { toRupees } from '#contracts/money/money.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { ProviderError } from '../provider/provider-error.ts';
import type { RazorpayClient } from '../provider/razorpay-client.ts';
import type { ProviderPayment, ProviderRefund } from '../provider/razorpay-replies.ts';
import { refundStatusOf } from '../refunds/refunds.queries.ts';
import {
  attemptsById,
  attemptsNoted,
  type BookedAttempt,
  type BookedReturn,
  refundsById,
  refundsNoted,
} from './books.queries.ts';

type Difference = Omit<BookDifference, 'subject'>;

interface Comparing {
  db: Executor;
  client: Pick<RazorpayClient, 'listPaymentsBetween' | 'listRefundsBetween' | 'getPayment' | 'getRefund'>;
}

const pageSize = 100;

/**
 * Compares every payment and refund of the provider between two times, read a hundred at a time, with ours, and finds
 * those of ours that the provider does not have. Read-only. Throws ProviderError if the provider does not answer.
 */
export async function compareBooks(comparing: Comparing, from: Date, to: Date): Promise<BookDifference[]> {
  const payments = await comparePayments(comparing, from, to);
  const refunds = await compareRefunds(comparing, from, to);
  return [
    ...payments.map((each): BookDifference => ({ subject: 'PAYMENT', ...each })),
    ...refunds.map((each): BookDifference => ({ subject: 'REFUND', ...each })),
  ];
}

async function comparePayments({ db, client }: Comparing, from: Date, to: Date): Promise<Difference[]> {
  const found: Difference[] = [];
  const seen = new Set<string>();
  for await (const page of pages((skip) =>
    client.listPaymentsBetween(...between(from, to), skip, pageSize),
  )) {
    const ours = new Map((await attemptsById(db, [page.map(({ id }) => id)])).map((each) => [each.id, each]));
    for (const theirs of page) {
      seen.add(theirs.id);
      found.push(...comparePayment(theirs, ours.get(theirs.id)));
    }
  }
  for (const ours of await attemptsNoted(db, [from, to])) {
    // It may have been made before the period and recorded within it, so the provider is asked for this one.
    if (seen.has(ours.id) || (await isThere(() => client.getPayment(ours.id)))) continue;
    found.push({ ...missingThere(ours), ours: ours.status });
  }
  return found;
}

async function compareRefunds({ db, client }: Comparing, from: Date, to: Date): Promise<Difference[]> {
  const found: Difference[] = [];
  const seen = new Set<string>();
  for await (const page of pages((skip) => client.listRefundsBetween(...between(from, to), skip, pageSize))) {
    const ours = new Map((await refundsById(db, [page.map(({ id }) => id)])).map((each) => [each.id, each]));
    const paymentIds = page.map((refund) => refund.payment_id);
    const orders = new Map((await attemptsById(db, [paymentIds])).map(({ id, orderId }) => [id, orderId]));
    for (const theirs of page) {
      seen.add(theirs.id);
      found.push(...compareRefund(theirs, ours.get(theirs.id), orders.get(theirs.payment_id)));
    }
  }
  for (const ours of await refundsNoted(db, [from, to])) {
    if (seen.has(ours.id) || (await isThere(() => client.getRefund(ours.id)))) continue;
    found.push({ ...missingThere(ours), ours: ours.status });
  }
  return found;
}

const tookMoney = (status: string) => ['captured', 'refunded'].includes(status);

/** Differences between the provider's record of a payment and ours. */
function comparePayment(theirs: ProviderPayment, ours: BookedAttempt | undefined): Difference[] {
  const isMoney = tookMoney(theirs.status) || theirs.status === 'authorized';
  const differs = (kind: Difference['kind'], mine: string, other: string): Difference => ({
    kind,
    reference: theirs.id,
    orderId: ours?.orderId ?? null,
    ours: mine,
    theirs: other,
  });
  if (!ours) {
    const reported = `${theirs.status}, ${rupeesOf(theirs.amount)}`;
    return isMoney ? [differs('MISSING_HERE', '', reported)] : [];
  }
  const found: Difference[] = [];
  if (ours.amountPaise !== theirs.amount || theirs.currency !== 'INR') {
    const currency = theirs.currency === 'INR' ? '' : ` ${theirs.currency}`;
    found.push(differs('OTHER_SUM', rupeesOf(ours.amountPaise), `${rupeesOf(theirs.amount)}${currency}`));
  }
  if (theirs.amount_refunded > ours.refundedPaise || theirs.amount_refunded < ours.backPaise) {
    const mine = `${rupeesOf(ours.refundedPaise)} promised back, ${rupeesOf(ours.backPaise)} back`;
    found.push(differs('OTHER_SUM', mine, `${rupeesOf(theirs.amount_refunded)} back`));
  }
  const isSame = tookMoney(theirs.status)
    ? tookMoney(ours.status)
    : isMoney
      ? ours.status === theirs.status
      : !tookMoney(ours.status) && ours.status !== 'authorized';
  if (!isSame) found.push(differs('OTHER_STATUS', ours.status, theirs.status));
  else if (tookMoney(theirs.status) && !isAccountedFor(ours)) {
    found.push(differs('OTHER_STATUS', ours.instalment ?? 'pays for nothing', theirs.status));
  }
  return found;
}

/** Captured money must either pay for an instalment or be refunded in full. */
function isAccountedFor({ instalment, refundedPaise, amountPaise }: BookedAttempt): boolean {
  if (instalment === null) return refundedPaise === amountPaise;
  return instalment === 'CAPTURED' || instalment === 'REFUNDED';
}

/** `orderId` is that of the payment, if known. */
function compareRefund(
  theirs: ProviderRefund,
  ours: BookedReturn | undefined,
  orderId: number | undefined,
): Difference[] {
  const differs = (kind: Difference['kind'], mine: string, other: string): Difference => ({
    kind,
    reference: theirs.id,
    orderId: ours?.orderId ?? orderId ?? null,
    ours: mine,
    theirs: other,
  });
  const reported = `${theirs.status}, ${rupeesOf(theirs.amount)} of ${theirs.payment_id}`;
  if (!ours) {
    // A failed attempt is recorded only at the provider.
    if (theirs.status === 'failed') return [];
    return [differs(orderId === undefined ? 'REFUND_WITHOUT_PAYMENT' : 'MISSING_HERE', '', reported)];
  }
  const found: Difference[] = [];
  if (ours.razorpayPaymentId !== theirs.payment_id) {
    found.push(differs('REFUND_WITHOUT_PAYMENT', `of ${ours.razorpayPaymentId}`, reported));
  }
  if (ours.amountPaise !== theirs.amount) {
    found.push(differs('OTHER_SUM', rupeesOf(ours.amountPaise), rupeesOf(theirs.amount)));
  }
  const isSame =
    theirs.status === 'failed' ? ours.status !== 'PROCESSED' : ours.status === refundStatusOf[theirs.status];
  if (!isSame) found.push(differs('OTHER_STATUS', ours.status, theirs.status));
  return found;
}

const missingThere = ({ id, orderId }: { id: string; orderId: number }) =>
  ({ kind: 'MISSING_THERE', reference: id, orderId, theirs: '' }) as const;

const rupeesOf = (paise: number) => `₹${toRupees(paise).toFixed(2)}`;

/** Unix seconds, both inclusive. */
function between(from: Date, to: Date): [from: number, to: number] {
  return [Math.floor(from.getTime() / 1000), Math.floor(to.getTime() / 1000) - 1];
}

async function* pages<T>(read: (skip: number) => Promise<T[]>): AsyncGenerator<T[]> {
  for (let skip = 0; ; skip += pageSize) {
    const page = await read(skip);
    yield page;
    if (page.length < pageSize) return;
  }
}

/** The provider refuses requests for unknown ids. */
async function isThere(ask: () => Promise<unknown>): Promise<boolean> {
  try {
    await ask();
    return true;
  } catch (error) {
    if (error instanceof ProviderError && error.kind === 'refused' && [400, 404].includes(error.status))
      return false;
    throw error;
  }
}
