// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { type BoardOrder, workBoard } from '#contracts/orders/board/board.contract.ts';
import { boardStages } from '#contracts/orders/board/board.rules.ts';
import { updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import { fakeNetwork, refused } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha, unpaidOrder } from '#tests/support/screen/samples.ts';
import { WorkBoardView } from './work-board.route.tsx';

const meera: Viewer = { ...asha, id: 9, name: 'Meera Iyer' };
const stole: BoardOrder = {
  id: 71,
  orderNumber: 'TB-2026-000071',
  status: 'CONFIRMED',
  finalPaid: false,
  title: 'Ajrakh stole',
  titleLang: 'en',
  otherDesigns: 0,
  options: '',
  pieces: 1,
  image: null,
  buyer: { id: 5, name: 'Asha Rao', profileImage: null },
  dueBy: '2026-11-17',
  lateDays: 6,
  functionDay: '2026-11-20',
  days: { work: 7, left: -11 },
  turn: 'MAKER',
  wait: null,
  risks: ['LATE', 'UNREAD'],
  nextStep: 'DESIGN_IN_PROGRESS',
  readyToSend: false,
  isSwatch: false,
};

function boardOf(orders: BoardOrder[], more: { late?: number; count?: number; next?: string } = {}) {
  const { late = 0, count = orders.length, next = null } = more;
  const stages = boardStages.map((stage) =>
    stage === 'BEGIN' ? { stage, count, late } : { stage, count: 0, late: 0 },
  );
  return { success: true as const, orders, stages, nextCursor: next };
}

it('says what is late, and moves an order with one press', async () => {
  const network = fakeNetwork();
  const begun: BoardOrder = { ...stole, status: 'DESIGN_IN_PROGRESS', nextStep: 'DESIGN_COMPLETED' };
  network.answer(workBoard, boardOf([stole], { late: 1 }), boardOf([begun], { late: 1 }));
  network.answer(updateOrderStatus, { success: true, message: 'Moved', orderData: unpaidOrder });
  const { user } = renderPart(<WorkBoardView preloaded={null} />, meera);
  await screen.findByText('Late');
  screen.getByRole('link', { name: 'Read the message, TB-2026-000071' });
  screen.getByText('Promised for 17 Nov 2026, 6 days late');
  screen.getByText('Your turn. 7 days of work, should have left 11 days ago');
  screen.getByText('Needed for a function on 20 Nov 2026');
  screen.getByText('1 open order, 1 late');
  await user.dblClick(screen.getByRole('button', { name: 'Begin the design, TB-2026-000071' }));
  await screen.findByRole('button', { name: 'Design is done, TB-2026-000071' });
  const moved = 'TB-2026-000071: Design in progress';
  await screen.findByText((_, toast) => toast?.textContent === moved, { selector: '.toast p' });
  expect(network.calls(updateOrderStatus)).toMatchObject([{ body: { status: 'DESIGN_IN_PROGRESS' } }]);
});

it('tells why an order stays where it is, and can be pressed again', async () => {
  const network = fakeNetwork();
  const board = boardOf([stole]);
  network.answer(workBoard, board, board, board);
  const message = 'This order was cancelled, so it can no longer change.';
  network.answer(updateOrderStatus, refused(409, { code: 'ILLEGAL_MOVE', message }));
  const { user } = renderPart(<WorkBoardView preloaded={null} />, meera);
  await user.click(await screen.findByRole('button', { name: /^Begin the design/ }));
  await screen.findByText(message);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Begin the design/ }).ariaDisabled).not.toBe('true'),
  );
});

it('leads to the answer and the parcel, which need more than a press', async () => {
  const network = fakeNetwork();
  const asked: BoardOrder = { ...stole, risks: ['ASKED_TO_CANCEL'], nextStep: null };
  const packed: BoardOrder = { ...stole, id: 72, risks: [], nextStep: null, readyToSend: true };
  network.answer(workBoard, boardOf([asked, packed]));
  renderPart(<WorkBoardView preloaded={null} />, meera);
  const answer = await screen.findByRole('link', { name: /^Answer the buyer/ });
  expect(answer.getAttribute('href')).toBe('/order-details/sale/71');
  const send = await screen.findByRole('link', { name: /^Send the parcel/ });
  expect(send.getAttribute('href')).toBe('/order-details/sale/72');
});

it('says what an order waits for', async () => {
  const network = fakeNetwork();
  const disputed: BoardOrder = {
    ...{ ...stole, risks: ['DISPUTED'], nextStep: null, lateDays: 0 },
    ...{ turn: 'DESK', wait: { for: 'DISPUTE', on: null } },
  };
  const booked: BoardOrder = {
    ...disputed,
    id: 72,
    risks: [],
    turn: 'BUYER',
    wait: { for: 'MEASUREMENT', on: '2026-11-30' },
  };
  network.answer(workBoard, boardOf([disputed, booked]));
  renderPart(<WorkBoardView preloaded={null} />, meera);
  await screen.findByText('The bank decides');
  screen.getByText('With the bank');
  screen.getByText('Measuring on 30 Nov 2026');
});

it('shows one stage, and more orders when asked', async () => {
  const network = fakeNetwork();
  const next: BoardOrder = { ...stole, id: 90 };
  network.answer(
    workBoard,
    boardOf([stole], { count: 2, next: '1.2.71' }),
    boardOf([next], { count: 2 }),
    boardOf([], { count: 2 }),
  );
  const { user } = renderPart(<WorkBoardView preloaded={null} />, meera);
  await user.click(await screen.findByRole('button', { name: /load more/i }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(network.calls(workBoard).at(-1)?.query).toMatchObject({ cursor: '1.2.71' });
  await user.click(screen.getByRole('button', { name: /^Making/ }));
  await screen.findByText('There is nothing here.');
  expect(network.calls(workBoard).at(-1)?.query).toMatchObject({ stage: 'MAKING' });
});

it('has a next step where nothing is open, and a way out of a failure', async () => {
  const network = fakeNetwork();
  network.answer(
    workBoard,
    refused(403, { code: 'FORBIDDEN', message: 'Please sign in again.' }),
    boardOf([]),
  );
  const { user } = renderPart(<WorkBoardView preloaded={null} />, meera);
  await screen.findByText('Please sign in again.');
  await user.click(screen.getByRole('button', { name: /try again/i }));
  await screen.findByRole('heading', { name: 'No open orders' });
});
