import { type EmulatorContext, record } from '../emulator.context.ts';
import { badRequest, unknownId } from '../http/api-error.ts';
import { expansions, pageOf } from '../http/collection.ts';
import { readAmount, readCurrency, readNotes, refuseExtraFields, requireId } from '../http/fields.ts';
import { type Call, param, type Route } from '../http/router.ts';
import type { PaymentRecord } from '../ledger/entities.ts';
import { capturePayment } from '../ledger/payment-lifecycle.ts';
import { presentPayment } from '../ledger/present-entities.ts';

export function paymentRoutes(ctx: EmulatorContext): readonly Route[] {
  return [
    {
      method: 'GET',
      path: '/v1/payments',
      run: ({ query }) => {
        const withCard = expansions(query).includes('card');
        return pageOf(ctx.store.list('payments'), query, (payment) => presentPayment(payment, { withCard }));
      },
    },
    {
      method: 'GET',
      path: '/v1/payments/:id',
      run: (call) => {
        const withCard = expansions(call.query).includes('card');
        return presentPayment(getPayment(ctx, param(call, 'id')), { withCard });
      },
    },
    {
      method: 'GET',
      path: '/v1/payments/:id/card',
      run: (call) => {
        const { card } = getPayment(ctx, param(call, 'id'));
        if (!card) throw unknownId();
        return card;
      },
    },
    { method: 'PATCH', path: '/v1/payments/:id', run: (call) => changeNotes(ctx, call) },
    { method: 'POST', path: '/v1/payments/:id/capture', run: (call) => capture(ctx, call) },
  ];
}

export function getPayment(ctx: EmulatorContext, id: string): PaymentRecord {
  const payment = ctx.store.find('payments', requireId('pay', id));
  if (!payment) throw unknownId();
  return payment;
}

function capture(ctx: EmulatorContext, call: Call) {
  const payment = getPayment(ctx, param(call, 'id'));
  refuseExtraFields(call.body, ['amount', 'currency']);
  const amount = readAmount(call.body);
  if (call.body.currency !== undefined) readCurrency(call.body);
  if (amount !== payment.amount)
    throw badRequest('Capture amount must be equal to the amount authorized.', { field: 'amount' });
  return presentPayment(capturePayment(ctx, payment));
}

function changeNotes(ctx: EmulatorContext, call: Call) {
  const payment = getPayment(ctx, param(call, 'id'));
  refuseExtraFields(call.body, ['notes']);
  const changed = { ...payment, notes: readNotes(call.body) };
  record(ctx, [['payments', changed]], []);
  return presentPayment(changed);
}
