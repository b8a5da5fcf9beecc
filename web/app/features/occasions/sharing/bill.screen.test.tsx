// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { payShare, readShare, type SharedBill, verifyShare } from '#contracts/occasions/shares.contract.ts';
import { paymentWindow } from '#contracts/orders/paying/paying.contract.ts';
import { fakeNetwork, refused } from '#tests/support/screen/network.ts';
import { renderPart, renderRoute } from '#tests/support/screen/render-route.tsx';
import { ApiError } from '#web/platform/api/api-error.ts';
import ShareLinkPage, { ErrorBoundary } from './share-link.route.tsx';

const bill: SharedBill = {
  stage: 'OPEN',
  refusal: null,
  title: 'Riya’s wedding',
  organiser: 'Asha',
  amount: 5400,
  endsAt: '2026-12-06T05:30:00.000Z',
};
const paid: SharedBill = {
  ...bill,
  stage: 'PAID',
  refusal: { message: 'This share is already paid. Thank you.' },
};

function open(...seen: [SharedBill, ...SharedBill[]]) {
  const network = fakeNetwork();
  const [first, ...others] = seen.map((data) => ({ success: true, data }) as const);
  if (first) network.answer(readShare, first, ...others);
  const page = renderRoute({
    Component: ShareLinkPage,
    path: '/share-link',
    at: '/share-link?token=secret',
    viewer: null,
  });
  return { network, page };
}

/** The provider's window, which pays at once. */
function payingWindow() {
  const proof = {
    razorpay_order_id: 'order_A',
    razorpay_payment_id: 'pay_A',
    razorpay_signature: 'signed',
  };
  const opened: object[] = [];
  class FakeWindow {
    private readonly handler: (given: typeof proof) => void;
    constructor(options: { handler: (given: typeof proof) => void }) {
      this.handler = options.handler;
      opened.push(options);
    }
    on(): void {}
    open(): void {
      this.handler(proof);
    }
  }
  vi.stubGlobal('Razorpay', FakeWindow);
  return opened;
}

it('pays a share without an account, and thanks', async () => {
  const opened = payingWindow();
  const { network, page } = open(bill, paid);
  network.answer(paymentWindow, { success: true, data: { scriptUrl: '/checkout.js' } });
  network.answer(payShare, {
    ...{ success: true, message: 'Ready.', razorpayKey: 'key', amount: 5400, currency: 'INR' },
    ...{ razorpayOrderId: 'order_A', checkoutScriptUrl: '/checkout.js', callbackUrl: '/back' },
  });
  network.answer(verifyShare, { success: true, message: 'Paid.' });
  await screen.findByRole('heading', { name: 'Riya’s wedding' });
  screen.getByText(/^Asha asks you/);
  await page.fill(screen.getByLabelText(/^Your name/), 'Nana');
  await page.user.click(screen.getByRole('button', { name: 'Pay ₹5,400' }));
  await screen.findByText('This share is already paid. Thank you.');
  expect(network.calls(payShare)[0]?.body).toEqual({ token: 'secret', payerName: 'Nana' });
  expect(network.calls(verifyShare)[0]?.body).toMatchObject({
    token: 'secret',
    razorpay_payment_id: 'pay_A',
  });
  expect(opened[0]).toMatchObject({
    description: 'Share for Riya’s wedding',
    prefill: { name: 'Nana', email: '', contact: '' },
  });
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

it('shows that it was paid meanwhile instead of opening the window', async () => {
  const opened = payingWindow();
  const { network, page } = open(bill, paid);
  network.answer(paymentWindow, { success: true, data: { scriptUrl: '/checkout.js' } });
  network.answer(
    payShare,
    refused(409, { code: 'CONFLICT', message: 'This share is already paid. Thank you.' }),
  );
  await page.user.click(await screen.findByRole('button', { name: 'Pay ₹5,400' }));
  expect((await screen.findByRole('status')).textContent).toContain('already paid');
  expect(opened).toEqual([]);
});

it.each([
  ['EXPIRED', 'This link has expired. Please ask for a new one.'],
  ['CANCELLED', 'This order was cancelled, so nothing more is paid for it.'],
] as const)('shows neither an amount nor a button once it is %s', async (stage, message) => {
  open({ ...bill, stage, amount: null, refusal: { message } });
  await screen.findByText(message);
  expect(screen.queryByText(/₹/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

it('says that an ended link no longer works', () => {
  const gone = new ApiError(404, { code: 'NOT_FOUND', message: 'This link no longer works.' });
  renderPart(<ErrorBoundary error={gone} params={{}} />, null);
  screen.getByRole('heading', { level: 1, name: 'This link no longer works' });
});
