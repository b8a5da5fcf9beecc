import { beginPayment } from '../checkout/begin-payment.ts';
import { checkoutResult } from '../checkout/checkout-routes.ts';
import { DECLINED_BY_BANK } from '../checkout/instruments.ts';
import { type EmulatorContext, record } from '../emulator.context.ts';
import { badRequest } from '../http/api-error.ts';
import { type Fields, readFlag } from '../http/fields.ts';
import type { Route } from '../http/router.ts';
import type { SettingRecord } from '../ledger/entities.ts';
import { authorizeLate, concludePayment, failPayment } from '../ledger/payment-lifecycle.ts';
import { presentDispute, presentPayment, presentRefund } from '../ledger/present-entities.ts';
import { settleRefund } from '../ledger/refund-lifecycle.ts';
import { runOverdue } from '../ledger/run-overdue.ts';
import { moveDispute, openDispute } from '../rest/disputes.ts';
import { getOrder } from '../rest/orders.ts';
import { getPayment } from '../rest/payments.ts';
import { getRefund, refundByHand } from '../rest/refunds.ts';
import { parseDeliveryMode } from '../webhooks/delivery-mode.ts';
import { FAULT_MODES, type Faults } from './faults.ts';
import { readLedger } from './read-ledger.ts';

export function controlRoutes(ctx: EmulatorContext, faults: Faults): readonly Route[] {
  const post = (path: string, run: (body: Fields) => unknown): Route => ({
    method: 'POST',
    path: `/__emu/${path}`,
    run: ({ body }) => run(body),
  });
  const set = (id: SettingRecord['id'], value: number) => record(ctx, [['settings', { id, value }]], []);
  return [
    post('pay', (body) => pay(ctx, body)),
    post('faults', (body) => planFault(faults, body)),
    { method: 'GET', path: '/__emu/faults', run: () => ({ faults: faults.list() }) },
    {
      method: 'DELETE',
      path: '/__emu/faults',
      run: () => {
        faults.clear();
        return { faults: [] };
      },
    },
    post('webhooks', (body) => steerWebhooks(ctx, body)),
    { method: 'GET', path: '/__emu/webhooks', run: () => webhookState(ctx) },
    post('webhooks/flush', (body) => ({ flushed: ctx.webhooks.flush(readMode(body.mode ?? 'normal')) })),
    post('late_authorize', (body) => {
      const payment = getPayment(ctx, String(body.payment_id));
      return presentPayment(authorizeLate(ctx, payment, readFlag(body, 'force_capture') === true));
    }),
    post('refunds', (body) => {
      if (body.mode !== 'processed' && body.mode !== 'pending')
        throw badRequest('mode is processed or pending');
      set('refunds_pending', body.mode === 'pending' ? 1 : 0);
      return { mode: body.mode };
    }),
    post('refund', (body) => {
      const payment = getPayment(ctx, String(body.payment_id));
      return presentRefund(refundByHand(ctx, payment, body));
    }),
    post('settle_refund', (body) => {
      const refund = getRefund(ctx, String(body.refund_id));
      if (refund.status !== 'pending') throw badRequest('Only a pending refund can be settled');
      if (body.status !== 'processed' && body.status !== 'failed')
        throw badRequest('status is processed or failed');
      return presentRefund(settleRefund(ctx, refund, body.status));
    }),
    post('dispute', (body) => presentDispute(openDispute(ctx, body))),
    post('move_dispute', (body) => presentDispute(moveDispute(ctx, body))),
    post('clock', (body) => {
      const offset = Number(body.offset_s);
      if (!Number.isInteger(offset)) throw badRequest('offset_s must be a whole number of seconds');
      set('clock_offset_s', offset);
      runOverdue(ctx);
      return { now: ctx.now() };
    }),
    post('strict_receipt', (body) => {
      set('strict_receipt', readFlag(body, 'enabled') === false ? 0 : 1);
      set('unique_receipt_refused', body.unique_receipt === 'refused' ? 1 : 0);
      return {
        enabled: ctx.store.setting('strict_receipt') === 1,
        unique_receipt: ctx.store.setting('unique_receipt_refused') === 1 ? 'refused' : 'accepted',
      };
    }),
    { method: 'GET', path: '/__emu/ledger', run: () => readLedger(ctx) },
    post('reset', () => {
      faults.clear();
      ctx.webhooks.reset();
      ctx.store.reset();
      return { reset: true };
    }),
  ];
}

/** A complete checkout without a browser. Throws the payment's error, as the window would show it. */
function pay(ctx: EmulatorContext, body: Fields) {
  const order = getOrder(ctx, String(body.order_id));
  const method = body.method ?? 'card';
  const instrument = body.instrument === undefined ? undefined : String(body.instrument);
  const isRefusedAtBank = (method === 'netbanking' || method === 'wallet') && instrument === 'failure';
  const begun = beginPayment(ctx, order, {
    method,
    card: { number: instrument ?? '4100280000001007', expiry: '12/99', cvv: '123', name: 'Test Buyer' },
    vpa: instrument ?? 'success@razorpay',
    bank: isRefusedAtBank ? 'HDFC' : (instrument ?? 'HDFC'),
    wallet: isRefusedAtBank ? 'mobikwik' : (instrument ?? 'mobikwik'),
    email: body.email ?? 'buyer@example.com',
    contact: body.contact ?? '+919000090000',
    notes: body.notes,
  });
  if (begun.next === null) return checkoutResult(ctx, begun.payment);
  const decided = isRefusedAtBank
    ? failPayment(ctx, begun.payment, DECLINED_BY_BANK)
    : concludePayment(ctx, begun.payment);
  return checkoutResult(ctx, decided);
}

function planFault(faults: Faults, body: Fields) {
  const mode = FAULT_MODES.find((known) => known === String(body.mode));
  if (!mode) throw badRequest(`mode is one of ${FAULT_MODES.join(', ')}`);
  const count = body.count === undefined ? 1 : body.count;
  if (count !== null && !(Number.isInteger(count) && Number(count) > 0))
    throw badRequest('count is a number or null');
  faults.plan({
    match: String(body.match ?? '*'),
    mode,
    count: count === null ? null : Number(count),
    latencyMs: Number(body.latency_ms ?? 1500),
  });
  return { faults: faults.list() };
}

function steerWebhooks(ctx: EmulatorContext, body: Fields) {
  if (body.mode !== undefined) ctx.webhooks.mode = readMode(body.mode);
  if (body.url !== undefined) ctx.webhooks.url = body.url === null ? undefined : String(body.url);
  const isEnabled = readFlag(body, 'enabled');
  if (isEnabled !== undefined) ctx.webhooks.isEnabled = isEnabled;
  return webhookState(ctx);
}

function webhookState(ctx: EmulatorContext) {
  const { mode, url, isEnabled } = ctx.webhooks;
  return {
    mode: mode.name === 'dup' ? `dup:${mode.times}` : mode.name,
    url: url ?? null,
    enabled: isEnabled,
  };
}

function readMode(text: unknown) {
  const mode = parseDeliveryMode(text);
  if (!mode) throw badRequest('mode is normal, hold, dup:n, reverse, shuffle, drop, corrupt or oldsecret');
  return mode;
}
