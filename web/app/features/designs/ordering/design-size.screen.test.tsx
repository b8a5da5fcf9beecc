// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha, gulnaar } from '#tests/support/screen/samples.ts';
import { type DesignPage, pageOf } from '../showing/design-details.api.ts';
import { DesignSize } from './design-size.tsx';
import { OrderNow } from './order-now.tsx';
import { OrderTerms } from './order-terms.tsx';

const kurta = pageOf(
  {
    ...gulnaar,
    id: 68,
    category: "Men's Fashion",
    measuring: 'SIZED',
    sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
  },
  0,
);

function Buying({ design }: { design: DesignPage }) {
  const [size, setSize] = useState('');
  return (
    <>
      <DesignSize design={design} chosen={size} onChoose={setSize} />
      <OrderNow design={design} size={size} choices={{}} />
    </>
  );
}

it('the chosen size goes to the checkout with the order', async () => {
  const { user } = renderPart(<Buying design={kurta} />, asha);
  const order = () => screen.getByRole('link', { name: 'Order Now' }).getAttribute('href');
  expect(order()).toBe('/checkout/68');
  await user.click(screen.getByRole('radio', { name: 'L' }));
  expect(order()).toBe('/checkout/68?size=L');
});

it('the size chart tells what each size of the category measures, in inches and in centimetres', async () => {
  const { user } = renderPart(<Buying design={kurta} />, asha);
  await user.click(screen.getByRole('button', { name: 'Size guide' }));
  const chart = await screen.findByRole('table', { name: 'Men (in)' });
  const chestOfM = (table: HTMLElement) =>
    within(within(table).getByRole('row', { name: /^M / })).getAllByRole('cell')[0]?.textContent;
  expect(chestOfM(chart)).toBe('38');
  await user.click(screen.getByRole('radio', { name: 'cm' }));
  expect(chestOfM(screen.getByRole('table', { name: 'Men (cm)' }))).toBe('96.5');
});

it('a design that is made to measure asks for no size', () => {
  renderPart(<Buying design={{ ...kurta, measuring: 'MADE_TO_MEASURE', sizes: [] }} />, asha);
  expect(screen.queryByRole('radio')).toBeNull();
});

it('the free day and the returns are said beside the button that orders', () => {
  renderPart(<OrderTerms />, asha);
  expect(screen.getByText(/^Free to cancel for 24 hours after the advance\./)).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/help/returns-and-cancellation');
});
