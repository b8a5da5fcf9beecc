// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userAuthChecker } from '#contracts/accounts/accounts.contract.ts';
import type { QueuedReport } from '#contracts/admin/reports/reports.contract.ts';
import { fakeNetwork } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { type ReportDecision, ReportEntry } from './report-entry.tsx';

const admin = { ...asha, role: 'ADMIN' } as const;
const spoken: QueuedReport = {
  id: 4,
  kind: 'ENQUIRY',
  targetId: 41,
  design: null,
  pictures: [],
  owner: null,
  reporter: { id: 2, name: 'Meher Ansari' },
  reason: 'HARASSMENT',
  note: '',
  others: [],
  othersCount: 0,
  words: { message: 'Listen to this.' },
  voice: { url: '/api/admin/reports/4/voice', durationMs: 4000, peaks: [10, 60] },
  createdAt: '2026-11-22T10:00:00.000Z',
  isOverdue: false,
  canDismiss: true,
  canSuspend: false,
  canTakeDown: true,
};

function show(report: QueuedReport, onDecide: (decision: ReportDecision) => void = () => undefined) {
  fakeNetwork().answer(userAuthChecker, { success: true, data: { userFromToken: admin } });
  renderPart(<ReportEntry report={report} onDecide={onDecide} />, admin);
}

it('shows the words of an enquiry beside its voice, and that it was asked without an account', async () => {
  show(spoken);
  await screen.findByText('Listen to this.');
  screen.getByText('asked without an account');
  within(screen.getByRole('group', { name: 'Enquiry 41' })).getByRole('button', { name: 'Play' });
});

it('says of an enquiry that was deleted that it is gone', async () => {
  show({ ...spoken, words: null, voice: null, canTakeDown: false });
  await screen.findByText('gone');
  expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
});

it('leads from a comment to the place where it stands, and shows its design', async () => {
  show({
    ...spoken,
    kind: 'COMMENT',
    targetId: 7,
    design: { id: 12, title: 'Gulnaar saree', image: 'https://media.example/media/gulnaar/1080.webp' },
    words: { message: 'Do you post to Port Blair?' },
    voice: null,
  });
  const link = await screen.findByRole('link', { name: 'Comment 7' });
  expect(link.getAttribute('href')).toBe('/product/12?comment=7');
  const design = screen.getByRole('link', { name: 'Design: Gulnaar saree' });
  expect(design.getAttribute('href')).toBe('/admin/products/12');
  expect(document.querySelector('img')?.src).toContain('/media/gulnaar/');
});

it('offers to suspend and to ban a reported person, and not to take them down', async () => {
  const decided: ReportDecision[] = [];
  const owner = { id: 9, name: 'Rehan Qadri', profileImage: null };
  show(
    {
      ...spoken,
      kind: 'USER',
      targetId: 9,
      owner,
      words: null,
      voice: null,
      canSuspend: true,
      canTakeDown: false,
    },
    (decision) => decided.push(decision),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Suspend' }));
  fireEvent.click(screen.getByRole('button', { name: 'Ban' }));
  expect(decided).toEqual(['USER_SUSPENDED', 'USER_BANNED']);
  expect(screen.queryByRole('button', { name: 'Uphold' })).toBeNull();
});

it('calls a design by its title', async () => {
  show({
    ...spoken,
    kind: 'DESIGN',
    targetId: 118,
    owner: { id: 9, name: 'Farida Chhipa', profileImage: null },
    pictures: ['https://media.example/media/juttis/1080.webp'],
    words: { message: 'Block print juttis' },
    voice: null,
  });
  const link = await screen.findByRole('link', { name: 'Block print juttis' });
  expect(link.getAttribute('href')).toBe('/admin/products/118');
  screen.getByText('Design 118');
  expect(screen.getAllByText('Block print juttis')).toHaveLength(1);
  expect(document.querySelector('img')?.src).toContain('/media/juttis/');
});

it('names everybody who reported a thing, and how many more there are', async () => {
  const filed = {
    reason: 'SPAM',
    note: 'Sent to all of us.',
    createdAt: '2026-11-23T10:00:00.000Z',
  } as const;
  show({
    ...spoken,
    others: [
      { ...filed, id: 5, reporter: { id: 3, name: 'Rohan Das' } },
      { ...filed, id: 6, reporter: null },
    ],
    othersCount: 12,
  });
  await screen.findByText('13 people report it');
  screen.getByText('and 10 more reports');
  const reasons = within(screen.getByRole('article', { name: 'Enquiry 41' })).getAllByRole('listitem');
  expect(reasons.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Insults or harassment.*by Meher Ansari/),
    expect.stringMatching(/^Advertising or spam.*Sent to all of us\..*by Rohan Das/),
    expect.stringMatching(/^Advertising or spam.*link in an email/),
  ]);
});
