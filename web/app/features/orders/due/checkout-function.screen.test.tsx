// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deliveryTo, getProductDetails } from '#contracts/designs/designs.contract.ts';
import { readNaapBook } from '#contracts/measurements/book/book.contract.ts';
import { paymentWindow } from '#contracts/orders/paying/paying.contract.ts';
import {
  createOrder,
  currentUserShippingAddress,
  waitingOrder,
} from '#contracts/orders/placing/checkout.contract.ts';
import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';
import { fakeNetwork, refused } from '#tests/support/screen/network.ts';
import { fakePaymentWindow } from '#tests/support/screen/payment-window.ts';
import { renderRoute } from '#tests/support/screen/render-route.tsx';
import { asha, bill, gulnaar, home } from '#tests/support/screen/samples.ts';
import CheckoutPage from '../placing/checkout.route.tsx';

const from = (days: number) => addDays(istDayOf(new Date()), days);

function openCheckout(by: string) {
  const network = fakeNetwork();
  const delivery = { ...gulnaar.delivery, by };
  network.answer(getProductDetails, { success: true, product: { ...gulnaar, delivery } });
  network.answer(currentUserShippingAddress, {
    ...{ success: true, shippingAddress: null, addresses: [home], phone: '' },
  });
  network.answer(waitingOrder, { success: true, orderData: null, swatchCredit: null });
  network.answer(readNaapBook, { success: true, people: [], can: { add: true } });
  network.answer(deliveryTo, { success: true, delivery });
  network.answer(paymentWindow, { success: true, data: { scriptUrl: '/pay.js' } });
  const provider = fakePaymentWindow();
  const page = renderRoute({
    Component: CheckoutPage,
    path: '/checkout/:id',
    at: '/checkout/3',
    viewer: asha,
  });
  return { network, provider, page };
}

const field = () => screen.findByLabelText<HTMLInputElement>(/I need it for a function on/);
const place = async () => (await screen.findAllByRole('button', { name: 'Place Order' }))[0] as HTMLElement;

it('says by when to order for a function that leaves time, and sends the day', async () => {
  const { network, provider, page } = openCheckout(from(18));
  network.answer(createOrder, bill);
  await page.fill(await field(), from(60));
  await screen.findByText(/It arrives in time to try it on/);
  expect(screen.queryByRole('checkbox', { name: /I know that it is promised/ })).toBeNull();
  await page.user.click(await place());
  await waitFor(() => expect(provider.opened).toHaveLength(1));
  const [call] = network.calls(createOrder);
  expect(call?.body).toMatchObject({ functionOn: from(60) });
  expect(call?.body).not.toHaveProperty('lateDay');
});

it('refuses a day of the past before anything is sent', async () => {
  const { network, page } = openCheckout(from(18));
  network.answer(createOrder, bill);
  await page.fill(await field(), from(-1));
  await page.user.click(await place());
  await screen.findByText(/Please choose the day of the function/);
  expect(network.calls(createOrder)).toEqual([]);
});

it('asks for a yes to a day after the function, offers to ask the maker, and sends the day agreed to', async () => {
  const { network, provider, page } = openCheckout(from(18));
  const message = 'It is promised for a day after your function. Please tick that you know this.';
  network.answer(
    createOrder,
    refused(409, { code: 'PROMISE_CHANGED', message, errors: { lateDay: message } }),
    bill,
  );
  await page.fill(await field(), from(10));
  await screen.findByText('It is promised for after your function.');
  const ask = screen.getByRole('link', { name: 'Ask Meera Iyer if it can be sooner' });
  expect(ask.getAttribute('href')).toBe('/chat?receiverId=9&designId=3');
  await page.user.click(await place());
  const know = screen.getByRole('checkbox', { name: /I know that it is promised for/ });
  await waitFor(() => expect(document.activeElement).toBe(know));
  within(screen.getByRole('region', { name: 'Is it for a function?' })).getByText(message);
  await page.user.click(know);
  await page.user.click(await place());
  await waitFor(() => expect(provider.opened).toHaveLength(1));
  expect(network.calls(createOrder).map(({ body }) => body)).toMatchObject([
    { functionOn: from(10) },
    { functionOn: from(10), lateDay: from(18) },
  ]);
});
