// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { HandSheet } from '#contracts/hands/hands.fields.ts';
import { answerCredit, moveByHand, readHandLink } from '#contracts/hands/working/hand-link.contract.ts';
import { fakeNetwork, refused } from '#tests/support/screen/network.ts';
import { renderPart, renderRoute } from '#tests/support/screen/render-route.tsx';
import { ApiError } from '#web/platform/api/api-error.ts';
import HandLinkPage, { ErrorBoundary } from './hand-link.route.tsx';

const work: NonNullable<HandSheet['work']> = {
  ...{ kind: 'JARIWALA', state: 'OFFERED', version: 1, rate: 1200.5, due: '2026-12-02', lateDays: 0 },
  ...{ words: 'Gold zari on both sleeves.', answer: '', handedOver: [], broughtBack: [], credit: 'NONE' },
  can: { accept: true, decline: true, bringBack: false },
};
const offered: HandSheet = {
  ...{
    workshop: 'Meher Ansari',
    workshopId: null,
    piece: 'Blouse',
    kind: 'JARIWALA',
    name: 'Rafiq',
    credit: 'NONE',
  },
  ...{ creditName: '', endsAt: '2027-01-01T18:30:00.000Z', work },
};
const accepted: HandSheet = {
  ...offered,
  work: { ...work, state: 'ACCEPTED', version: 2, can: { accept: false, decline: false, bringBack: true } },
};
const done = (sheet: HandSheet) => ({ success: true, message: 'Noted.', sheet }) as const;

function openPage(sheet: HandSheet) {
  const network = fakeNetwork();
  network.answer(readHandLink, { success: true, sheet });
  const page = renderRoute({
    ...{ Component: HandLinkPage, path: '/hand-link', at: '/hand-link?token=abc' },
    viewer: null,
  });
  const press = async (name: string) => page.user.click(await screen.findByRole('button', { name }));
  return { network, page, press };
}

it('shows the piece, the day and the rate, and takes on the work once', async () => {
  const { network, press } = openPage(offered);
  network.answer(moveByHand, done(accepted));
  await screen.findByRole('heading', { name: 'Blouse' });
  await screen.findByText('₹1,200.50');
  await screen.findByText('Gold zari on both sleeves.');
  await press('Take on the work');
  await screen.findByText(/^You have this piece/);
  expect(network.calls(moveByHand).map(({ body }) => body)).toEqual([
    { token: 'abc', version: 1, act: 'ACCEPT' },
  ]);
});

it('asks before it declines, and shows what changed meanwhile', async () => {
  const { network, press } = openPage(offered);
  const withdrawn: HandSheet = {
    ...offered,
    work: { ...work, state: 'WITHDRAWN', can: { accept: false, decline: false, bringBack: false } },
  };
  network.answer(moveByHand, refused(409, { code: 'CONFLICT', message: 'This has changed.' }));
  await press('Decline');
  await screen.findByText(/gives the piece to somebody else/);
  network.answer(readHandLink, { success: true, sheet: withdrawn });
  await press('Decline');
  await screen.findByText(/has withdrawn this work/);
  expect(screen.queryByRole('button', { name: 'Take on the work' })).toBeNull();
});

it('agrees to a credit under a name, and takes it back by an expired link', async () => {
  const asked: HandSheet = { ...accepted, credit: 'OFFERED' };
  const shown: HandSheet = { ...accepted, credit: 'AGREED', creditName: 'Ustad Rafiq' };
  const { network, page, press } = openPage(asked);
  network.answer(answerCredit, done(shown));
  await page.fill(await screen.findByLabelText('The name that people read'), 'Ustad Rafiq');
  await press('Show my name');
  await screen.findByText('Shown: Zari by Ustad Rafiq');
  page.leave();

  const later = openPage({ ...shown, work: null });
  later.network.answer(answerCredit, done({ ...offered, work: null }));
  await screen.findByText('This link has expired');
  await later.press('Take my name back');
  expect(later.network.calls(answerCredit)[0]?.body).toEqual({ token: 'abc', agree: false, name: '' });
});

it('says that an ended link no longer works', () => {
  const gone = new ApiError(404, { code: 'NOT_FOUND', message: 'This link no longer works.' });
  renderPart(<ErrorBoundary error={gone} params={{}} />, null);
  screen.getByRole('heading', { level: 1, name: 'This link no longer works' });
});
