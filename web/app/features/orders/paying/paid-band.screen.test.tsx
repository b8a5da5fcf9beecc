// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { fakeNetwork } from '#tests/support/screen/network.ts';
import { renderPart, renderRoute } from '#tests/support/screen/render-route.tsx';
import { asha, unpaidOrder } from '#tests/support/screen/samples.ts';
import { PaidBand } from './paid-band.tsx';

const { payments } = unpaidOrder;
const advanced: OrderData = {
  ...unpaidOrder,
  status: 'CONFIRMED',
  payments: { ...payments, initial: { ...payments.initial, paid: true } },
};
const whole: OrderData = {
  ...advanced,
  payments: { ...advanced.payments, final: { ...payments.final, paid: true } },
};
const forMaker = (order: OrderData): OrderData => ({ ...order, role: 'maker' });

/** The band's text for the first order, and after the order has changed. */
function saidOf(first: OrderData, then: OrderData): (string | undefined)[] {
  fakeNetwork();
  let change: (order: OrderData) => void = () => undefined;
  function OrderPage() {
    const [order, setOrder] = useState(first);
    change = setOrder;
    return <PaidBand order={order} />;
  }
  const page = renderPart(<OrderPage />, asha);
  const said = () => screen.queryByRole('status')?.textContent ?? undefined;
  const before = said();
  act(() => change(then));
  const after = said();
  page.leave();
  return [before, after];
}

const forAdvance = /^Thank you, Asha.*advance has arrived/;
const forRest = /^Thank you, Asha.*final payment has been received/;

it('thanks for the instalment that arrives while the page of the order is open', () => {
  expect(saidOf(unpaidOrder, advanced)).toEqual([undefined, expect.stringMatching(forAdvance)]);
  expect(saidOf(advanced, whole)).toEqual([undefined, expect.stringMatching(forRest)]);
});

it('thanks nobody for what was paid before, and no maker for what their buyer paid', () => {
  expect(saidOf(whole, whole)).toEqual([undefined, undefined]);
  expect(saidOf(forMaker(unpaidOrder), forMaker(advanced))).toEqual([undefined, undefined]);
});

it('thanks for the final payment that the provider’s own page leads back from', async () => {
  fakeNetwork();
  renderRoute({
    Component: () => <PaidBand order={whole} />,
    path: '/order',
    at: '/order?payment=received',
    viewer: asha,
  });
  expect((await screen.findByRole('status')).textContent).toMatch(forRest);
});
