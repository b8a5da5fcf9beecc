// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { userAuthChecker } from '#contracts/accounts/accounts.contract.ts';
import { bulkSentences } from '#contracts/designs/bulk/bulk.rules.ts';
import { changePrices, setVisibilityOfMany } from '#contracts/designs/bulk/change-designs.contract.ts';
import type { OwnDesign } from '#contracts/designs/own-designs.contract.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import { fakeNetwork, lost } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ChooseBox } from './choose-box.tsx';
import { useChosenDesigns } from './use-chosen-designs.ts';

const meta = {
  likeCount: 0,
  shareCount: 0,
  saveCount: 0,
  reviewCount: 0,
  orderCount: 0,
  averageRating: null,
};
const designOf = (id: number, title: string, price: number): OwnDesign => ({
  id,
  title,
  price,
  category: 'Accessories',
  status: 'PUBLISHED',
  image: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  meta,
});
const first = [designOf(1, 'Ajrakh stole', 2499), designOf(2, 'Bandhani sari', 12_500)];
const dearer = [designOf(1, 'Ajrakh stole', 9999), designOf(2, 'Bandhani sari', 12_500)];

/** The list with its rows; a button replaces them, as a refetch would. */
function List() {
  const [rows, setRows] = useState(first);
  const chosen = useChosenDesigns(rows);
  return (
    <>
      <BulkBar rows={rows} chosen={chosen} />
      {rows.map((row) => (
        <ChooseBox key={row.id} design={row} chosen={chosen} />
      ))}
      <button type="button" onClick={() => setRows(dearer)}>
        News
      </button>
    </>
  );
}

const open = () => {
  const network = fakeNetwork();
  // All open queries are refetched once designs have changed.
  network.answer(userAuthChecker, { success: true, data: { userFromToken: asha } });
  return { network, page: renderPart(<List />, asha) };
};
const button = (name: string) => screen.findByRole('button', { name });
const box = (name: string) => screen.findByRole('checkbox', { name });

it('hides what is chosen, names what stayed as it was, and keeps that chosen', async () => {
  const { network, page } = open();
  network.answer(setVisibilityOfMany, {
    success: true,
    outcomes: [
      { id: 1, refusal: null },
      { id: 2, refusal: { message: 'Its pictures are still being prepared.' } },
    ],
  });
  expect(screen.queryByRole('button', { name: 'Hide' })).toBeNull();
  await page.user.click(await box('Choose all shown'));
  await screen.findByText('2 chosen');
  await page.user.click(await button('Hide'));
  await screen.findByText('Only you can see it now');
  const refused = within(await screen.findByRole('alert'));
  refused.getByText('Bandhani sari');
  refused.getByText('Its pictures are still being prepared.');
  await screen.findByText('1 chosen');
  expect(network.calls(setVisibilityOfMany).map(({ body }) => body)).toEqual([
    { ids: [1, 2], visible: false },
  ]);
});

it('shows old and new prices before it changes them, and says what is no amount', async () => {
  const { network, page } = open();
  network.answer(changePrices, { success: true, outcomes: [{ id: 1, refusal: null }] });
  await page.user.click(await box('Choose Ajrakh stole'));
  await page.user.click(await button('Change prices'));
  await page.user.click(await button('Change the price'));
  await screen.findByText(inEnglish(bulkSentences.percent));
  await page.user.selectOptions(screen.getByLabelText('Direction'), 'lower');
  await page.fill(screen.getByLabelText('By how much'), '10');
  const preview = within(await screen.findByRole('region', { name: 'Old and new prices' }));
  preview.getByText('₹2,499');
  preview.getByText('₹2,249');
  await page.user.click(await button('Change the price'));
  await screen.findByText('The price is changed');
  expect(network.calls(changePrices).map(({ body }) => body)).toEqual([
    { designs: [{ id: 1, price: 2499 }], by: 'PERCENT', amount: -10 },
  ]);
  expect(screen.queryByText('1 chosen')).toBeNull();
});

it('after a lost answer sends the prices again that were looked at, not those that are there by now', async () => {
  const { network, page } = open();
  network.answer(changePrices, lost, { success: true, outcomes: [{ id: 1, refusal: null }] });
  await page.user.click(await box('Choose Ajrakh stole'));
  await page.user.click(await button('Change prices'));
  await page.user.selectOptions(await screen.findByLabelText('Unit'), 'SUM');
  await page.fill(screen.getByLabelText('By how much'), '7,500');
  await page.user.click(await button('Change the price'));
  await screen.findByText('That did not work');
  await page.user.click(await button('News'));
  await page.user.click(await button('Change the price'));
  await screen.findByText('The price is changed');
  const [sent, again] = network.calls(changePrices).map(({ body }) => body);
  expect(again).toEqual(sent);
  expect(sent).toEqual({ designs: [{ id: 1, price: 2499 }], by: 'SUM', amount: 7500 });
});
