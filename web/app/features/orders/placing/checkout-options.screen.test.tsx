// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deliveryTo, getProductDetails } from '#contracts/designs/designs.contract.ts';
import { readNaapBook } from '#contracts/measurements/book/book.contract.ts';
import { paymentWindow } from '#contracts/orders/paying/paying.contract.ts';
import {
  createOrder,
  currentUserShippingAddress,
  uploadAnswerPicture,
  waitingOrder,
} from '#contracts/orders/placing/checkout.contract.ts';
import { fakeNetwork, lost, refused } from '#tests/support/screen/network.ts';
import { fakePaymentWindow } from '#tests/support/screen/payment-window.ts';
import { renderRoute } from '#tests/support/screen/render-route.tsx';
import { asha, bill, gulnaar, home, kurtaOptions } from '#tests/support/screen/samples.ts';
import CheckoutPage from './checkout.route.tsx';

const kurta = { ...gulnaar, options: kurtaOptions };
const dearer = {
  ...kurtaOptions,
  choices: kurtaOptions.choices.map((choice) => ({
    ...choice,
    options: choice.options.map((one) => (one.key === 'full' ? { ...one, price: 700 } : one)),
  })),
};

function openCheckout(at = '/checkout/3?choice=sleeve.full') {
  const network = fakeNetwork();
  network.answer(getProductDetails, { success: true, product: kurta });
  network.answer(currentUserShippingAddress, {
    success: true,
    shippingAddress: null,
    addresses: [home],
    phone: '',
  });
  network.answer(waitingOrder, { success: true, orderData: null, swatchCredit: null });
  network.answer(readNaapBook, { success: true, people: [], can: { add: true } });
  network.answer(deliveryTo, { success: true, delivery: gulnaar.delivery });
  network.answer(paymentWindow, { success: true, data: { scriptUrl: '/pay.js' } });
  network.answer(uploadAnswerPicture, { success: true, data: { mediaId: 77 } });
  network.answer(createOrder, bill);
  const open = (address = at) =>
    renderRoute({ Component: CheckoutPage, path: '/checkout/:id', at: address, viewer: asha });
  return { network, provider: fakePaymentWindow(), open, page: open() };
}

const initials = () => screen.findByLabelText<HTMLTextAreaElement>(/^Which initials/);
const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
const place = async () => (await screen.findAllByRole('button', { name: 'Place Order' }))[0] as HTMLElement;

it('asks for the answer that is missing, leads to it, and orders what was chosen at the total shown', async () => {
  const { network, provider, page } = openCheckout();
  expect((await radio(/^Full length/)).checked).toBe(true);
  expect(await screen.findAllByText('₹4,320')).not.toHaveLength(0);
  await page.user.click(await place());
  await screen.findByText('Please answer “Which initials?”');
  expect(document.activeElement).toBe(await initials());
  expect(network.calls(createOrder)).toEqual([]);

  await page.fill(await initials(), 'A. R.');
  await waitFor(() => expect(screen.queryByText('Please answer “Which initials?”')).toBeNull());
  await page.user.upload(
    await screen.findByLabelText(/^A picture of the blouse/),
    new File(['a picture'], 'blouse.jpg', { type: 'image/jpeg' }),
  );
  await screen.findByRole('button', { name: 'Remove the picture' });
  await page.user.click(await place());
  await waitFor(() => expect(provider.opened).toHaveLength(1));
  expect(network.calls(createOrder).map(({ body }) => body)).toEqual([
    expect.objectContaining({
      items: [
        {
          designId: 3,
          quantity: 1,
          size: '',
          choices: { sleeve: 'full', back: '' },
          answers: [
            { question: 'initials', text: 'A. R.' },
            { question: 'photo', mediaId: 77 },
          ],
        },
      ],
      expectedTotal: 4320,
    }),
  ]);
});

it('keeps choices and answers through a lost reply and a reload, and asks for the waiting order of those', async () => {
  const { network, page, open } = openCheckout();
  network.answer(createOrder, lost);
  await page.fill(await initials(), 'A. R.');
  await page.user.click(await radio(/^Elbow length/));
  await page.user.click(await place());
  await screen.findByText('You seem to be offline. Check the connection and try again.');
  const address = page.address();
  expect(address).toBe('/checkout/3?choice=sleeve.elbow');
  page.leave();
  open(address);
  await screen.findByText('A. R.');
  const asked = network.calls(waitingOrder).map(({ query }) => query.choices);
  expect(asked).toEqual(['{"sleeve":"full"}', '{"sleeve":"elbow"}']);
});

it('says the new price of an option that changed meanwhile, and orders at it only at the second press', async () => {
  const { network, provider, page } = openCheckout();
  const total = 4536;
  network.answer(
    createOrder,
    refused(409, { code: 'PRICE_CHANGED', message: 'The price has changed', figures: { total } }),
    bill,
  );
  await page.fill(await initials(), 'A. R.');
  network.answer(getProductDetails, { success: true, product: { ...kurta, options: dearer } });
  await page.user.click(await place());
  await screen.findByText('The price has changed');
  await screen.findByText(/^It was ₹4,320 in all .* now ₹4,536/);
  expect((await initials()).value).toBe('A. R.');
  expect(provider.opened).toEqual([]);
  await page.user.click(await place());
  await waitFor(() => expect(provider.opened).toHaveLength(1));
  expect(network.calls(createOrder)[1]?.body.expectedTotal).toBe(total);
});

it('does not call a change of choices a changed price', async () => {
  const { page } = openCheckout();
  await page.user.click(await radio(/^Elbow length/));
  expect(await screen.findAllByText('₹3,780')).not.toHaveLength(0);
  expect(screen.queryByText('The price has changed')).toBeNull();
});

it('shows a choice that the server refused at that choice, and keeps what was typed', async () => {
  const { network, page } = openCheckout();
  const message = 'The option that you chose for “Sleeve” is no longer offered. Please choose again.';
  network.answer(
    createOrder,
    refused(400, { code: 'INVALID_INPUT', message: 'Please check', errors: { 'choices.sleeve': message } }),
  );
  await page.fill(await initials(), 'A. R.');
  await page.user.click(await place());
  await screen.findByText(message);
  expect((await radio(/^Full length/)).getAttribute('aria-invalid')).toBe('true');
  expect((await initials()).value).toBe('A. R.');
});
