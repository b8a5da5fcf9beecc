// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import type { HandedWork, HandSheet } from '#contracts/hands/hands.fields.ts';
import {
  answerCreditOfWork,
  listHandedWork,
  moveHandedWork,
  readHandedWork,
} from '#contracts/hands/working/handed-work.contract.ts';
import { fakeNetwork } from '#tests/support/screen/network.ts';
import { renderPart, renderRoute } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { ApiError } from '#web/platform/api/api-error.ts';
import HandedWorkPage from './handed-work.route.tsx';
import { HandedWorkLink } from './handed-work-link.tsx';
import WorkPage, { ErrorBoundary } from './work.route.tsx';

const imran: Viewer = { ...asha, id: 12, name: 'Imran Zariwala', role: 'JARIWALA' };
const row: HandedWork = {
  ...{ id: 5, workshop: 'Meher Ansari', piece: 'Blouse', kind: 'JARIWALA', state: 'OFFERED', rate: 1200 },
  ...{ due: '2026-12-02', lateDays: 2, isCreditOffered: false, image: null },
};
const sheet: HandSheet = {
  ...{ workshop: 'Meher Ansari', workshopId: 9, piece: 'Blouse', kind: 'JARIWALA', name: 'Imran Zariwala' },
  ...{ credit: 'NONE', creditName: '', endsAt: null },
  work: {
    ...{ kind: 'JARIWALA', state: 'OFFERED', version: 1, rate: 1200, due: '2026-12-02', lateDays: 0 },
    ...{ words: 'Gold zari.', answer: '', handedOver: [], broughtBack: [], credit: 'NONE' },
    can: { accept: true, decline: true, bringBack: false },
  },
};
const accepted: HandSheet = {
  ...sheet,
  credit: 'OFFERED',
  work: sheet.work && {
    ...sheet.work,
    state: 'ACCEPTED',
    version: 2,
    can: { ...sheet.work.can, accept: false },
  },
};

it('lists open work with its rate, day and what is asked, and past work behind its tab', async () => {
  const network = fakeNetwork();
  network.answer(listHandedWork, { success: true, work: [row], nextCursor: null });
  const page = renderRoute({
    Component: HandedWorkPage,
    path: '/handed-work',
    at: '/handed-work',
    viewer: imran,
  });
  const link = await screen.findByRole('link', { name: /Blouse/ });
  expect(link.getAttribute('href')).toBe('/handed-work/5');
  for (const words of ['₹1,200', 'From Meher Ansari', '2 working days late', 'New', 'Your answer is awaited'])
    expect(link.textContent).toContain(words);
  network.answer(listHandedWork, { success: true, work: [], nextCursor: null });
  await page.user.click(screen.getByRole('tab', { name: 'Past' }));
  await screen.findByText('No past work');
  expect(network.calls(listHandedWork).at(-1)?.query).toMatchObject({ side: 'PAST' });
});

it('accepts in the account, agrees to a credit, and names no link', async () => {
  const network = fakeNetwork();
  network.answer(readHandedWork, { success: true, sheet });
  network.answer(moveHandedWork, { success: true, message: 'Noted.', sheet: accepted });
  network.answer(answerCreditOfWork, { success: true, message: 'Shown.', sheet: accepted });
  const page = renderRoute({
    ...{ Component: WorkPage, path: '/handed-work/:id', at: '/handed-work/5' },
    viewer: imran,
  });
  const press = async (name: string) => page.user.click(await screen.findByRole('button', { name }));
  await press('Take on the work');
  await screen.findByText(/It leads to your profile/);
  expect(network.calls(moveHandedWork)[0]?.body).toEqual({ version: 1, act: 'ACCEPT' });
  await press('Show my name');
  expect(network.calls(answerCreditOfWork)[0]?.body).toEqual({ agree: true, name: 'Imran Zariwala' });
  expect(screen.queryByText(/This link works until/)).toBeNull();
  const chat = screen.getByRole('link', { name: 'Write to Meher Ansari' });
  expect(chat.getAttribute('href')).toBe('/chat?receiverId=9');
});

it('is in the menu of those whose role can get work, and of those who have some', () => {
  const isShown = (viewer: Viewer) => {
    const { leave } = renderPart(<HandedWorkLink viewer={viewer} className="" />, viewer);
    const link = screen.queryByRole('link', { name: 'Work given to you' });
    leave();
    return link !== null;
  };
  expect(isShown(imran)).toBe(true);
  expect(isShown(asha)).toBe(false);
  expect(isShown({ ...asha, hasHandedWork: true })).toBe(true);
});

it('says that another’s work is not there', () => {
  const gone = new ApiError(404, { code: 'NOT_FOUND', message: 'This hand-over could not be found.' });
  renderPart(<ErrorBoundary error={gone} params={{ id: '5' }} />, imran);
  screen.getByRole('heading', { level: 1, name: 'There is no such work' });
});
