// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import {
  createFinalPayment,
  paymentWindow,
  resumeAdvance,
  verifyFinalPayment,
  verifyInitialPayment,
} from '#contracts/orders/paying/paying.contract.ts';
import { fakeNetwork, lost, refused } from '#tests/support/screen/network.ts';
import { fakePaymentWindow, holdScripts } from '#tests/support/screen/payment-window.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha, bill, unpaidOrder } from '#tests/support/screen/samples.ts';
import { inLocale } from '#web/platform/i18n/page-locale.ts';
import { toast, toasts } from '#web/ui/floats/toast.ts';
import { ContinuePayment } from './continue-payment.tsx';
import { PayRemaining } from './pay-remaining.tsx';
import { openPaymentWindow } from './payment-window.ts';

const offline = 'You seem to be offline. Check the connection and try again.';
const noScript = 'The payment script failed to load. Check the connection and try again.';
const booked = { success: true, message: 'Booked', orderId: 70 } as const;

function openOrder(part = <ContinuePayment order={unpaidOrder} />) {
  const network = fakeNetwork();
  network.answer(paymentWindow, { success: true, data: { scriptUrl: '/pay.js' } });
  network.answer(resumeAdvance, bill);
  network.answer(createFinalPayment, { ...bill, amount: 2203.2 });
  const page = renderPart(part, asha);
  const press = async () =>
    page.user.click(await screen.findByRole('button', { name: /payment of|Pay Remaining/ }));
  return { network, page, press };
}

/** Fake timers that advance with real time and can be advanced by the test. */
function holdClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('opens one window at two presses before the page was drawn again', async () => {
  const { network } = openOrder();
  const provider = fakePaymentWindow();
  const button = await screen.findByRole('button', { name: /Continue payment/ });
  act(() => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(provider.opened).toHaveLength(1));
  expect(network.calls(resumeAdvance)).toHaveLength(1);
});

it.each([
  ['en', 'en'],
  ['hi', 'hi'],
  ['bn', 'ben'],
  ['ta', 'tam'],
] as const)('opens the window of a page in %s in its language', (locale, language) => {
  const provider = fakePaymentWindow();
  const nothing = () => undefined;
  const opening = { request: bill, description: 'Advance', payer: asha };
  inLocale(locale, () =>
    openPaymentWindow(opening, { onProof: nothing, onRefused: nothing, onDismissed: nothing }),
  );
  expect(provider.opened[0]?.config.display.language).toBe(language);
});

it('says that nothing is lost when the window is closed unpaid, and opens it again', async () => {
  const { press } = openOrder();
  const provider = fakePaymentWindow();
  await press();
  await waitFor(() => expect(provider.opened).toHaveLength(1));
  provider.close();
  await screen.findByText('Payment not finished');
  await press();
  await waitFor(() => expect(provider.opened).toHaveLength(2));
});

it('shows no toast over the open window, and what came meanwhile once it is closed', async () => {
  const { press } = openOrder();
  const provider = fakePaymentWindow();
  act(() => void toast.news('An older message'));
  await screen.findByText('An older message');
  await press();
  await waitFor(() => expect(provider.opened).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('An older message')).toBeNull());
  act(() => void toast.news('A new message'));
  act(() => void toast.bad('The link was not copied'));
  expect(screen.queryByText('A new message')).toBeNull();
  expect(screen.queryByText('The link was not copied')).toBeNull();
  provider.close();
  await screen.findByText('A new message');
  await screen.findByText('Payment not finished');
});

it('tells a card’s refusal while the window stays open for another one', async () => {
  const { network, page, press } = openOrder();
  network.answer(verifyInitialPayment, booked);
  const provider = fakePaymentWindow();
  await press();
  await waitFor(() => expect(provider.opened).toHaveLength(1));
  provider.refuse('insufficient_fund');
  await screen.findByText(/^The account did not have enough money\./);
  provider.pay();
  await waitFor(() => expect(page.address()).toBe('/order-confirmation?orderId=70'));
  // A toast would lie over the facts of the confirmation, which says the same.
  expect(toasts.get()).toEqual([]);
});

it('says why the last try was refused, and nothing else, when the window is closed after it', async () => {
  const { press } = openOrder();
  const provider = fakePaymentWindow();
  await press();
  await waitFor(() => expect(provider.opened).toHaveLength(1));
  provider.refuse('incorrect_otp');
  provider.close();
  await screen.findByText(/^The code or PIN was not right\./);
  expect(screen.queryByText('Payment not finished')).toBeNull();
});

it('leads to the confirmation although the order showed as paid before the window said so', async () => {
  const network = fakeNetwork();
  network.answer(paymentWindow, { success: true, data: { scriptUrl: '/pay.js' } });
  network.answer(resumeAdvance, bill);
  network.answer(verifyInitialPayment, booked);
  const provider = fakePaymentWindow();
  let hear: (isPaid: boolean) => void = () => undefined;
  function OrderPage() {
    const [isPaid, setPaid] = useState(false);
    hear = setPaid;
    return isPaid ? <p>Confirmed</p> : <ContinuePayment order={unpaidOrder} />;
  }
  const page = renderPart(<OrderPage />, asha);
  await page.user.click(await screen.findByRole('button', { name: /Continue payment/ }));
  await waitFor(() => expect(provider.opened).toHaveLength(1));
  act(() => hear(true));
  await screen.findByText('Confirmed');
  provider.pay();
  await waitFor(() => expect(page.address()).toBe('/order-confirmation?orderId=70'));
});

it('proves a payment again under the same name when the answer was lost, and asks for no second one', async () => {
  const { network, page, press } = openOrder();
  holdClock();
  network.answer(verifyInitialPayment, lost, booked);
  const provider = fakePaymentWindow();
  await press();
  await waitFor(() => expect(provider.opened).toHaveLength(1));
  provider.pay();
  await waitFor(() => expect(network.calls(verifyInitialPayment)).toHaveLength(1));
  await pass(1000);
  await waitFor(() => expect(page.address()).toBe('/order-confirmation?orderId=70'));
  const [first, again] = network.calls(verifyInitialPayment);
  expect(again?.body).toEqual(first?.body);
  expect(first?.body).toMatchObject({ orderId: 70, razorpay_payment_id: 'pay_1' });
  expect(network.calls(resumeAdvance)).toHaveLength(1);
  expect(provider.opened).toHaveLength(1);
});

it('leaves a payment that no answer confirms to the confirmation, which waits for the provider’s word', async () => {
  const { network, page, press } = openOrder();
  holdClock();
  network.answer(verifyInitialPayment, lost);
  const provider = fakePaymentWindow();
  await press();
  await waitFor(() => expect(provider.opened).toHaveLength(1));
  provider.pay();
  await waitFor(() => expect(network.calls(verifyInitialPayment)).toHaveLength(1));
  await pass(1000);
  await pass(1000);
  await waitFor(() => expect(page.address()).toBe('/order-confirmation?orderId=70'));
  expect(network.calls(verifyInitialPayment)).toHaveLength(3);
  expect(screen.queryByText('Payment Failed')).toBeNull();
});

it('shows the order with the server’s sentence when the proof is not believed', async () => {
  const { network, page, press } = openOrder();
  network.answer(
    verifyInitialPayment,
    refused(400, { code: 'PAYMENT_REFUSED', message: 'The signature does not fit.' }),
  );
  const provider = fakePaymentWindow();
  await press();
  await waitFor(() => expect(provider.opened).toHaveLength(1));
  provider.pay();
  await screen.findByText('The signature does not fit.');
  await waitFor(() => expect(page.address()).toBe('/order-details/purchase/70'));
  expect(network.calls(verifyInitialPayment)).toHaveLength(1);
});

it('asks for no payment while the provider’s script does not load, and loads it again at the next press', async () => {
  const { network, press } = openOrder();
  const scripts = holdScripts();
  await press();
  await waitFor(() => expect(scripts).toHaveLength(1));
  fireEvent.error(scripts[0] as Element);
  await screen.findByText(noScript);
  expect(network.calls(resumeAdvance)).toEqual([]);

  await press();
  await waitFor(() => expect(scripts).toHaveLength(2));
  const provider = fakePaymentWindow();
  fireEvent.load(scripts[1] as Element);
  await waitFor(() => expect(provider.opened).toHaveLength(1));
});

it('says plainly that the visitor is offline, and can be pressed again', async () => {
  const { network, press } = openOrder();
  network.answer(resumeAdvance, lost, bill);
  const provider = fakePaymentWindow();
  await press();
  await screen.findByText(offline);
  expect(provider.opened).toEqual([]);
  await press();
  await waitFor(() => expect(provider.opened).toHaveLength(1));
});

it('keeps the final payment on the page of its order and tells that it has come', async () => {
  const { network, page, press } = openOrder(<PayRemaining order={unpaidOrder} />);
  network.answer(verifyFinalPayment, booked);
  const provider = fakePaymentWindow();
  await press();
  await waitFor(() => expect(provider.opened).toHaveLength(1));
  expect(provider.opened[0]?.amount).toBe(220_320);
  provider.pay();
  await screen.findByText('Your final payment has been received.');
  expect(page.address()).toBe('/');
  expect(network.calls(verifyFinalPayment)).toHaveLength(1);
});
