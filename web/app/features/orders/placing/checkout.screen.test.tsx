// @vitest-environment happy-dom

import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { deliveryTo, getProductDetails } from '#contracts/designs/designs.contract.ts';
import { readNaapBook } from '#contracts/measurements/book/book.contract.ts';
import { orderDetails } from '#contracts/orders/core/orders.contract.ts';
import { paymentWindow, resumeAdvance } from '#contracts/orders/paying/paying.contract.ts';
import {
  createOrder,
  currentUserShippingAddress,
  waitingOrder,
} from '#contracts/orders/placing/checkout.contract.ts';
import { fakeNetwork, lost, refused } from '#tests/support/screen/network.ts';
import { fakePaymentWindow } from '#tests/support/screen/payment-window.ts';
import { renderRoute } from '#tests/support/screen/render-route.tsx';
import { asha, bill, detailsOf, gulnaar, home, unpaidOrder } from '#tests/support/screen/samples.ts';
import { toast } from '#web/ui/floats/toast.ts';
import CheckoutPage from './checkout.route.tsx';

const stored = {
  shippingName: asha.name,
  shippingAddress: home.fullAddress,
  shippingCity: home.city,
  shippingState: home.state,
  shippingPincode: home.pincode,
  shippingCountry: home.country,
};

/** The checkout of Gulnaar; the address fields hold the viewer's usual address. */
function openCheckout() {
  const network = fakeNetwork();
  network.answer(getProductDetails, { success: true, product: gulnaar });
  network.answer(currentUserShippingAddress, {
    success: true,
    shippingAddress: stored,
    addresses: [],
    phone: '',
  });
  network.answer(waitingOrder, { success: true, orderData: null, swatchCredit: null });
  network.answer(readNaapBook, { success: true, people: [], can: { add: true } });
  network.answer(deliveryTo, { success: true, delivery: gulnaar.delivery });
  network.answer(paymentWindow, { success: true, data: { scriptUrl: '/pay.js' } });
  network.answer(createOrder, bill);
  const open = (viewer: Viewer = asha, at = '/checkout/3') =>
    renderRoute({ Component: CheckoutPage, path: '/checkout/:id', at, viewer });
  return { network, provider: fakePaymentWindow(), open, page: open() };
}

const field = (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const instructions = () => field(/Special instructions/);
/** The first of two buttons, of which CSS shows one depending on the width. */
const button = async (name: string | RegExp) => {
  const [first] = await screen.findAllByRole('button', { name });
  return first as HTMLElement;
};
const keysOf = (calls: readonly { headers: Headers }[]) =>
  calls.map(({ headers }) => headers.get('idempotency-key'));

it('places one order at a double press and opens its payment window', async () => {
  const { network, provider, page } = openCheckout();
  await page.fill(await instructions(), 'With a boat neck');
  await page.user.dblClick(await button('Place Order'));
  await waitFor(() => expect(provider.opened).toHaveLength(1));
  expect(network.calls(createOrder).map(({ body }) => body)).toEqual([
    expect.objectContaining({
      items: [{ designId: 3, quantity: 1, size: '' }],
      specialInstructions: 'With a boat neck',
      expectedTotal: gulnaar.totalAmount,
    }),
  ]);
  expect(provider.opened[0]).toMatchObject({ order_id: bill.razorpayOrderId, amount: 146_880 });
});

it('keeps news off the form until the page is left, not what the page itself has to say', async () => {
  const { page } = openCheckout();
  await instructions();
  act(() => void toast.news('A new message'));
  act(() => void toast.bad('The place was not found'));
  await screen.findByText('The place was not found');
  expect(screen.queryByText('A new message')).toBeNull();
  page.leave();
});

it('marks the field of a refused order, leads to it and keeps every word', async () => {
  const { network, provider, page } = openCheckout();
  const message = 'We do not send to this city yet';
  const refusal = refused(400, {
    code: 'INVALID_INPUT',
    message: 'Please check the form',
    errors: { 'shippingDetails.city': message },
  });
  network.answer(createOrder, refusal, bill);
  await page.fill(await instructions(), 'With a boat neck');
  await page.user.click(await button('Place Order'));
  await screen.findByText(message);
  const city = await field('City');
  expect(city.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(city);
  expect((await instructions()).value).toBe('With a boat neck');

  await page.fill(city, 'Howrah');
  await page.user.click(await button('Place Order'));
  await waitFor(() => expect(provider.opened).toHaveLength(1));
  const [first, second] = keysOf(network.calls(createOrder));
  expect(second).not.toBe(first);
});

it('asks again under the same key while the words are the same, and under another once they differ', async () => {
  const { network, provider, page } = openCheckout();
  network.answer(createOrder, lost, lost, bill);
  await page.user.click(await button('Place Order'));
  await screen.findByText('You seem to be offline. Check the connection and try again.');
  await page.user.click(await button('Try again'));
  await waitFor(() => expect(network.calls(createOrder)).toHaveLength(2));
  await page.fill(await instructions(), 'With a boat neck');
  await page.user.click(await button('Try again'));
  await waitFor(() => expect(provider.opened).toHaveLength(1));
  const [first, again, other] = keysOf(network.calls(createOrder));
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

it('asks again under the same key after the page was loaded anew', async () => {
  const { network, provider, page, open } = openCheckout();
  network.answer(createOrder, lost, bill);
  await page.fill(await instructions(), 'With a boat neck');
  await page.user.click(await button('Place Order'));
  await screen.findByText(/You seem to be offline/);
  page.leave();
  const later = open();
  await screen.findByDisplayValue('With a boat neck');
  await later.user.click(await button('Place Order'));
  await waitFor(() => expect(provider.opened).toHaveLength(1));
  const [first, again] = keysOf(network.calls(createOrder));
  expect(again).toBe(first);
});

it('shows a price that changed and orders at it only after another press', async () => {
  const { network, provider, page } = openCheckout();
  const total = 4000;
  const dearer = { ...gulnaar, totalAmount: total };
  await page.fill(await instructions(), 'With a boat neck');
  const refusal = refused(409, {
    code: 'PRICE_CHANGED',
    message: 'The price has changed',
    figures: { expected: gulnaar.totalAmount, total },
  });
  network.answer(createOrder, refusal, bill);
  network.answer(getProductDetails, { success: true, product: dearer });
  await page.user.click(await button('Place Order'));
  await screen.findByText(/It was ₹3,672 in all .* it is now ₹4,000/);
  expect(provider.opened).toEqual([]);
  expect((await instructions()).value).toBe('With a boat neck');

  await page.user.click(await button('Place Order'));
  await waitFor(() => expect(provider.opened).toHaveLength(1));
  const [first, second] = network.calls(createOrder);
  expect(first?.body.expectedTotal).toBe(gulnaar.totalAmount);
  expect(second?.body.expectedTotal).toBe(total);
});

it('shows what would come back later, and orders under changed terms only after another press', async () => {
  const { network, provider, page } = openCheckout();
  const backs = async () =>
    within(await screen.findByRole('table', { name: 'If you cancel later' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);
  const message = 'What the maker may keep has changed: you were shown 25%, 50%, 100%';
  const milder = { ...gulnaar, keptShares: { DESIGN: 0, MAKING: 0, MADE: 0 } };
  expect((await backs())[1]).not.toBe((await backs())[0]);
  network.answer(createOrder, refused(409, { code: 'TERMS_CHANGED', message }), bill);
  network.answer(getProductDetails, { success: true, product: milder });
  await page.user.click(await button('Place Order'));
  await screen.findByText(message);
  expect(provider.opened).toEqual([]);
  await waitFor(async () => expect(new Set(await backs()).size).toBe(1));
  await page.user.click(await button('Place Order'));
  await waitFor(() => expect(provider.opened).toHaveLength(1));
  const shares = network.calls(createOrder).map(({ body }) => body.expectedShares);
  expect(shares).toEqual([gulnaar.keptShares, milder.keptShares]);
});

it('continues the order that was placed instead of placing another, also after the page was loaded anew', async () => {
  const { network, provider, page, open } = openCheckout();
  network.answer(resumeAdvance, bill);
  network.answer(orderDetails, { success: true, orderData: detailsOf(unpaidOrder) });
  await page.user.click(await button('Place Order'));
  await waitFor(() => expect(provider.opened).toHaveLength(1));
  provider.close();
  await screen.findByText('Payment not finished');
  page.leave();
  const later = open();
  // The bar shows the sum beside its button, so the label leaves it out.
  expect(await button('Continue payment')).toBeDefined();
  await later.user.click(await button(/^Continue payment of ₹1,468/));
  await waitFor(() => expect(provider.opened).toHaveLength(2));
  expect(network.calls(resumeAdvance)).toMatchObject([{ params: { id: '70' } }]);
  expect(network.calls(createOrder)).toHaveLength(1);
});

it('makes a new order of a form that says something else than the one that waits', async () => {
  const { network, provider, page } = openCheckout();
  await page.user.click(await button('Place Order'));
  await waitFor(() => expect(provider.opened).toHaveLength(1));
  provider.close();
  await page.fill(await instructions(), 'One more, in red');
  await screen.findByText(/The form has changed since that order/);
  await page.user.click(await button('Place Order'));
  await waitFor(() => expect(provider.opened).toHaveLength(2));
  const [first, second] = keysOf(network.calls(createOrder));
  expect(second).not.toBe(first);
});

it('forgets the order that was paid elsewhere but not what was typed', async () => {
  const { network, provider, page, open } = openCheckout();
  const paid = { ...unpaidOrder, can: { ...unpaidOrder.can, payAdvance: false } };
  network.answer(orderDetails, { success: true, orderData: detailsOf(paid) });
  await page.fill(await instructions(), 'With a boat neck');
  await page.user.click(await button('Place Order'));
  await waitFor(() => expect(provider.opened).toHaveLength(1));
  page.leave();
  const later = open();
  await waitFor(() => expect(network.calls(orderDetails)).toHaveLength(1));
  await screen.findByDisplayValue('With a boat neck');
  await later.user.click(await button('Place Order'));
  await waitFor(() => expect(provider.opened).toHaveLength(2));
  const [first, second] = keysOf(network.calls(createOrder));
  expect(second).not.toBe(first);
});

it('shows what was typed to nobody who signs in next in the same tab', async () => {
  const { page, open } = openCheckout();
  await page.fill(await instructions(), 'With a boat neck');
  page.leave();
  open({ ...asha, id: 5, name: 'Ravi Menon' });
  expect((await instructions()).value).toBe('');
  expect(screen.queryByDisplayValue('With a boat neck')).toBeNull();
});

it('begins with the size that was chosen on the page of the design, which may be changed', async () => {
  const { network, page, open } = openCheckout();
  network.answer(getProductDetails, {
    success: true,
    product: { ...gulnaar, measuring: 'SIZED', sizes: ['S', 'M', 'L'] },
  });
  page.leave();
  const again = open(asha, '/checkout/3?size=M');
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'M' })).checked).toBe(true);
  await waitFor(() => expect(again.address()).toBe('/checkout/3'));
  await again.user.click(screen.getByRole('radio', { name: 'L' }));
  await again.user.click(await button('Place Order'));
  await waitFor(() => expect(network.calls(createOrder)).toHaveLength(1));
  expect(network.calls(createOrder)[0]?.body).toMatchObject({
    items: [{ designId: 3, quantity: 1, size: 'L' }],
  });
});

it('shows no form to somebody whose account is suspended', async () => {
  const { page, open } = openCheckout();
  page.leave();
  open({ ...asha, suspension: { reason: 'Parcels were refused', until: null } });
  await screen.findByText('Nothing can be ordered while your account is suspended');
  expect(screen.queryByRole('button', { name: 'Place Order' })).toBeNull();
});
