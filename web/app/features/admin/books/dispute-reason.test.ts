import { expect, it } from 'vitest';
import { reasonOf } from './dispute-reason.ts';

it.each([
  ['goods_or_services_not_received', 'RECEIVED'],
  ['Goods or Services Not Provided', 'RECEIVED'],
  ['goods_or_services_not_as_described', 'DESCRIBED'],
  ['credit_not_processed', 'REFUND'],
  ['duplicate_processing', 'TWICE'],
  ['cancelled_recurring_transaction', 'CANCELLED'],
  ['fraudulent_transaction', 'FRAUD'],
  ['incorrect_transaction_amount', 'AMOUNT'],
  ['late_presentment', 'OTHER'],
  ['chargeback', null],
  ['', null],
] as const)('knows the reason %s by its words', (code, reason) => {
  expect(reasonOf(code)).toBe(reason);
});
