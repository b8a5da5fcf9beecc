// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { type OrderData, updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import { refundOrder } from '#contracts/orders/paying/paying.contract.ts';
import { fakeNetwork, lost, refused } from '#tests/support/screen/network.ts';
import { renderPart, type Screen } from '#tests/support/screen/render-route.tsx';
import { asha, unpaidOrder } from '#tests/support/screen/samples.ts';
import { Cancelling } from '../core/buyer-actions.tsx';
import { RefundList } from './order-refunds.tsx';
import { RefundDialog } from './refund-dialog.tsx';

const meera: Viewer = { ...asha, id: 9, name: 'Meera Iyer' };
const sale: OrderData = {
  ...unpaidOrder,
  role: 'maker',
  payments: { ...unpaidOrder.payments, held: 1000, refundable: 1000 },
};

/** Opens the dialog in which Meera refunds part of the order. */
function openRefund() {
  const network = fakeNetwork();
  const paid = { success: true, message: 'Refunded', orderData: sale } as const;
  network.answer(refundOrder, paid);
  let closed = 0;
  const dialog = <RefundDialog order={sale} onClose={() => (closed += 1)} />;
  const open = () => renderPart(dialog, meera);
  return { network, paid, open, page: open(), isClosed: () => closed > 0 };
}

const amount = () => screen.findByLabelText<HTMLInputElement>('Amount in ₹');
const reason = () => screen.findByLabelText<HTMLInputElement>('Why');
const send = async ({ user }: Screen) =>
  user.dblClick(await screen.findByRole('button', { name: 'Pay back' }));

async function fillIn(page: Screen) {
  await page.fill(await amount(), '₹ 250.50');
  await page.fill(await reason(), 'A shorter hem');
}

const keysOf = (calls: readonly { headers: Headers }[]) =>
  calls.map(({ headers }) => headers.get('idempotency-key'));

it('pays back once at a double press, as it was written', async () => {
  const { network, page, isClosed } = openRefund();
  await fillIn(page);
  await send(page);
  await screen.findByText('The refund is on its way');
  expect(isClosed()).toBe(true);
  expect(network.calls(refundOrder)).toMatchObject([{ body: { amount: 250.5, reason: 'A shorter hem' } }]);
});

it('says that a refund waits while the bank is asked about a payment', async () => {
  const final = { ...sale.payments.final, amount: 1500, paid: true };
  const payments = { ...sale.payments, final, isDisputed: true };
  const refunds = (['QUEUED', 'PENDING'] as const).map((status, id) => ({
    ...({ amount: 250, instalment: 'final', cause: 'AGREED', reason: 'A shorter hem' } as const),
    ...{
      id: id + 1,
      status,
      isHeld: status === 'QUEUED',
      createdAt: '2026-11-20T10:00:00.000Z',
      processedAt: null,
    },
  }));
  const network = fakeNetwork();
  network.answer(refundOrder, { success: true, message: 'Refunded', orderData: sale });
  const open = {
    id: 1,
    instalment: 'final',
    amount: 900,
    status: 'OPEN',
    respondBy: null,
    endedAt: null,
  } as const;
  const disputes = [{ ...open, createdAt: '2026-11-19T10:00:00.000Z' }];
  const disputed = { ...sale, payments, refunds, disputes };
  const page = renderPart(
    <>
      <RefundList order={disputed} reader="maker" />
      <RefundDialog order={disputed} onClose={() => undefined} />
    </>,
    meera,
  );
  await screen.findByText('Waits until the bank has decided');
  await screen.findByText('₹1,000 goes back once the buyer’s bank has decided.');
  await screen.findByText(/^On its way since /);
  await fillIn(page);
  await screen.findByText('₹250.50 goes back once the buyer’s bank has decided.');
  await send(page);
  await screen.findByText('The refund waits until the bank has decided');
});

it('pays back under the same key after a lost answer, also when the page was loaded anew', async () => {
  const { network, paid, page, open } = openRefund();
  network.answer(refundOrder, lost, paid);
  await fillIn(page);
  await send(page);
  await screen.findByText(/You seem to be offline/);
  page.leave();
  const later = open();
  expect((await amount()).value).toBe('₹ 250.50');
  expect((await reason()).value).toBe('A shorter hem');
  await send(later);
  await screen.findByText('The refund is on its way');
  const [key, again] = keysOf(network.calls(refundOrder));
  expect(again).toBe(key);
});

it('marks what was refused for good and asks for the next one under another key', async () => {
  const { network, paid, page } = openRefund();
  const errors = { reason: 'Please say why' };
  network.answer(refundOrder, refused(400, { code: 'INVALID_INPUT', message: 'No', errors }), paid);
  await fillIn(page);
  await send(page);
  await screen.findByText('Please say why');
  await send(page);
  await screen.findByText('The refund is on its way');
  const [key, other] = keysOf(network.calls(refundOrder));
  expect(other).not.toBe(key);
});

it('asks for nothing above what can be paid back', async () => {
  const { network, page } = openRefund();
  await fillIn(page);
  await page.fill(await amount(), '1,250');
  await send(page);
  await screen.findByText('At most ₹1,000 can be paid back');
  expect(network.calls(refundOrder)).toEqual([]);
});

it('forgets what was written once it has been paid back', async () => {
  const { page, open } = openRefund();
  await fillIn(page);
  await send(page);
  await screen.findByText('The refund is on its way');
  page.leave();
  open();
  expect((await amount()).value).toBe('');
});

it('cancels an order with the reason, and tells why where it is too late', async () => {
  const network = fakeNetwork();
  const sentence = 'It was sent this morning.';
  network.answer(updateOrderStatus, refused(409, { code: 'ILLEGAL_MOVE', message: sentence }));
  const page = renderPart(<Cancelling order={unpaidOrder} />, asha);
  await page.user.click(await screen.findByText('Cancel order'));
  await page.fill(await screen.findByLabelText(/^Why/), ' Found another one ');
  const [, confirm] = screen.getAllByText('Cancel order');
  await page.user.click(confirm as HTMLElement);
  await screen.findByText(sentence);
  await waitFor(() => expect(screen.queryByText('Cancel this order?')).toBeNull());
  expect(network.calls(updateOrderStatus)).toMatchObject([
    { params: { id: '70' }, body: { status: 'CANCELLED', note: 'Found another one' } },
  ]);
});
