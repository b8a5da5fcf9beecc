// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usualShares } from '#contracts/orders/endings/kept-shares.ts';
import { getProfile, type Profile } from '#contracts/profiles/profiles.contract.ts';
import { getShop, type OwnShop } from '#contracts/profiles/shop/shop.contract.ts';
import { fakeNetwork } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { FirstDay } from './first-day.tsx';

const profile: Profile = {
  ...{ id: 7, name: 'Asha Rao', email: 'asha@example.in', pendingEmail: null, profileImage: null },
  isPlaceFromBook: false,
  ...{ role: 'MASTER', bio: '', phone: '+91 98450 21137', address: '14, 3rd Cross', city: 'Bengaluru' },
  ...{ state: 'Karnataka', pincode: '560003', country: 'India', profession: 'Tailor' },
  ...{ numberOfEmployees: '', visitRadius: '40', googleMapLink: '', gstin: '', can: { chooseRoles: [] } },
};
const shop: OwnShop = {
  ...{ about: '', specialities: [], leadDays: null, ordersAMonth: null, holidays: [] },
  ...{ placedThisMonth: 0, closed: null, keptShares: usualShares, sharesVersion: 0, swatchPrice: null },
};

it('each step of a first day is ticked by what is true', async () => {
  const network = fakeNetwork();
  network.answer(getProfile, { success: true, data: profile });
  network.answer(getShop, { success: true, data: shop });
  renderPart(<FirstDay designs={{ published: 1, views: 0 }} />, asha);
  const steps = within(await screen.findByRole('region', { name: 'Your first day' })).getAllByRole(
    'listitem',
  );
  expect(steps.map((step) => within(step).queryByText('Done') !== null)).toEqual([true, false, true, false]);
});
