// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { orderDocuments } from '#contracts/documents/documents.contract.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { fakeNetwork } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha, unpaidOrder } from '#tests/support/screen/samples.ts';
import { OrderPayment } from '../core/order-payment.tsx';
import { OrderTimeline } from '../core/order-timeline.tsx';
import { YourTurn } from '../core/your-turn.tsx';
import { OrderEnding } from '../endings/order-ending.tsx';
import { UpdateStatus } from '../making/update-status.tsx';
import type { OrderReader } from './dispute-lines.tsx';

const meera: Viewer = { ...asha, id: 9, name: 'Meera Iyer', role: 'DESIGNER' };
const at = '2026-11-22T10:00:00.000Z';
const paid = { ...unpaidOrder.payments.initial, paid: true, paidAt: at };
const reviewed =
  'Your bank is reviewing a payment for this order, so nothing more can be paid until it has decided.';

const bought: OrderData = {
  ...unpaidOrder,
  status: 'CONFIRMED',
  history: [{ id: 1, actor: 'SYSTEM', actorName: null, from: 'PENDING', to: 'CONFIRMED', note: '', at }],
  payments: {
    ...unpaidOrder.payments,
    initial: paid,
    held: 1468.8,
    refusal: { message: reviewed },
    isDisputed: true,
  },
  delivery: { ...unpaidOrder.delivery, by: null, waitsFor: 'DISPUTE' },
  disputes: [
    {
      ...{ id: 1, instalment: 'initial', amount: 1468.8, status: 'OPEN', endedAt: null },
      respondBy: '2026-12-04T10:00:00.000Z',
      createdAt: '2026-11-23T10:00:00.000Z',
    },
  ],
  can: { ...unpaidOrder.can, payAdvance: false },
  turn: 'disputed',
};
const sold: OrderData = {
  ...bought,
  role: 'maker',
  payments: { ...bought.payments, refusal: null },
  can: { ...bought.can, cancel: true },
};
const labels = { title: 'Payment', advance: 'Advance', final: 'Final' };

function open(order: OrderData, reader: OrderReader = order.role) {
  fakeNetwork().answer(orderDocuments, { success: true, data: [] });
  return renderPart(
    <>
      <YourTurn order={order} />
      <OrderTimeline order={order} title="Progress" reader={reader} />
      <OrderPayment order={order} labels={labels} />
      <OrderEnding order={order} />
    </>,
    order.role === 'buyer' ? asha : meera,
  );
}

it('tells the buyer of their own bank, and why nothing more is to be paid in place of the button', async () => {
  const page = open(bought);
  await screen.findByText(/^Your bank is reviewing ₹1,468\.80 that you paid/);
  await screen.findByText(reviewed);
  await screen.findByText('You disputed ₹1,468.80 with your bank');
  expect(screen.getByText('With the bank')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Pay Remaining/ })).toBeNull();
  expect(document.body.textContent).not.toMatch(/buyer’s bank/);
  await page.user.click(screen.getByRole('button', { name: 'Cancel order' }));
  await screen.findByText('₹1,468.80 goes back once your bank has decided.');
  expect(screen.getByRole('dialog').textContent).not.toMatch(/within 7 working days/);
});

it('tells the maker of the buyer’s bank, and before cancelling that what is disputed waits for it', async () => {
  const page = open(sold);
  await screen.findByText(/^The buyer’s bank is reviewing ₹1,468\.80/);
  await screen.findByText('The buyer disputed ₹1,468.80 with their bank');
  expect(document.body.textContent).not.toMatch(/[Yy]our bank/);
  await page.user.click(screen.getByRole('button', { name: 'Cancel order' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('₹1,468.80 goes back once the buyer’s bank has decided.');
});

it('tells before cancelling how much goes back now where the bank reviews the other payment', async () => {
  const final = { ...sold.payments.final, paid: true, paidAt: at };
  const page = open({ ...sold, payments: { ...sold.payments, final, held: 3672 } });
  await page.user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('₹2,203.20 goes back now; ₹1,468.80 once the buyer’s bank has decided.');
});

it('tells of the bank beside the act where the parcel is on its way', async () => {
  const sent: OrderData = {
    ...bought,
    status: 'SHIPPED',
    delivery: { ...bought.delivery, waitsFor: null },
    payments: { ...bought.payments, refusal: null },
    can: { ...bought.can, confirmDelivery: true },
    turn: 'delivery',
  };
  const page = open(sent);
  await screen.findByRole('button', { name: 'Confirm delivery' });
  screen.getByText('Your bank is reviewing ₹1,468.80 that you paid for this order.');
  page.leave();
  open({ ...sent, role: 'maker', turn: null, can: { ...sent.can, confirmDelivery: false } });
  await screen.findByText('The buyer’s bank is reviewing ₹1,468.80 paid for this order.');
});

it('tells of the bank where the refund of a cancelled order waits for it', async () => {
  const refunds: OrderData['refunds'] = [
    {
      ...{ id: 1, instalment: 'initial', amount: 1468.8, cause: 'CANCELLED', reason: '', status: 'QUEUED' },
      ...{ isHeld: true, createdAt: at, processedAt: null },
    },
  ];
  const delivery = { ...bought.delivery, waitsFor: null };
  const payments = { ...bought.payments, held: 0, refusal: null };
  open({
    ...bought,
    status: 'CANCELLED',
    delivery,
    payments,
    refunds,
    can: { ...bought.can, cancel: false },
  });
  const band = within(await screen.findByRole('region', { name: /^Your bank is reviewing ₹1,468\.80/ }));
  band.getByText('₹1,468.80 goes back once your bank has decided.');
  expect(band.queryByText(/the parcel waits/)).toBeNull();
});

it.each([
  ['buyer', 'OPEN', 'Next: Tanabana answers the bank by 4 Dec 2026. You need to do nothing here.'],
  ['maker', 'OPEN', 'Next: Tanabana answers the bank by 4 Dec 2026. You need to do nothing here.'],
  ['buyer', 'UNDER_REVIEW', 'Next: your bank decides. It names no day; we tell you as soon as it has.'],
  [
    'maker',
    'UNDER_REVIEW',
    'Next: the buyer’s bank decides. It names no day; we tell you as soon as it has.',
  ],
] as const)(
  'tells the %s in one band who acts next where a dispute is %s, with the amounts in a slip',
  async (role, status, next) => {
    const disputes = bought.disputes.map((dispute) => ({ ...dispute, status }));
    open({ ...(role === 'buyer' ? bought : sold), disputes });
    const band = within(await screen.findByRole('region', { name: /bank is reviewing ₹1,468\.80/ }));
    band.getByText(next);
    expect(
      band.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    ).toEqual([
      ['Disputed advance', '₹1,468.80'],
      ['Since', '23 Nov 2026'],
      ['Held for this order', '₹1,468.80'],
    ]);
  },
);

it.each([
  [
    false,
    'Shipped and Delivered can be chosen once the buyer’s bank has decided and the final payment has arrived.',
  ],
  [true, 'Shipped and Delivered can be chosen once the buyer’s bank has decided.'],
])(
  'names the bank where the maker looks for Shipped, with the final payment there: %s',
  async (isPaid, hint) => {
    const can = { ...sold.can, postUpdate: true, moveTo: ['DESIGN_IN_PROGRESS' as const] };
    const payments = { ...sold.payments, final: { ...sold.payments.final, paid: isPaid } };
    renderPart(<UpdateStatus order={{ ...sold, can, payments }} />, meera);
    await screen.findByText(hint);
  },
);

it('says how much of a payment is kept once the bank has taken a part of it', async () => {
  const refunds: OrderData['refunds'] = [
    {
      ...{ id: 1, instalment: 'initial', amount: 1000, cause: 'DISPUTE', reason: '', status: 'PROCESSED' },
      ...{ isHeld: false, createdAt: at, processedAt: at },
    },
  ];
  open({
    ...bought,
    disputes: [],
    refunds,
    payments: { ...bought.payments, refusal: null, isDisputed: false },
  });
  await screen.findByText('₹468.80 of ₹1,468.80 kept');
});

it.each([
  ['buyer', 'In your hands'],
  ['maker', 'In the buyer’s hands'],
  ['desk', 'In the buyer’s hands'],
] as const)('tells the %s in whose hands a delivered order is', async (reader, line) => {
  const delivered = {
    id: 2,
    actor: 'BUYER',
    actorName: 'Asha Rao',
    from: 'SHIPPED',
    to: 'DELIVERED',
  } as const;
  const history: OrderData['history'] = [...bought.history, { ...delivered, note: '', at }];
  open({ ...bought, status: 'DELIVERED', history }, reader);
  await screen.findByText(new RegExp(`^${line}`));
});

it('offers the maker no refund of which everything would wait for the bank', async () => {
  const can = { ...sold.can, refund: true };
  const final = { ...sold.payments.final, paid: true, paidAt: at };
  const both = { ...sold.payments, final, held: 3672, refundable: 3672 };
  const page = open({ ...sold, can, payments: { ...sold.payments, refundable: 1468.8 } });
  await screen.findByRole('button', { name: 'Cancel order' });
  expect(screen.queryByRole('button', { name: 'Refund part of it' })).toBeNull();
  page.leave();
  open({ ...sold, can, payments: both });
  await screen.findByRole('button', { name: 'Refund part of it' });
});

it.each([
  ['WON', 'buyer', 'Your bank has decided: the payment stands'],
  ['LOST', 'buyer', 'Your bank has decided: ₹1,468.80 went back to you'],
  ['CLOSED', 'buyer', 'The dispute about ₹1,468.80 was closed: the payment stands'],
  ['WON', 'desk', 'The buyer’s bank has decided: the payment stands'],
  ['LOST', 'maker', 'The buyer’s bank has decided: ₹1,468.80 went back to the buyer'],
] as const)(
  'leaves a line in the timeline where a dispute is %s, for the %s',
  async (status, reader, line) => {
    const [dispute] = bought.disputes;
    if (!dispute) throw new Error('there is a dispute');
    const order = { ...bought, payments: { ...bought.payments, isDisputed: false, refusal: null } };
    const disputes = [{ ...dispute, status, endedAt: '2026-11-24T10:00:00.000Z' }];
    open({ ...order, disputes }, reader);
    await screen.findByText(line);
  },
);
