// @vitest-environment happy-dom

import { screen } from '@testing-library/react';
import { it } from 'vitest';
import { nothingToMeasure } from '#contracts/measurements/measuring.ts';
import { meetingsOfOrder } from '#contracts/meetings/meetings.contract.ts';
import { orderDetails } from '#contracts/orders/core/orders.contract.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import { fakeNetwork } from '#tests/support/screen/network.ts';
import { renderRoute } from '#tests/support/screen/render-route.tsx';
import { asha, detailsOf, unpaidOrder } from '#tests/support/screen/samples.ts';
import SchedulePage from './schedule-meeting.route.tsx';

it.each(['NONE', 'SIZED'] as const)('says why an order (%s) has no meeting', async (measuring) => {
  const network = fakeNetwork();
  network.answer(orderDetails, { success: true, orderData: detailsOf({ ...unpaidOrder, measuring }) });
  network.answer(meetingsOfOrder, { success: true, data: [] });
  renderRoute({
    Component: SchedulePage,
    path: '/schedule-meeting/:orderId',
    at: '/schedule-meeting/70',
    viewer: asha,
  });
  await screen.findByText(inEnglish(nothingToMeasure[measuring]));
});
