// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getProductDetails } from '#contracts/designs/designs.contract.ts';
import { fakeNetwork, refused } from '#tests/support/screen/network.ts';
import { renderRoute } from '#tests/support/screen/render-route.tsx';
import ProductPage from './product.route.tsx';

it('a design that cannot be loaded is told of once, on the page', async () => {
  const network = fakeNetwork();
  const message = 'Too many requests. Please wait a moment.';
  network.answer(getProductDetails, refused(429, { code: 'RATE_LIMITED', message }));
  renderRoute({ Component: ProductPage, path: '/product/:id', at: '/product/68', viewer: null });
  await screen.findByRole('heading', { level: 1, name: 'Failed to load product' });
  expect(screen.getAllByText(message)).toHaveLength(1);
});
