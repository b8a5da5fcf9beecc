// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deliveryTo, getProductDetails } from '#contracts/designs/designs.contract.ts';
import { readNaapBook } from '#contracts/measurements/book/book.contract.ts';
import { paymentWindow } from '#contracts/orders/paying/paying.contract.ts';
import {
  createOrder,
  currentUserShippingAddress,
  waitingOrder,
} from '#contracts/orders/placing/checkout.contract.ts';
import { fakeNetwork, refused } from '#tests/support/screen/network.ts';
import { fakePaymentWindow } from '#tests/support/screen/payment-window.ts';
import { renderRoute } from '#tests/support/screen/render-route.tsx';
import { asha, bill, gulnaar, home } from '#tests/support/screen/samples.ts';
import CheckoutPage from '../placing/checkout.route.tsx';

const credited = (swatchCredit: number | null) => ({ success: true, orderData: null, swatchCredit }) as const;
/** With 8 % tax. */
const totalOf = (price: number) => Math.round(price * 108) / 100;

/** `credits` are what the server says one after the other. */
function openCheckout(...credits: [number | null, ...(number | null)[]]) {
  const network = fakeNetwork();
  const [first, ...others] = credits.map(credited);
  if (first) network.answer(waitingOrder, first, ...others);
  network.answer(getProductDetails, { success: true, product: gulnaar });
  network.answer(currentUserShippingAddress, {
    ...{ success: true, addresses: [home], phone: asha.phone },
    shippingAddress: null,
  });
  network.answer(readNaapBook, { success: true, people: [], can: { add: true } });
  network.answer(deliveryTo, { success: true, delivery: gulnaar.delivery });
  network.answer(paymentWindow, { success: true, data: { scriptUrl: '/pay.js' } });
  const provider = fakePaymentWindow();
  const { user } = renderRoute({
    ...{ Component: CheckoutPage, path: '/checkout/:id', at: '/checkout/3' },
    viewer: asha,
  });
  const place = async () => {
    const [button] = await screen.findAllByRole('button', { name: 'Place Order' });
    await user.click(button as HTMLElement);
  };
  return { network, provider, place };
}

it('shows what a swatch takes off before paying, and orders at that total', async () => {
  const { network, provider, place } = openCheckout(300);
  network.answer(createOrder, bill);
  await screen.findByText('Swatch credited');
  await screen.findByText('−₹300');
  await place();
  await waitFor(() => expect(provider.opened).toHaveLength(1));
  expect(network.calls(createOrder)[0]?.body.expectedTotal).toBe(totalOf(gulnaar.price - 300));
});

it('shows the full price if the credit was used meanwhile, before anything is paid', async () => {
  const { network, provider, place } = openCheckout(300, null);
  const total = gulnaar.totalAmount;
  const figures = { expectedTotal: totalOf(gulnaar.price - 300), total };
  network.answer(
    createOrder,
    refused(409, { code: 'PRICE_CHANGED', message: 'The price has changed.', figures }),
    bill,
  );
  await screen.findByText('Swatch credited');
  await place();
  await waitFor(() => expect(screen.queryByText('Swatch credited')).toBeNull());
  expect(provider.opened).toHaveLength(0);
});
