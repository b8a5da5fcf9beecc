// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { timelineStatuses } from '#contracts/orders/core/orders.states.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { OrderSkeleton } from './order-skeleton.tsx';

it('draws the thread of steps while an order is loading', () => {
  renderPart(<OrderSkeleton hasBack />, asha);
  expect(document.querySelectorAll('.sewn > li .knot')).toHaveLength(timelineStatuses.length);
});
