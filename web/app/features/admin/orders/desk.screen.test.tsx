// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { type DeskOrder, manageOrder, showOrderToDesk } from '#contracts/admin/orders/orders.contract.ts';
import { deskSentences } from '#contracts/admin/orders/orders.rules.ts';
import { decideCancellation } from '#contracts/orders/endings/endings.contract.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import { fakeNetwork, lost, refused } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha, unpaidOrder } from '#tests/support/screen/samples.ts';
import { DeskDisputes } from './desk-dispute.tsx';
import { DeskPage } from './desk-page.tsx';
import { DeskRequest } from './desk-request.tsx';
import { ManageForm } from './manage-form.tsx';

const devika: Viewer = { ...asha, id: 11, name: 'Devika Nair', role: 'ADMIN' };
const made: DeskOrder = {
  order: {
    ...unpaidOrder,
    status: 'COMPLETED',
    payments: { ...unpaidOrder.payments, held: 1468.8 },
    can: { ...unpaidOrder.can, payAdvance: false, cancel: false },
  },
  notes: [],
  heldBy: null,
  waitsFor: ['buyer'],
  disputes: [],
  can: {
    act: true,
    decideCancellation: false,
    moveTo: ['READY_FOR_DELIVERY', 'CANCELLED'],
    refund: 1468.8,
    printLabel: true,
  },
};
const named: DeskOrder = {
  ...made,
  order: {
    ...made.order,
    shipment: {
      carrier: 'Delhivery',
      trackingNumber: '1490 8213',
      trackingUrl: null,
      estimatedDelivery: null,
    },
  },
};
const disputed: DeskOrder['disputes'][number] = {
  ...{ id: 8, orderId: 70, orderNumber: 'TB-2026-000070', reference: 'disp_1' },
  ...({ instalment: 'initial', status: 'OPEN' } as const),
  ...{ amount: 1468.8, phase: 'chargeback', reasonCode: 'goods_or_services_not_received' },
  ...{ respondBy: '2026-12-04T10:00:00.000Z', createdAt: '2026-11-23T10:00:00.000Z', endedAt: null },
};
const shown = (desk: DeskOrder) => ({ success: true, desk }) as const;
const saved = (desk: DeskOrder) =>
  ({ success: true, message: inEnglish(deskSentences.updated), desk }) as const;

it.each([
  [['buyer'], 'Waits for its buyer'],
  [['maker'], 'Waits for its maker'],
  [['buyer', 'maker'], 'Waits for both sides'],
  [[], null],
] as const)('says that an order waits for %j', async (waitsFor, line) => {
  const desk: DeskOrder = { ...made, waitsFor: [...waitsFor] };
  fakeNetwork().answer(showOrderToDesk, shown(desk));
  renderPart(
    <DeskPage id="70" preloaded={null} back={{ to: '/admin/orders', label: 'Back' }}>
      {() => null}
    </DeskPage>,
    devika,
  );
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/^Waits for/)?.textContent ?? null).toBe(line);
});

it('shows both versions where somebody changed the order meanwhile, and sends on what is now taken over', async () => {
  const network = fakeNetwork();
  network.answer(showOrderToDesk, shown(made), shown(named));
  network.answer(
    manageOrder,
    refused(409, { code: 'CONFLICT', message: 'Somebody has changed this order.' }),
    saved(named),
  );
  const page = renderPart(
    <DeskPage id="70" preloaded={null} back={{ to: '/admin/orders', label: 'Back to Orders' }}>
      {(desk) => <ManageForm desk={desk} />}
    </DeskPage>,
    devika,
  );
  const update = async () => page.user.click(await screen.findByRole('button', { name: 'Update Order' }));
  await page.user.selectOptions(await screen.findByLabelText('Order status'), 'READY_FOR_DELIVERY');
  await update();
  await screen.findByText('Please say why.');
  expect(network.calls(manageOrder)).toHaveLength(0);
  await page.fill(screen.getByLabelText('Reason'), 'The maker called.');
  await page.fill(screen.getByLabelText('Internal notes'), 'No network there.');
  await update();
  await screen.findByText(/You saw: Completed, no carrier, .* Now: Completed, Delhivery, 1490 8213,/);
  await page.user.click(screen.getByRole('button', { name: 'Use the current values' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Internal notes').value).toBe('No network there.');
  await page.user.selectOptions(screen.getByLabelText('Order status'), 'READY_FOR_DELIVERY');
  await update();
  await screen.findByText('Order Updated');
  const [, sent] = network.calls(manageOrder);
  expect(sent?.body).toEqual({
    status: 'READY_FOR_DELIVERY',
    note: 'No network there.',
    reason: 'The maker called.',
    seen: {
      status: 'COMPLETED',
      shippingCarrier: 'Delhivery',
      trackingNumber: '1490 8213',
      estimatedDelivery: '',
    },
  });
});

it('decides a waiting request once, within the share and with words', async () => {
  const network = fakeNetwork();
  network.answer(decideCancellation, lost, { success: true, message: 'The order is cancelled' });
  const waiting: DeskOrder = {
    ...made,
    order: {
      ...made.order,
      cancellation: {
        id: 5,
        status: 'OVERDUE',
        reason: 'The wedding is off.',
        askedAt: '2026-11-22T10:00:00.000Z',
        answerBy: '2026-11-25T10:00:00.000Z',
        stage: 'DESIGN',
        percent: 25,
        mostKept: 367,
        refund: 1101.8,
        answeredBy: null,
        answeredAt: null,
        answer: '',
        kept: null,
      },
    },
    can: { ...made.can, decideCancellation: true },
  };
  const page = renderPart(<DeskRequest desk={waiting} />, devika);
  await screen.findByText('“The wedding is off.”');
  await page.user.click(await screen.findByRole('button', { name: 'Agree to cancel' }));
  await page.fill(await screen.findByLabelText('The maker keeps, in ₹'), '368');
  const send = async () => page.user.click(screen.getByRole('button', { name: 'Cancel the order' }));
  await send();
  await screen.findByText('Please write an amount of at most ₹367');
  await screen.findByText('Say why, so that both sides know');
  await page.fill(screen.getByLabelText('The maker keeps, in ₹'), '100');
  await page.fill(screen.getByLabelText('Why'), 'The sketch was done.');
  await send();
  await screen.findByText(/You seem to be offline/);
  await send();
  await waitFor(() => expect(network.calls(decideCancellation)).toHaveLength(2));
  const calls = network.calls(decideCancellation);
  expect(calls[1]?.body).toEqual({ agree: true, keep: 100, refund: 1368.8, words: 'The sketch was done.' });
  const [key, again] = calls.map(({ headers }) => headers.get('idempotency-key'));
  expect(again).toBe(key);
});

it('shows first what a bank reviews: the reason in words, until when evidence is taken, and what to do', async () => {
  const network = fakeNetwork();
  network.answer(
    showOrderToDesk,
    shown({ ...made, order: { ...made.order, disputes: [disputed] }, disputes: [disputed] }),
  );
  renderPart(
    <DeskPage id="70" preloaded={null} back={{ to: '/admin/orders', label: 'Back to Orders' }}>
      {() => <p>What else there is</p>}
    </DeskPage>,
    devika,
  );
  const panel = await screen.findByRole('region', {
    name: 'The buyer’s bank is reviewing ₹1,468.80 paid for this order.',
  });
  expect(panel.textContent?.match(/4 Dec 2026/g)).toHaveLength(1);
  expect(panel.textContent).not.toMatch(/tracking/);
  for (const words of [/by 4 Dec 2026/, /Nothing was received/, /₹1,468\.80/, /disp_1/])
    expect(panel.textContent).toMatch(words);
  expect(panel.textContent).not.toMatch(/goods_or|goods or/);
  const rest = screen.getByText('What else there is');
  expect(panel.compareDocumentPosition(rest)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('asks for the tracking of a parcel as evidence where one was sent', async () => {
  fakeNetwork();
  const sent = { ...made.order, status: 'SHIPPED' } as const;
  renderPart(<DeskDisputes disputes={[disputed]} order={sent} />, devika);
  await screen.findByText(/messages and the parcel’s tracking, and anything else/);
});

it('names no parcel while a bank decides', async () => {
  fakeNetwork();
  const payments = { ...made.order.payments, isDisputed: true };
  const withBank = { ...made, order: { ...made.order, payments } };
  renderPart(<ManageForm desk={withBank} />, devika);
  await screen.findByText(/Shipping cannot be entered until the bank has decided/);
  expect(screen.queryByLabelText('Carrier')).toBeNull();
  screen.getByRole('button', { name: 'Update Order' });
});

it('takes nothing but a note of an order that has ended', async () => {
  fakeNetwork();
  const order = { ...made.order, status: 'CANCELLED' } as const;
  renderPart(<ManageForm desk={{ ...made, order, can: { ...made.can, moveTo: [], refund: 0 } }} />, devika);
  await screen.findByRole('button', { name: 'Add note' });
  screen.getByRole('heading', { name: 'This order was cancelled' });
  expect(screen.queryByText('Update Order Status')).toBeNull();
  expect(screen.queryByLabelText('Order status')).toBeNull();
  expect(screen.queryByText('Shipment Tracking')).toBeNull();
  expect(screen.queryByLabelText('Reason')).toBeNull();
});
