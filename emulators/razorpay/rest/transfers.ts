import { type EmulatorContext, MERCHANT_ACCOUNT_ID, record } from '../emulator.context.ts';
import { badRequest, invalidField, unknownId } from '../http/api-error.ts';
import { collectionOf, pageOf } from '../http/collection.ts';
import { readAmount, readFlag, readNotes, refuseExtraFields, requireId } from '../http/fields.ts';
import { type Call, param, type Route } from '../http/router.ts';
import type { TransferRecord } from '../ledger/entities.ts';
import { presentReversal, presentTransfer } from '../ledger/present-entities.ts';
import {
  holdTransfer,
  newTransfer,
  processTransfer,
  reverseTransfer,
  transfersFrom,
} from '../ledger/transfer-lifecycle.ts';
import { readIdempotency } from './idempotency.ts';
import { getPayment } from './payments.ts';
import { readHoldUntil, readTransferRequest, readTransferRequests } from './transfer-requests.ts';

export function transferRoutes(ctx: EmulatorContext): readonly Route[] {
  return [
    { method: 'POST', path: '/v1/payments/:id/transfers', run: (call) => transferFromPayment(ctx, call) },
    {
      method: 'GET',
      path: '/v1/payments/:id/transfers',
      run: (call) => {
        const payment = getPayment(ctx, param(call, 'id'));
        const transfers = [...transfersFrom(ctx, payment.id), ...transfersFrom(ctx, payment.order_id)];
        return collectionOf(transfers.map(presentTransfer));
      },
    },
    { method: 'POST', path: '/v1/transfers', run: (call) => transferDirectly(ctx, call) },
    {
      method: 'GET',
      path: '/v1/transfers',
      run: ({ query }) => {
        const settlement = query.get('recipient_settlement_id');
        const transfers = ctx.store.list('transfers');
        const chosen = transfers.filter((each) => !settlement || each.recipient_settlement_id === settlement);
        return pageOf(chosen, query, presentTransfer);
      },
    },
    { method: 'GET', path: '/v1/transfers/:id', run: (call) => presentTransfer(getTransfer(ctx, call)) },
    { method: 'PATCH', path: '/v1/transfers/:id', run: (call) => changeHold(ctx, call) },
    { method: 'POST', path: '/v1/transfers/:id/reversals', run: (call) => reverse(ctx, call) },
    {
      method: 'GET',
      path: '/v1/transfers/:id/reversals',
      run: (call) => {
        const transfer = getTransfer(ctx, call);
        const reversals = ctx.store
          .list('reversals')
          .filter(({ transfer_id }) => transfer_id === transfer.id);
        return pageOf(reversals, call.query, presentReversal);
      },
    },
  ];
}

function getTransfer(ctx: EmulatorContext, call: Call): TransferRecord {
  const transfer = ctx.store.find('transfers', requireId('trf', param(call, 'id')));
  if (!transfer) throw unknownId();
  return transfer;
}

function transferFromPayment(ctx: EmulatorContext, call: Call) {
  const payment = getPayment(ctx, param(call, 'id'));
  refuseExtraFields(call.body, ['transfers']);
  if (call.body.transfers === undefined) throw invalidField('transfers', 'transfers: is required.');
  const requests = readTransferRequests(ctx, call.body);
  if (payment.status !== 'captured') throw badRequest('Only captured payments can be transferred');
  const earlier = [...transfersFrom(ctx, payment.id), ...transfersFrom(ctx, payment.order_id)];
  const moved = earlier.reduce((sum, { amount, amount_reversed }) => sum + amount - amount_reversed, 0);
  const asked = requests.reduce((sum, { amount }) => sum + amount, 0);
  if (asked > payment.amount - payment.amount_refunded - (payment.fee ?? 0) - moved)
    throw badRequest('The sum of amount requested for transfer is greater than the captured amount', {
      field: 'amount',
    });
  const effects = requests.map((request) =>
    processTransfer(ctx, newTransfer(ctx, payment.id, request), payment),
  );
  record(
    ctx,
    effects.flatMap(({ changes }) => [...changes]),
    effects.flatMap(({ events }) => [...events]),
  );
  return collectionOf(transfersFrom(ctx, payment.id).slice(-requests.length).map(presentTransfer));
}

function transferDirectly(ctx: EmulatorContext, call: Call) {
  const idempotent = readIdempotency(ctx, call, 'x-transfer-idempotency', /^.{4,36}$/);
  const earlier =
    idempotent.earlierId === undefined ? undefined : ctx.store.find('transfers', idempotent.earlierId);
  if (earlier) return presentTransfer(earlier);
  const transfer = newTransfer(ctx, MERCHANT_ACCOUNT_ID, readTransferRequest(ctx, call.body));
  const effects = processTransfer(ctx, transfer, null);
  record(ctx, [...effects.changes, ...idempotent.remember(transfer.id)], effects.events);
  return presentTransfer(ctx.store.find('transfers', transfer.id) ?? transfer);
}

function changeHold(ctx: EmulatorContext, call: Call) {
  const transfer = getTransfer(ctx, call);
  refuseExtraFields(call.body, ['on_hold', 'on_hold_until', 'notes']);
  const onHold = readFlag(call.body, 'on_hold');
  if (onHold === undefined) throw invalidField('on_hold', 'on_hold: is required.');
  return presentTransfer(holdTransfer(ctx, transfer, { onHold, until: readHoldUntil(call.body) }));
}

function reverse(ctx: EmulatorContext, call: Call) {
  const transfer = getTransfer(ctx, call);
  refuseExtraFields(call.body, ['amount', 'notes']);
  const amount =
    call.body.amount === undefined ? transfer.amount - transfer.amount_reversed : readAmount(call.body);
  const request = { amount, notes: readNotes(call.body), refundId: null };
  const { reversal, changes } = reverseTransfer(ctx, transfer, request);
  record(ctx, changes, []);
  return presentReversal(reversal);
}
