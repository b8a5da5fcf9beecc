// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeNetwork } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha, unpaidOrder } from '#tests/support/screen/samples.ts';
import { YourTurn } from '../core/your-turn.tsx';

it('says when an unpaid order is cancelled by itself', async () => {
  fakeNetwork();
  renderPart(<YourTurn order={unpaidOrder} />, asha);
  const turn = await screen.findByText(/^Your turn\./);
  expect(turn.textContent).toContain('Unpaid, it is cancelled on 23 Nov 2026, 11:00');
});
