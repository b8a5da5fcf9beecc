// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeNetwork } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha, unpaidOrder } from '#tests/support/screen/samples.ts';
import { YourTurn } from './your-turn.tsx';

it('says when an unpaid order is cancelled by itself', async () => {
  fakeNetwork();
  const order = { ...unpaidOrder, can: { ...unpaidOrder.can, payAdvance: true } };
  renderPart(<YourTurn order={order} />, asha);
  const turn = await screen.findByText(/^Your turn\./);
  expect(turn.textContent).toContain('Unpaid, it is cancelled on 23 Nov 2026, 11:00');
});

it('calls a booked measurement nobody’s turn, as the dashboard counts it', async () => {
  fakeNetwork();
  const scheduledAt = '2026-11-22T05:30:00.000Z';
  const meeting = { id: 5, type: 'PHONE_CALL', status: 'SCHEDULED', scheduledAt } as const;
  renderPart(<YourTurn order={{ ...unpaidOrder, status: 'MEASUREMENT_SCHEDULED', meeting }} />, asha);
  const turn = await screen.findByText(/Have a tape at hand/);
  expect(turn.textContent).not.toContain('Your turn');
});
