// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userAuthChecker } from '#contracts/accounts/accounts.contract.ts';
import { type ListedComplaint, listDeskComplaints } from '#contracts/admin/complaints/complaints.contract.ts';
import { fakeNetwork } from '#tests/support/screen/network.ts';
import { renderRoute } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import DeskComplaints from './complaints.route.tsx';

const admin = { ...asha, role: 'ADMIN' } as const;

const late: ListedComplaint = {
  id: 4,
  ticketNumber: 'TC-2026-000004',
  title: 'The letter never comes',
  category: 'technical',
  priority: 'medium',
  status: 'OPEN',
  complainant: { id: 9, name: 'Rohan Deshpande' },
  assignee: null,
  waitingSince: '2026-11-23T10:27:00.000Z',
  isOverdue: true,
  createdAt: '2026-11-23T10:27:00.000Z',
};

function openList(at: string) {
  const network = fakeNetwork();
  network.answer(userAuthChecker, { success: true, data: { userFromToken: admin } });
  network.answer(listDeskComplaints, { success: true, complaints: [late], nextCursor: null, overdue: 1 });
  return renderRoute({ Component: DeskComplaints, path: '/admin/complaints', at, viewer: admin });
}

it('leads to what is overdue, and says nothing of it while the list is narrowed', async () => {
  const page = openList('/admin/complaints');
  await screen.findByRole('link', { name: '1 overdue' });
  page.leave();
  openList('/admin/complaints?overdue=yes');
  await screen.findByRole('list', { name: 'Complaints' });
  expect(screen.queryByRole('link', { name: '1 overdue' })).toBeNull();
});

it('says on phones of a complaint who waits since when and that it is overdue, and leads to it', async () => {
  openList('/admin/complaints');
  const list = within(await screen.findByRole('list', { name: 'Complaints' }));
  const row = list.getByRole('link');
  expect(row.textContent).toMatch(/^The letter never comesRohan Deshpande · Since 23 Nov.*Overdue$/);
  expect(row.getAttribute('href')).toBe('/admin/complaints/4');
});
