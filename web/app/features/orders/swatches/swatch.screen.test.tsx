// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paymentWindow } from '#contracts/orders/paying/paying.contract.ts';
import { currentUserShippingAddress } from '#contracts/orders/placing/checkout.contract.ts';
import { askForSwatch, getSwatchStanding } from '#contracts/orders/swatches/swatches.contract.ts';
import { fakeNetwork, refused } from '#tests/support/screen/network.ts';
import { fakePaymentWindow } from '#tests/support/screen/payment-window.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha, bill, gulnaar, home } from '#tests/support/screen/samples.ts';
import { pageOf } from '#web/features/designs/showing/design-details.api.ts';
import { LateSwatchOffer } from './late-swatch-offer.tsx';

const offered = pageOf({ ...gulnaar, swatchPrice: 300 }, 0);
const name = `Ask for a swatch of the cloth: ₹300, taken off your first order with ${gulnaar.designer.name}`;

function openOffer(openOrderId: number | null = null) {
  const network = fakeNetwork();
  network.answer(getSwatchStanding, { success: true, data: { openOrderId } });
  network.answer(currentUserShippingAddress, {
    ...{ success: true, addresses: [home], phone: asha.phone },
    shippingAddress: null,
  });
  network.answer(paymentWindow, { success: true, data: { scriptUrl: '/pay.js' } });
  const provider = fakePaymentWindow();
  const page = renderPart(<LateSwatchOffer design={offered} />, asha);
  const dialog = async () => within(await screen.findByRole('dialog'));
  const pay = async (label: string) =>
    page.user.click(await (await dialog()).findByRole('button', { name: label }));
  return { network, provider, page, dialog, pay };
}

it('asks for a swatch at the saved address with a note, and opens the payment of its whole price', async () => {
  const { network, provider, page, dialog, pay } = openOffer();
  network.answer(askForSwatch, bill);
  await page.user.click(await screen.findByRole('button', { name }));
  const box = await dialog();
  await box.findByText(/within 7 working days, or all of it goes back to you/);
  await page.fill(await box.findByLabelText(/^What would you like to see/), 'The border too');
  await pay('Pay ₹300');
  await waitFor(() => expect(provider.opened).toHaveLength(1));
  expect(network.calls(askForSwatch).map(({ body }) => body)).toEqual([
    expect.objectContaining({
      ...{ designId: gulnaar.id, note: 'The border too', expectedPrice: 300, saveAddress: false },
      shippingDetails: expect.objectContaining({ address: home.fullAddress, pincode: home.pincode }),
    }),
  ]);
  expect(network.calls(askForSwatch)[0]?.headers.get('idempotency-key')).toBeTruthy();
});

it('shows a changed price before anything is paid', async () => {
  const { network, provider, page, dialog, pay } = openOffer();
  const message = 'The price has changed.';
  network.answer(
    askForSwatch,
    refused(409, { code: 'PRICE_CHANGED', message, figures: { expectedTotal: 300, total: 350 } }),
    bill,
  );
  await page.user.click(await screen.findByRole('button', { name }));
  await pay('Pay ₹300');
  await (await dialog()).findByText(/has changed to ₹350/);
  expect(provider.opened).toHaveLength(0);
  await pay('Pay ₹350');
  await waitFor(() => expect(provider.opened).toHaveLength(1));
  expect(network.calls(askForSwatch).map(({ body }) => body.expectedPrice)).toEqual([300, 350]);
});

it('leads to the open swatch in place of the offer', async () => {
  openOffer(71);
  const link = await screen.findByRole('link', { name: 'See your swatch' });
  expect(link.getAttribute('href')).toBe('/order-details/purchase/71');
});

it('says that one is open, with the way to it, if it was asked for elsewhere', async () => {
  const { network, page, dialog, pay } = openOffer();
  const message = 'You have asked for a swatch of this design already.';
  network.answer(askForSwatch, refused(409, { code: 'CONFLICT', message, figures: { orderId: 71 } }));
  await page.user.click(await screen.findByRole('button', { name }));
  await pay('Pay ₹300');
  const box = await dialog();
  await box.findByText(message);
  expect(box.getByRole('link', { name: 'See your swatch' }).getAttribute('href')).toBe(
    '/order-details/purchase/71',
  );
});
