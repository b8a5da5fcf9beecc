// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { suggestMakers } from '#contracts/feed/discover.contract.ts';
import { fakeNetwork } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { Suggestions } from './discover-panels.tsx';

const maker = { profileImage: null, city: 'Varanasi' };

it('says of each suggested maker whether they are verified, and leads to their profile', async () => {
  const network = fakeNetwork();
  network.answer(suggestMakers, {
    success: true,
    data: [
      { ...maker, id: 2, name: 'Meher Ansari', isVerified: true },
      { ...maker, id: 9, name: 'Harpreet Gill', isVerified: false, city: '' },
    ],
  });
  renderPart(<Suggestions />, null);
  const [verified, other] = await screen.findAllByRole('listitem');
  within(verified as HTMLElement).getByText('Verified · Varanasi');
  within(other as HTMLElement).getByText('Non Verified');
  const views = screen.getAllByRole('link', { name: /^View / });
  expect(views.map((link) => link.getAttribute('href'))).toEqual(['/publicProfile/2', '/publicProfile/9']);
});
