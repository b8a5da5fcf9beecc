// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { type BoardColumn, type BoardOrder, workBoard } from '#contracts/orders/board/board.contract.ts';
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
  due: { what: 'SEND', on: '2026-11-17' },
  risks: ['LATE', 'UNREAD'],
  nextStep: 'DESIGN_IN_PROGRESS',
  readyToSend: false,
};

function boardOf(columns: Partial<Record<BoardColumn['stage'], Partial<BoardColumn>>>) {
  return {
    success: true as const,
    columns: boardStages.map((stage) => {
      const { orders = [], ...column } = columns[stage] ?? {};
      return { stage, count: orders.length, late: 0, orders, ...column };
    }),
  };
}

const column = (name: RegExp) => screen.findByRole('region', { name });

it('says what is late, and moves an order with one press', async () => {
  const network = fakeNetwork();
  const begun: BoardOrder = { ...stole, status: 'DESIGN_IN_PROGRESS', nextStep: 'DESIGN_COMPLETED' };
  network.answer(
    workBoard,
    boardOf({ BEGIN: { orders: [stole], late: 1 } }),
    boardOf({ DESIGN: { orders: [begun], late: 1 } }),
  );
  network.answer(updateOrderStatus, { success: true, message: 'Moved', orderData: unpaidOrder });
  const { user } = renderPart(<WorkBoardView preloaded={null} />, meera);
  const begin = within(await column(/^To begin/));
  begin.getByText('Late');
  begin.getByRole('link', { name: 'Read the message, TB-2026-000071' });
  begin.getByText('Send by 17 Nov 2026');
  screen.getByText('1 open order, 1 late');
  await user.dblClick(begin.getByRole('button', { name: 'Begin the design, TB-2026-000071' }));
  await within(await column(/^Design and measuring/)).findByText('Ajrakh stole');
  const moved = 'TB-2026-000071: Design in progress';
  await screen.findByText((_, toast) => toast?.textContent === moved, { selector: '.toast p' });
  expect(network.calls(updateOrderStatus)).toMatchObject([{ body: { status: 'DESIGN_IN_PROGRESS' } }]);
  begin.getByText('There is nothing here.');
});

it('tells why an order stays where it is, and can be pressed again', async () => {
  const network = fakeNetwork();
  const board = boardOf({ BEGIN: { orders: [stole] } });
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
  const packed: BoardOrder = { ...stole, id: 72, risks: [], nextStep: null, readyToSend: true, due: null };
  network.answer(workBoard, boardOf({ BEGIN: { orders: [asked] }, FINISHING: { orders: [packed] } }));
  renderPart(<WorkBoardView preloaded={null} />, meera);
  const answer = await screen.findByRole('link', { name: /^Answer the buyer/ });
  expect(answer.getAttribute('href')).toBe('/order-details/sale/71');
  const send = await screen.findByRole('link', { name: /^Send the parcel/ });
  expect(send.getAttribute('href')).toBe('/order-details/sale/72');
});

it('says that an order has no day because a bank decides', async () => {
  const network = fakeNetwork();
  const disputed: BoardOrder = { ...stole, risks: ['DISPUTED'], due: null, nextStep: null };
  network.answer(workBoard, boardOf({ BEGIN: { orders: [disputed] } }));
  renderPart(<WorkBoardView preloaded={null} />, meera);
  await screen.findByText('No day until the bank decides');
  screen.getByText('With the bank');
});

it('shows more of a column that has more, and keeps what is there until it has come', async () => {
  const network = fakeNetwork();
  const many = Array.from({ length: 20 }, (_, nth) => ({ ...stole, id: 100 + nth }));
  const more = Array.from({ length: 23 }, (_, nth) => ({ ...stole, id: 100 + nth }));
  network.answer(
    workBoard,
    boardOf({ BEGIN: { orders: many, count: 23 } }),
    boardOf({ BEGIN: { orders: more, count: 23 } }),
  );
  const { user } = renderPart(<WorkBoardView preloaded={null} />, meera);
  await user.click(await screen.findByRole('button', { name: 'Show more of To begin' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(23));
  expect(network.calls(workBoard).at(-1)?.query).toMatchObject({ BEGIN: '40' });
});

it('has a next step where nothing is open, and a way out of a failure', async () => {
  const network = fakeNetwork();
  network.answer(
    workBoard,
    refused(403, { code: 'FORBIDDEN', message: 'Please sign in again.' }),
    boardOf({}),
  );
  const { user } = renderPart(<WorkBoardView preloaded={null} />, meera);
  await screen.findByText('Please sign in again.');
  await user.click(screen.getByRole('button', { name: /try again/i }));
  await screen.findByRole('heading', { name: 'No open orders' });
});
