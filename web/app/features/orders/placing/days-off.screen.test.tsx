// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { orderDocuments } from '#contracts/documents/documents.contract.ts';
import { orderConfirmation } from '#contracts/orders/core/orders.contract.ts';
import { fakeNetwork } from '#tests/support/screen/network.ts';
import { renderPart, renderRoute } from '#tests/support/screen/render-route.tsx';
import { asha, gulnaar, unpaidOrder } from '#tests/support/screen/samples.ts';
import { ExpectedDelivery } from '#web/features/designs/showing/expected-delivery.tsx';
import { ExpectedDelivery as MeasuredDelivery } from '#web/features/meetings/meeting-order.tsx';
import { DeliveryLine } from '../core/delivery-line.tsx';
import ConfirmationPage from './confirmation.route.tsx';

const holidays = [{ from: '2026-11-27', to: '2026-12-03' }];
const delivery = { ...unpaidOrder.delivery, away: holidays, daysOff: holidays };
const order = { ...unpaidOrder, delivery };
const sentence = 'Meera Iyer is away from 27 Nov 2026 to 3 Dec 2026; nothing is made then.';

it.each([
  [
    'on the design’s page and in checkout',
    <ExpectedDelivery
      key="design"
      delivery={{ ...gulnaar.delivery, away: holidays }}
      measuring={gulnaar.measuring}
      maker={gulnaar.designer.name}
    />,
  ],
  ['on the order’s page', <DeliveryLine key="order" order={order} />],
  ['where the measurement is booked', <MeasuredDelivery key="meeting" order={order} day={null} />],
  ['once its day is chosen', <MeasuredDelivery key="day" order={order} day="2026-11-25" />],
])('the maker’s days off stand beside the expected date %s', (_, part) => {
  fakeNetwork();
  renderPart(part, asha);
  expect(screen.getByText(sentence)).toBeTruthy();
});

it('the maker’s days off stand beside the expected date on the confirmation', async () => {
  const network = fakeNetwork();
  network.answer(orderConfirmation, { success: true, orderData: order });
  network.answer(orderDocuments, { success: true, data: [] });
  renderRoute({
    Component: ConfirmationPage,
    path: '/order-confirmation',
    at: '/order-confirmation?orderId=70',
    viewer: asha,
  });
  expect(await screen.findByText(sentence)).toBeTruthy();
});
