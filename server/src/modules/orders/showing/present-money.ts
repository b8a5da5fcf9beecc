import { toRupees } from '#contracts/money/money.ts';
import { instalmentOf, type OrderDispute } from '#contracts/orders/core/order-money.fields.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import type {
  DisputeRow,
  Instalment,
  PaymentPurpose,
  StandingRefund,
} from '#server/modules/payments/public.ts';
import { withMessage } from '#server/platform/http/succeed.ts';
import {
  heldOf,
  isDisputed,
  isGivenBack,
  moneyOf,
  type OrderMoney,
  refundableOf,
  refusalOfOwed,
  refuseInstalment,
} from '../core/instalment.policy.ts';
import type { OrderRow, PaymentHold } from '../core/orders.queries.ts';

interface Money extends Pick<OrderData, 'payments' | 'refunds'> {
  facts: OrderMoney;
  can: Pick<OrderData['can'], 'payAdvance' | 'payFinal' | 'refund'>;
}

/** Amounts of an order that are paid, owed and refunded, as one of its two sides sees them. */
export function presentMoney(
  order: OrderRow & { hold: PaymentHold },
  instalments: readonly Instalment[],
  refunds: readonly StandingRefund[],
  { isBuyer, now }: { isBuyer: boolean; now: Date },
): Money {
  const of = (purpose: PaymentPurpose) => instalments.find((instalment) => instalment.purpose === purpose);
  const final = of('FINAL');
  const isOwed = (purpose: PaymentPurpose) => refuseInstalment(order, instalments, purpose) === null;
  const held = toRupees(heldOf(instalments));
  const refundable = isBuyer ? 0 : toRupees(refundableOf(instalments));
  const dueDate = isOwed('FINAL') ? order.finalDueAt : null;
  return {
    payments: {
      initial: presentInstalment(order.advancePaise, of('ADVANCE')),
      final: {
        ...presentInstalment(order.finalPaise, final),
        dueDate: dueDate?.toISOString() ?? null,
        isOverdue: dueDate !== null && dueDate < now,
      },
      held,
      refundable,
      kept: toRupees(order.keptPaise),
      refusal: isBuyer ? withMessage(refusalOfOwed(order, instalments)) : null,
      isDisputed: isDisputed(instalments),
    },
    refunds: refunds.map(({ purpose, amountPaise, createdAt, processedAt, ...refund }) => ({
      ...refund,
      amount: toRupees(amountPaise),
      instalment: instalmentOf(purpose),
      createdAt: createdAt.toISOString(),
      processedAt: processedAt?.toISOString() ?? null,
    })),
    facts: moneyOf(order, instalments),
    can: {
      payAdvance: isBuyer && isOwed('ADVANCE'),
      payFinal: isBuyer && isOwed('FINAL'),
      refund: refundable >= 1,
    },
  };
}

export function presentDispute({
  id,
  purpose,
  amountPaise,
  status,
  respondBy,
  createdAt,
  endedAt,
}: DisputeRow): OrderDispute {
  return {
    ...{ id, status, instalment: instalmentOf(purpose), amount: toRupees(amountPaise) },
    respondBy: respondBy?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}

function presentInstalment(amountPaise: number, instalment: Instalment | undefined) {
  const isReturned = instalment !== undefined && isGivenBack(instalment);
  const returnedAt = isReturned ? instalment.returnedAt : null;
  return {
    amount: toRupees(amountPaise),
    paid: instalment?.isPaid === true && !isReturned,
    paidAt: instalment?.paidAt?.toISOString() ?? null,
    refunded: returnedAt !== null,
    returning: isReturned && returnedAt === null ? delayOf(instalment) : null,
    refundedAt: returnedAt?.toISOString() ?? null,
  };
}

function delayOf({ hasFailedRefund }: Instalment): 'DELAYED' | 'ON_ITS_WAY' {
  return hasFailedRefund ? 'DELAYED' : 'ON_ITS_WAY';
}
