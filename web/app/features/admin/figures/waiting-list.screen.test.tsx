// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { WaitingList } from './waiting-list.tsx';

it('says how many complaints are overdue, and names in one sentence of what nothing waits', async () => {
  const waiting = {
    complaints: [{ age: 'THREE_DAYS' as const, count: 2 }],
    overdueComplaints: 1,
    reports: { open: 0, overdue: 0 },
    fitClaims: 2,
    verifications: 3,
    cancellations: 1,
    stranded: 0,
    idle: 0,
    disputes: { open: 1, respondBy: null },
    books: 0,
    isAuditOverdue: false,
  };
  renderPart(<WaitingList waiting={waiting} />, { ...asha, role: 'ADMIN' });
  expect((await screen.findByRole('link', { name: /Unanswered complaints/ })).textContent).toMatch(
    /1 overdue/,
  );
  const claims = screen.getByRole('link', { name: /^2\s*Fit claims/ });
  expect(claims.getAttribute('href')).toBe('/admin/complaints/fit');
  screen.getByText(
    'All clear: differences in the books, open reports, stranded orders, orders that nobody moves',
  );
});
