// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { countPendingEnquiries } from '#contracts/enquiries/enquiries.contract.ts';
import { fakeNetwork } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { SmallMenu } from './small-menu.tsx';

const linksOf = (viewer: typeof asha) => {
  renderPart(<SmallMenu state={{ status: 'signedIn', viewer }} onClose={() => undefined} />, viewer);
  return screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
};

it('leads a maker on a phone to chat, home, settings and the dashboard, and out', () => {
  const network = fakeNetwork();
  network.answer(countPendingEnquiries, { success: true, data: { pending: 0 } });
  expect(linksOf({ ...asha, role: 'DESIGNER' })).toEqual(
    expect.arrayContaining(['Chat /chat', 'Home /', 'Settings /settings', 'Dashboard /userDashboard']),
  );
  screen.getByRole('button', { name: 'Log out' });
});

it('has the dashboard of the administration for admins alone', () => {
  expect(linksOf({ ...asha, role: 'ADMIN' })).toContain('Admin Dashboard /admin');
  cleanup();
  expect(linksOf(asha).join('\n')).not.toContain('/admin');
});
