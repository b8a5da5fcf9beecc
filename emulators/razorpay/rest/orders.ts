import { type EmulatorContext, record } from '../emulator.context.ts';
import { badRequest, invalidField, unknownId } from '../http/api-error.ts';
import { type Collection, collectionOf, expansions, pageOf } from '../http/collection.ts';
import {
  type Fields,
  isFields,
  readAmount,
  readCurrency,
  readFlag,
  readNotes,
  readText,
  refuseExtraFields,
  requireId,
} from '../http/fields.ts';
import { type Call, param, type Route } from '../http/router.ts';
import type { OrderRecord } from '../ledger/entities.ts';
import { newId } from '../ledger/ids.ts';
import { presentOrder, presentPayment } from '../ledger/present-entities.ts';

const CREATE_FIELDS = [
  'amount',
  'currency',
  'receipt',
  'notes',
  'partial_payment',
  'payment',
  'payment_capture',
  'unique_receipt',
] as const;

export function orderRoutes(ctx: EmulatorContext): readonly Route[] {
  return [
    { method: 'POST', path: '/v1/orders', run: (call) => createOrder(ctx, call.body) },
    { method: 'GET', path: '/v1/orders', run: (call) => listOrders(ctx, call.query) },
    {
      method: 'GET',
      path: '/v1/orders/:id',
      run: (call) => presentExpanded(ctx, getOrder(ctx, param(call, 'id')), expansions(call.query)),
    },
    {
      method: 'GET',
      path: '/v1/orders/:id/payments',
      run: (call) => paymentsOfOrder(ctx, getOrder(ctx, param(call, 'id')), expansions(call.query)),
    },
    { method: 'PATCH', path: '/v1/orders/:id', run: (call) => changeNotes(ctx, call) },
  ];
}

export function getOrder(ctx: EmulatorContext, id: string): OrderRecord {
  const order = ctx.store.find('orders', requireId('order', id));
  if (!order) throw unknownId();
  return order;
}

function createOrder(ctx: EmulatorContext, body: Fields) {
  const refusesUnique = ctx.store.setting('unique_receipt_refused') === 1;
  refuseExtraFields(
    body,
    refusesUnique ? CREATE_FIELDS.filter((name) => name !== 'unique_receipt') : CREATE_FIELDS,
  );
  const amount = readAmount(body);
  const currency = readCurrency(body);
  const receipt = readText(body, 'receipt', 40);
  if (readFlag(body, 'partial_payment'))
    throw invalidField('partial_payment', 'Partial payment is not enabled for this account');
  const existing = receipt === null ? undefined : ctx.store.ordersWithReceipt(receipt).at(-1);
  if (existing && (readFlag(body, 'unique_receipt') || ctx.store.setting('strict_receipt') === 1)) {
    const isRetry =
      readFlag(body, 'unique_receipt') && existing.amount === amount && existing.currency === currency;
    if (!isRetry) throw invalidField('receipt', 'Order receipt should be unique.');
    return presentOrder(existing);
  }
  const order: OrderRecord = {
    id: newId('order'),
    amount,
    amount_paid: 0,
    currency,
    receipt,
    status: 'created',
    attempts: 0,
    notes: readNotes(body),
    created_at: ctx.now(),
    ...readCapture(body),
  };
  record(ctx, [['orders', order]], []);
  return presentOrder(order);
}

/**
 * Defaults of an account whose dashboard is set to "manual": 12 minutes for automatic capture, and 3 days until an
 * uncaptured payment is refunded.
 */
function readCapture(body: Fields) {
  const payment = isFields(body.payment) ? body.payment : {};
  const options = isFields(payment.capture_options) ? payment.capture_options : {};
  if (payment.capture !== undefined && payment.capture !== 'automatic' && payment.capture !== 'manual')
    throw invalidField('capture', 'The selected capture is invalid.');
  const isAutomatic = payment.capture === 'automatic' || readFlag(body, 'payment_capture') === true;
  return {
    capture: isAutomatic ? ('automatic' as const) : ('manual' as const),
    automatic_expiry_minutes: readMinutes(options, 'automatic_expiry_period', 12),
    manual_expiry_minutes: readMinutes(options, 'manual_expiry_period', 4320),
  };
}

function readMinutes(options: Fields, field: string, otherwise: number): number {
  const value = options[field] ?? otherwise;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 12 || value > 7200)
    throw invalidField(field, `The ${field} must be between 12 and 7200.`);
  return value;
}

function listOrders(ctx: EmulatorContext, query: URLSearchParams): Collection {
  const receipt = query.get('receipt');
  const authorized = query.get('authorized');
  const found = receipt === null ? ctx.store.list('orders') : ctx.store.ordersWithReceipt(receipt);
  const orders = found.filter((order) => {
    if (authorized === null) return true;
    const has = ctx.store
      .paymentsOf(order.id)
      .some(({ status }) => status === 'authorized' || status === 'captured');
    return has === (authorized === '1');
  });
  return pageOf(orders, query, (order) => presentExpanded(ctx, order, expansions(query)));
}

function paymentsOfOrder(ctx: EmulatorContext, order: OrderRecord, expand: readonly string[]): Collection {
  const withCard = expand.includes('card') || expand.includes('payments.card');
  const payments = ctx.store.paymentsOf(order.id).reverse();
  return collectionOf(payments.map((payment) => presentPayment(payment, { withCard })));
}

function presentExpanded(ctx: EmulatorContext, order: OrderRecord, expand: readonly string[]) {
  const withPayments = expand.includes('payments') || expand.includes('payments.card');
  return {
    ...presentOrder(order),
    ...(withPayments ? { payments: paymentsOfOrder(ctx, order, expand) } : {}),
  };
}

function changeNotes(ctx: EmulatorContext, call: Call) {
  const order = getOrder(ctx, param(call, 'id'));
  refuseExtraFields(call.body, ['notes']);
  if (call.body.notes === undefined) throw badRequest('notes: is required.', { field: 'notes' });
  const changed = { ...order, notes: readNotes(call.body) };
  record(ctx, [['orders', changed]], []);
  return presentOrder(changed);
}
