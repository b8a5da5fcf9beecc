import type { DocumentSeries } from '#contracts/documents/document-number.ts';
import type { DocumentKind } from '#contracts/documents/documents.contract.ts';
import { hsnOf } from '#contracts/documents/hsn-codes.ts';
import { orderNumber } from '#contracts/orders/core/order-number.ts';
import type { DocumentSnapshot } from './document-snapshot.ts';
import type { OrderFacts, PaidInstalment, ReturnedMoney } from './documents.queries.ts';

export interface DueDocument {
  name: string;
  kind: DocumentKind;
  series: DocumentSeries;
  /** When the event happened. */
  at: Date;
  snapshot: DocumentSnapshot;
}

interface Money {
  paid: readonly PaidInstalment[];
  returned: readonly ReturnedMoney[];
}

const receipts = {
  ADVANCE: { name: 'advance-receipt', kind: 'ADVANCE_RECEIPT' },
  FINAL: { name: 'final-receipt', kind: 'FINAL_RECEIPT' },
} as const;

const whole = {
  TAXED: { kind: 'INVOICE', series: 'I' },
  PLAIN: { kind: 'ORDER_RECEIPT', series: 'R' },
} as const;

/**
 * Every document that an order should have by now, in order of events: a receipt for each instalment; once all is
 * paid, the tax invoice, or a receipt for the order if its maker has no GSTIN; for each refund a voucher, or a credit
 * note if there is a tax invoice to correct; and a receipt for what the maker keeps of an order cancelled at its
 * buyer's request, reissued whenever a later refund reduces it.
 */
export function dueDocuments(
  order: OrderFacts,
  { paid, returned }: Money,
  { isTaxed }: { isTaxed: boolean },
): DueDocument[] {
  const sum = paid.reduce((total, { amountPaise }) => total + amountPaise, 0);
  const invoicedAt = sum >= order.totalPaise ? paid.at(-1)?.paidAt : undefined;
  const soFar = (at: Date) => ({
    paid: paid.filter(({ paidAt }) => paidAt <= at),
    returned: returned.filter(({ returnedAt }) => returnedAt <= at),
  });
  const due: DueDocument[] = paid.map(({ purpose, amountPaise, paidAt }) => ({
    ...receipts[purpose],
    series: 'R',
    at: paidAt,
    snapshot: snapshotOf(order, soFar(paidAt), amountPaise),
  }));
  if (invoicedAt) {
    due.push({
      name: 'invoice',
      ...(isTaxed ? whole.TAXED : whole.PLAIN),
      at: invoicedAt,
      snapshot: snapshotOf(order, soFar(invoicedAt), order.totalPaise),
    });
  }
  returned.forEach(({ id, amountPaise, returnedAt }, index) => {
    const isAfterInvoice = isTaxed && invoicedAt !== undefined && invoicedAt <= returnedAt;
    const before = { paid: soFar(returnedAt).paid, returned: returned.slice(0, index + 1) };
    due.push({
      name: `refund-${id}`,
      kind: isAfterInvoice ? 'CREDIT_NOTE' : 'REFUND_VOUCHER',
      series: isAfterInvoice ? 'C' : 'V',
      at: returnedAt,
      snapshot: snapshotOf(order, before, amountPaise),
    });
  });
  if (order.agreedKeptPaise > 0 && order.cancelledAt !== null)
    due.push(...keptReceipts(order, { paid, returned }, order.cancelledAt));
  return due.sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** One for the agreed amount, and a replacement for each refund that reduces it. */
function keptReceipts(order: OrderFacts, { paid, returned }: Money, cancelledAt: Date): DueDocument[] {
  const receipt = (name: string, at: Date, money: Money, amountPaise: number): DueDocument => ({
    name,
    kind: 'KEPT_RECEIPT',
    series: 'R',
    at,
    snapshot: { ...snapshotOf(order, money, amountPaise), cancelledAt: cancelledAt.toISOString() },
  });
  const before = {
    paid: paid.filter(({ paidAt }) => paidAt <= cancelledAt),
    returned: returned.filter(({ returnedAt }) => returnedAt <= cancelledAt),
  };
  let kept = order.agreedKeptPaise;
  const receipts = [receipt('kept', cancelledAt, before, kept)];
  let held = paid.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  returned.forEach(({ id, amountPaise, returnedAt }, index) => {
    held -= amountPaise;
    if (held >= kept) return;
    kept = held;
    const money = { paid, returned: returned.slice(0, index + 1) };
    receipts.push(receipt(`kept-after-${id}`, returnedAt, money, kept));
  });
  return receipts;
}

function snapshotOf(order: OrderFacts, { paid, returned }: Money, amountPaise: number): DocumentSnapshot {
  const { subtotalPaise, shippingPaise, taxPaise, taxPercent, totalPaise } = order;
  return {
    order: { number: orderNumber(order.id, order.createdAt), createdAt: order.createdAt.toISOString() },
    seller: order.seller,
    buyer: order.buyer,
    items: order.items.map(({ titles: { written: title, translated }, category, material, ...item }) => ({
      ...{ ...item, title, translated },
      ...(order.isSwatch && { isSwatch: true as const }),
      hsn: hsnOf(category, { title, material }),
    })),
    ...(order.creditPaise < 0 && { creditPaise: order.creditPaise }),
    totals: { subtotalPaise, shippingPaise, taxPaise, taxPercent, totalPaise },
    payments: paid.map(({ paidAt, ...payment }) => ({ ...payment, paidAt: paidAt.toISOString() })),
    refunds: returned.map(({ amountPaise, returnedAt, refundId }) => ({
      amountPaise,
      refundId,
      returnedAt: returnedAt.toISOString(),
    })),
    amountPaise,
    against: null,
  };
}
