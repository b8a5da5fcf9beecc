// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { it, vi } from 'vitest';
import { meetingsOfOrder } from '#contracts/meetings/meetings.contract.ts';
import { orderDetails } from '#contracts/orders/core/orders.contract.ts';
import { fakeNetwork } from '#tests/support/screen/network.ts';
import { renderRoute } from '#tests/support/screen/render-route.tsx';
import { asha, detailsOf, unpaidOrder } from '#tests/support/screen/samples.ts';
import SchedulePage from './schedule-meeting.route.tsx';

// The language of a page is read once, before the modules that write it.
vi.hoisted(() => {
  document.documentElement.lang = 'hi';
});

it.each([
  ['NONE', 'इस ऑर्डर के लिए नाप की ज़रूरत नहीं।'],
  ['SIZED', 'यह ऑर्डर चुने गए साइज़ में बनता है, इसलिए नाप नहीं लिया जाता।'],
] as const)(
  'says in the language of the page why an order (%s) has no meeting',
  async (measuring, sentence) => {
    const network = fakeNetwork();
    network.answer(orderDetails, { success: true, orderData: detailsOf({ ...unpaidOrder, measuring }) });
    network.answer(meetingsOfOrder, { success: true, data: [] });
    renderRoute({
      Component: SchedulePage,
      path: '/schedule-meeting/:orderId',
      at: '/schedule-meeting/70',
      viewer: asha,
    });
    await screen.findByText(sentence);
  },
);
