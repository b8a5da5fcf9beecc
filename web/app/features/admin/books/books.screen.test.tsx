// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userAuthChecker } from '#contracts/accounts/accounts.contract.ts';
import { type Dispute, getBookAudit } from '#contracts/admin/books/books.contract.ts';
import { fakeNetwork } from '#tests/support/screen/network.ts';
import { renderRoute } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import Books from './books.route.tsx';

const admin = { ...asha, role: 'ADMIN' } as const;
const open: Dispute = {
  id: 8,
  orderId: 70,
  orderNumber: 'TB-2026-000070',
  instalment: 'initial',
  reference: 'disp_1',
  amount: 1468.8,
  phase: 'chargeback',
  reasonCode: '',
  status: 'OPEN',
  respondBy: '2026-12-04T10:00:00.000Z',
  createdAt: '2026-11-23T10:00:00.000Z',
  endedAt: null,
};
const won: Dispute = { ...open, id: 7, status: 'WON', endedAt: '2026-11-20T10:00:00.000Z' };

it('heads open disputes, those that ended and the nightly comparison, what presses first', async () => {
  const network = fakeNetwork();
  network.answer(userAuthChecker, { success: true, data: { userFromToken: admin } });
  network.answer(getBookAudit, { success: true, audit: null, disputes: [open, won], webhooks: [] });
  renderRoute({ Component: Books, path: '/admin/books', at: '/admin/books', viewer: admin });
  await screen.findByRole('heading', { name: 'Nightly comparison' });
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings.slice(0, 5)).toEqual(['Books', 'Disputes', 'Open', 'Ended', 'Nightly comparison']);
});

it('puts what does not agree before disputes, with its sum first, and sums up above all', async () => {
  const network = fakeNetwork();
  network.answer(userAuthChecker, { success: true, data: { userFromToken: admin } });
  network.answer(getBookAudit, {
    success: true,
    audit: {
      finishedAt: '2026-11-27T04:00:00.000Z',
      isOverdue: false,
      since: '2026-11-20T04:00:00.000Z',
      count: 1,
      differences: [
        {
          ...{ kind: 'OTHER_SUM', subject: 'PAYMENT', reference: 'pay_1', orderId: 70 },
          ...{ orderNumber: 'TB-2026-000070', ours: '₹125399.00', theirs: 'captured, ₹125400.00' },
        },
      ],
    },
    disputes: [open, won],
    webhooks: [],
  });
  renderRoute({ Component: Books, path: '/admin/books', at: '/admin/books', viewer: admin });
  const [card] = within(await screen.findByRole('list', { name: '1 difference' })).getAllByRole('listitem');
  expect(card?.textContent).toMatch(/^Different amount−₹1Here₹1,25,399There.*₹1,25,400/);
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings.slice(1, 4)).toEqual(['Nightly comparison', '1 difference', 'Disputes']);
  const figures = within(screen.getByRole('list', { name: 'The books in figures' }));
  expect(figures.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Differences1compared on 27 Nov 2026',
    'With the bank₹1,468.801 open dispute, evidence by 4 Dec 2026',
  ]);
});

it('says once that the books agree and when they were compared, without a figure', async () => {
  const network = fakeNetwork();
  network.answer(userAuthChecker, { success: true, data: { userFromToken: admin } });
  const audit = {
    finishedAt: '2026-11-27T04:00:00.000Z',
    isOverdue: false,
    since: '2026-11-20T04:00:00.000Z',
    count: 0,
    differences: [],
  };
  network.answer(getBookAudit, { success: true, audit, disputes: [], webhooks: [] });
  renderRoute({ Component: Books, path: '/admin/books', at: '/admin/books', viewer: admin });
  expect(await screen.findAllByText('The books agree')).toHaveLength(1);
  screen.getByText(/Finished on 27 Nov 2026/);
  expect(screen.queryByRole('list', { name: 'The books in figures' })).toBeNull();
});
