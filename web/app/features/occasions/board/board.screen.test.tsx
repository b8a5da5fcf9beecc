// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readNaapBook } from '#contracts/measurements/book/book.contract.ts';
import { addGuest, assignOrder, readOccasion, removeGuest } from '#contracts/occasions/occasions.contract.ts';
import type { OccasionBoard } from '#contracts/occasions/occasions.fields.ts';
import { createShare, endShare } from '#contracts/occasions/shares.contract.ts';
import { fakeNetwork, refused } from '#tests/support/screen/network.ts';
import { renderPart, renderRoute } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { amma, lehenga, openFinal, paidAdvance, riya, weddingBoard } from '../occasions.samples.ts';
import { Board } from './board.tsx';
import OccasionPage from './occasion.route.tsx';

function show(board: OccasionBoard = weddingBoard) {
  const network = fakeNetwork();
  const page = renderPart(<Board board={board} />, asha);
  const table = () => within(screen.getByRole('table', { name: 'People' }));
  return { network, page, table };
}

const saved = (message: string, board: OccasionBoard = weddingBoard) =>
  ({ success: true, message, board }) as const;

it('shows for each person how far they are, their piece, its promise against the day, and who paid', () => {
  const { table } = show();
  const [, riyas] = table().getAllByRole('row');
  const row = within(riyas ?? document.body);
  expect(row.getByRole('rowheader').textContent).toContain('Riya');
  row.getByText('Not measured');
  row.getByText('₹5,400 of ₹13,500');
  row.getByText('8 days after the occasion');
  row.getByText('Paid by Nana');
  expect(row.getByRole('link', { name: lehenga.title }).getAttribute('href')).toBe(
    '/order-details/purchase/21',
  );
  screen.getByText('One piece is promised after the day');
});

it('begins with the first person on an empty board, and adds them with one key', async () => {
  const { network, page } = show({ ...weddingBoard, guests: [] });
  network.answer(readNaapBook, { success: true, people: [], can: { add: true } });
  network.answer(addGuest, refused(409, { code: 'CONFLICT', message: 'Full.' }), saved('Added'));
  await page.user.click(screen.getByRole('button', { name: 'Add the first person' }));
  await page.user.click(screen.getByRole('button', { name: 'Add' }));
  await screen.findByText('Please write a name');
  expect(network.calls(addGuest)).toHaveLength(0);
  await page.fill(screen.getByLabelText('Name'), 'Riya');
  await page.user.click(screen.getByRole('button', { name: 'Add' }));
  await screen.findByText('Full.');
  await page.user.click(screen.getByRole('button', { name: 'Add' }));
  await screen.findByText('Added');
  const keys = network.calls(addGuest).map(({ headers }) => headers.get('idempotency-key'));
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

it('gives an open order to a person', async () => {
  const { network, page, table } = show();
  network.answer(assignOrder, saved('Assigned'));
  await page.user.click(table().getByRole('button', { name: 'Give an order' }));
  await page.user.click(screen.getByRole('button', { name: 'Give this order' }));
  await screen.findByText('Assigned');
  const [call] = network.calls(assignOrder);
  expect([call?.params, call?.body]).toEqual([{ id: '7', orderId: '22' }, { personId: amma.id }]);
});

it('says why a person with a piece cannot be removed', async () => {
  const { network, page, table } = show();
  const why = 'A piece is assigned to this person.';
  network.answer(removeGuest, refused(409, { code: 'CONFLICT', message: why }));
  network.answer(readOccasion, { success: true, board: weddingBoard });
  await page.user.click(table().getByRole('button', { name: `More for ${riya.name}` }));
  await page.user.click(screen.getByRole('menuitem', { name: 'Remove' }));
  const question = within(await screen.findByRole('dialog', { name: 'Remove this person?' }));
  await page.user.click(question.getByRole('button', { name: 'Remove' }));
  await screen.findByText(why);
});

it('makes a link for a share, shows it once, and names the amount and nobody', async () => {
  const { network, page, table } = show();
  network.answer(createShare, { ...saved('Open'), token: 'secret-of-the-share' });
  await page.user.click(table().getByRole('button', { name: /^Get a link: final payment of Katan silk/ }));
  await screen.findByText(/without an account.*open for 7 days\.$/);
  await page.user.click(screen.getByRole('button', { name: 'Make the link' }));
  const address = await screen.findByLabelText<HTMLInputElement>('Link');
  expect(address.value).toBe(`${location.origin}/share-link?token=secret-of-the-share`);
  expect(network.calls(createShare)[0]?.body).toEqual({ orderId: 21, purpose: 'FINAL' });
  const message = new URL(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '');
  expect(message.searchParams.get('text') ?? message.search).toMatch(/8,100/);
  expect(decodeURIComponent(message.search)).not.toMatch(/Asha|Meher|lehenga/);
});

it('ends an open link, and offers a new one for an expired link', async () => {
  const open = { ...openFinal, link: 'OPEN', shareId: 5, endsAt: '2026-12-06T05:30:00.000Z' } as const;
  const expired = { ...paidAdvance, isPaid: false, canShare: true, link: 'EXPIRED', payerName: '' } as const;
  const pieces = [{ ...lehenga, shares: [expired, open] }];
  const { network, page, table } = show({ ...weddingBoard, guests: [{ ...riya, pieces }] });
  network.answer(endShare, saved('The link has ended.'));
  table().getByText('The link has expired');
  table().getByRole('button', { name: /^New link: advance/ });
  await page.user.click(table().getByRole('button', { name: /^The link: final payment/ }));
  await page.user.click(screen.getByRole('button', { name: 'End the link' }));
  await screen.findByText('The link has ended.');
  expect(network.calls(endShare)[0]?.params).toEqual({ id: '7', shareId: '5' });
});

it('shows no way to change an archived occasion', () => {
  const { table } = show({ ...weddingBoard, isArchived: true, can: { addGuest: false, change: false } });
  expect(screen.queryByRole('button', { name: 'Add a person' })).toBeNull();
  expect(table().queryByRole('button', { name: /^More for/ })).toBeNull();
  screen.getByRole('button', { name: 'Take it back' });
});

it('says that the board could not be loaded, and tries again', async () => {
  const network = fakeNetwork();
  network.answer(readOccasion, refused(429, { code: 'RATE_LIMITED', message: 'Too many.' }));
  const page = renderRoute({
    Component: OccasionPage,
    path: '/occasions/:id',
    at: '/occasions/7',
    viewer: asha,
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  network.answer(readOccasion, { success: true, board: weddingBoard });
  await page.user.click(again);
  await screen.findByRole('heading', { name: 'Riya’s wedding' });
});
