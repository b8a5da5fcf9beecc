import type { DeliveryPromise } from '#contracts/orders/core/delivery-promise.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { riskOf } from '#contracts/orders/due/delivery-risk.ts';
import { functionRisk, trialByOf } from '#contracts/orders/due/function-day.ts';
import type { OrderRow } from '../core/orders.queries.ts';
import { awaitsApproval, type DueParts, type OrderDue } from './due-of-order.ts';

interface Known {
  order: OrderRow;
  parts: DueParts;
  due: OrderDue;
  promise: DeliveryPromise;
}

/** The function of an order: the day that the buyer named, else that of its occasion. */
export function presentFunctionDay(
  { order, parts, due: { dueBy }, promise: { by, away, waitsFor } }: Known,
  now: Date,
): OrderData['delivery']['functionDay'] {
  const { functionOn, occasionOn, status, daysOff } = order;
  const day = functionOn ?? occasionOn;
  if (day === null) return null;
  const delay = riskOf({ status, by, waitsFor, dueBy });
  const standing = { status, by, dueBy, waitsFor, delay, away, daysOff };
  const risk = functionRisk(day, { ...standing, awaitsApproval: awaitsApproval(parts, now) });
  return {
    ...{ day, isOfOccasion: functionOn === null, trialBy: trialByOf(day, daysOff) },
    ...(risk ?? { risk: null, reason: null }),
  };
}
