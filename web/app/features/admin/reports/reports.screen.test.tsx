// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userAuthChecker } from '#contracts/accounts/accounts.contract.ts';
import { listReports, type QueuedReport } from '#contracts/admin/reports/reports.contract.ts';
import { fakeNetwork } from '#tests/support/screen/network.ts';
import { renderRoute } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import Reports from './reports.route.tsx';

const admin = { ...asha, role: 'ADMIN' } as const;
const spoken: QueuedReport = {
  id: 4,
  kind: 'ENQUIRY',
  targetId: 41,
  owner: null,
  reporter: { id: 2, name: 'Meher Ansari' },
  reason: 'HARASSMENT',
  note: '',
  words: 'Listen to this.',
  voice: { url: '/api/admin/reports/4/voice', durationMs: 4000, peaks: [10, 60] },
  createdAt: '2026-11-22T10:00:00.000Z',
  isOverdue: false,
  canDismiss: true,
  canTakeDown: true,
};

const rowsOf = async () => (await screen.findAllByRole('row')).slice(1);

it('shows the words of an enquiry beside its voice, and that it was asked without an account', async () => {
  const network = fakeNetwork();
  network.answer(userAuthChecker, { success: true, data: { userFromToken: admin } });
  const gone = { ...spoken, id: 5, targetId: 40, words: null, voice: null, canTakeDown: false };
  network.answer(listReports, { success: true, reports: [spoken, gone], nextCursor: null });
  renderRoute({ Component: Reports, path: '/admin/reports', viewer: admin });
  const [asked, missing] = await rowsOf();
  if (!asked || !missing) throw new Error('Two reports were expected');
  within(asked).getByText('Listen to this.');
  within(asked).getByText('asked without an account');
  within(within(asked).getByRole('group', { name: 'Enquiry 41' })).getByRole('button', { name: 'Play' });
  within(missing).getByText('gone by now');
  expect(within(missing).queryByRole('button', { name: 'Play' })).toBeNull();
});
