// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeClaim, orderFit } from '#contracts/fit/fit.contract.ts';
import type { ClaimsOfOrder } from '#contracts/fit/fit.fields.ts';
import { claimable } from '#tests/support/screen/fit-samples.ts';
import { fakeNetwork } from '#tests/support/screen/network.ts';
import { renderRoute } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import NewClaimPage from './new-claim.route.tsx';

function openForm(data: ClaimsOfOrder) {
  const network = fakeNetwork();
  network.answer(orderFit, { success: true, data });
  const at = '/order-details/purchase/70/fit';
  const path = '/order-details/purchase/:orderId/fit';
  const page = renderRoute({ Component: NewClaimPage, path, at, viewer: asha });
  const press = async (name: RegExp | string) => page.user.click(await screen.findByRole('button', { name }));
  return { network, page, press };
}

it('marks one part at a time, says what is missing, and keeps it all in a draft', async () => {
  const { network, page, press } = openForm(claimable);
  await press('Tell the maker');
  await screen.findByText('Please mark 1 to 8 parts that do not fit');
  await screen.findByText('Please say how the piece sits when you wear it');
  await screen.findByText('Please add 1 to 6 photographs of the piece');
  expect(network.calls(makeClaim)).toEqual([]);

  await page.user.selectOptions(screen.getByLabelText('Part'), 'Bust or chest');
  expect(screen.getByText('The order says 36 in.')).toBeDefined();
  await press('Add this part');
  await screen.findByText('Please say how it is off at this part');
  await page.user.click(screen.getByRole('radio', { name: 'Too tight' }));
  await page.fill(screen.getByLabelText('By how much (in)'), '1/2');
  await press('Add this part');
  await screen.findByText('tight by ½ in');
  expect(screen.queryByRole('radio', { name: 'Too tight' })).toBeNull();

  // A sleeve is short or long.
  await page.user.selectOptions(screen.getByLabelText('Part'), 'Sleeve length');
  expect(screen.getByRole('radio', { name: 'Too long' })).toBeDefined();
  expect(sessionStorage.getItem(`tanabana_fit-claim_${asha.id}_70`)).toContain('"amount":"1/2"');

  await press('Remove Bust or chest');
  await screen.findByText('Nothing marked yet.');
});

it('says why no claim can be made, and leads to the one that is open', async () => {
  const [listed] = [
    {
      ...{ id: 7, orderId: 70, orderNumber: 'TB-2026-000070', title: 'Katan silk blouse', zones: 1 },
      ...{ buyerName: 'Asha Rao', makerName: 'Meera Iyer', garment: 'blouse' as const },
      ...{ state: 'OPEN' as const, turn: 'MAKER' as const, createdAt: '2026-11-22T05:30:00.000Z' },
    },
  ];
  openForm({
    ...claimable,
    ...{ claims: [listed], basis: [], can: { claim: false } },
    why: { message: 'A fit claim of this order is open already.', reason: 'fit.oneOpen' },
  });
  await screen.findByText('A fit claim of this order is open already.');
  const link = screen.getByRole('link', { name: 'The fit of your piece' });
  expect(link.getAttribute('href')).toBe('/fit/7');
});
