// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { changePieces, moveHandOver, readPieces, renewHandLink } from '#contracts/hands/hands.contract.ts';
import type { HandOver, OrderPieces as Pieces } from '#contracts/hands/hands.fields.ts';
import { chatPeople } from '#contracts/messaging/messaging.contract.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { fakeNetwork } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha, unpaidOrder } from '#tests/support/screen/samples.ts';
import { LateHands } from './late-hands.tsx';
import { OrderPieces } from './order-pieces.tsx';

const meera: Viewer = { ...asha, id: 9, name: 'Meera Iyer' };
const sale: OrderData = { ...unpaidOrder, role: 'maker', status: 'MEASUREMENT_COMPLETED' };
const work: HandOver = {
  ...{ id: 5, kind: 'JARIWALA', state: 'ACCEPTED', version: 2, rate: 1200, due: '2026-12-02', lateDays: 3 },
  ...{ words: 'Gold zari on both sleeves.', answer: '', handedOver: [], broughtBack: [], credit: 'NONE' },
  ...{ name: 'Rafiq Ansari', accountId: null, phone: '9876543210', creditName: '' },
  ...{ linkEndsAt: '2027-01-01T18:30:00.000Z', handedOverAt: '2026-11-20T05:30:00.000Z' },
  can: {
    ...{ bringBack: true, takeBack: false, withdraw: true, link: true, offerCredit: true, endCredit: false },
  },
};
const piece: Pieces['pieces'][number] = {
  ...{ id: 1, name: 'Blouse', item: null, credits: [], handOvers: [work] },
  can: { handOver: false, remove: false },
};
const data: Pieces = {
  ...{ version: 1, together: true, items: ['Katan silk set'], pieces: [piece] },
  can: { edit: true, printTag: true },
};
const changed = (pieces: Pieces) => ({ success: true, message: 'Saved.', data: pieces }) as const;

function openSection(pieces: Pieces, order = sale, viewer = meera) {
  const network = fakeNetwork();
  network.answer(readPieces, { success: true, data: pieces });
  const page = renderPart(<OrderPieces order={order} />, viewer);
  const press = async (name: string) => page.user.click(await screen.findByRole('button', { name }));
  return { network, page, press };
}

it('shows the maker who has a piece, since when it is late, and what the two agreed on', async () => {
  openSection(data);
  await screen.findByText('Rafiq Ansari');
  await screen.findByText('Being worked on');
  await screen.findByText(/3 working days late/);
  await screen.findByText('₹1,200 for the piece. Only the two of you read this.');
  expect(screen.getByRole('link', { name: /98765 43210/ }).getAttribute('href')).toBe('tel:9876543210');
});

it('shows the buyer names and credits, and nothing to press', async () => {
  const credits = [{ kind: 'JARIWALA', name: 'Ustad Rafiq', accountId: 12 } as const];
  const bought: Pieces = {
    ...data,
    pieces: [
      { ...piece, handOvers: [], credits },
      { ...piece, id: 2, name: 'Skirt', handOvers: [] },
    ],
    can: { edit: false, printTag: false },
  };
  openSection(bought, { ...sale, role: 'buyer' }, asha);
  await screen.findByRole('heading', { name: 'The pieces' });
  const credit = await screen.findByRole('link', { name: 'Zari by Ustad Rafiq' });
  expect(credit.getAttribute('href')).toBe('/publicProfile/12');
  await screen.findByText('They are delivered together.');
  expect(screen.queryByRole('button')).toBeNull();
});

it('names pieces, and shows the fault beside the field', async () => {
  const whole: Pieces = {
    ...data,
    version: 0,
    pieces: [
      { ...piece, id: null, name: 'Katan silk set', handOvers: [], can: { handOver: true, remove: true } },
    ],
  };
  const { network, page, press } = openSection(whole);
  network.answer(changePieces, changed(data));
  await press('Name the pieces');
  const dialog = within(await screen.findByRole('dialog'));
  await page.fill(dialog.getByLabelText('Piece 1'), 'Blouse');
  await page.user.click(dialog.getByRole('button', { name: 'Add a piece' }));
  await page.fill(dialog.getByLabelText('Piece 2'), 'Skirt');
  await page.user.click(dialog.getByLabelText('Deliver them together'));
  await page.user.click(dialog.getByRole('button', { name: 'Save the pieces' }));
  await screen.findByRole('heading', { name: 'Blouse' });
  expect(network.calls(changePieces)[0]?.body).toEqual({
    version: 0,
    together: false,
    pieces: [
      { id: null, name: 'Blouse', item: null },
      { id: null, name: 'Skirt', item: null },
    ],
  });
});

it('withdraws work after a question, and shows a new link once', async () => {
  const { network, page, press } = openSection(data);
  network.answer(renewHandLink, { ...changed(data), token: 'abc' });
  await press('New link');
  const linked = within(await screen.findByRole('dialog', { name: 'The link for Rafiq Ansari' }));
  expect((linked.getByLabelText('Link') as HTMLInputElement).value).toMatch(/\/hand-link\?token=abc$/);
  await page.user.click(linked.getByRole('button', { name: 'Done' }));
  const nothing = { ...work.can, bringBack: false, withdraw: false, link: false, offerCredit: false };
  const withdrawn: Pieces = {
    ...data,
    pieces: [{ ...piece, handOvers: [{ ...work, state: 'WITHDRAWN', linkEndsAt: null, can: nothing }] }],
  };
  network.answer(moveHandOver, changed(withdrawn));
  await press('Withdraw');
  const asked = within(await screen.findByRole('dialog', { name: 'Withdraw this work?' }));
  await page.user.click(asked.getByRole('button', { name: 'Withdraw' }));
  await screen.findByText('Withdrawn');
  expect(network.calls(moveHandOver)[0]?.body).toEqual({ version: 2, act: 'WITHDRAW' });
});

it('names on the card of the day each piece that is out past its own day', async () => {
  const network = fakeNetwork();
  network.answer(readPieces, { success: true, data });
  renderPart(<LateHands orderId={sale.id} />, meera);
  await screen.findByText('Blouse, with Rafiq Ansari: 3 working days past its day.');
});

it('offers an account for a piece, under its own trade, in place of a name and a number', async () => {
  const free: Pieces = {
    ...data,
    pieces: [{ ...piece, handOvers: [], can: { ...piece.can, handOver: true } }],
  };
  const { network, page, press } = openSection(free);
  const imran = { id: 12, name: 'Imran Zariwala', role: 'JARIWALA', city: 'Surat', isVerified: true };
  network.answer(chatPeople, { success: true, data: [{ ...imran, profileImage: null }] });
  await press('Hand it over');
  const dialog = within(await screen.findByRole('dialog'));
  await page.user.click(dialog.getByRole('button', { name: 'Choose from Tanabana' }));
  await page.user.click(await dialog.findByRole('button', { name: /Imran Zariwala/ }));
  expect(network.calls(chatPeople)[0]?.query).toMatchObject({ hands: '1' });
  expect(dialog.queryByLabelText('Name')).toBeNull();
  expect((dialog.getByLabelText('Who works on it') as HTMLSelectElement).value).toBe('JARIWALA');
  await page.user.click(dialog.getByRole('button', { name: 'Change' }));
  dialog.getByLabelText('Name');
});

it('shows that a piece waits in an account, which its name leads to', async () => {
  const waits: HandOver = {
    ...work,
    ...{ state: 'OFFERED', name: 'Imran Zariwala', accountId: 12, phone: '', linkEndsAt: null },
    can: { ...work.can, link: false },
  };
  openSection({ ...data, pieces: [{ ...piece, handOvers: [waits] }] });
  const name = await screen.findByRole('link', { name: 'Imran Zariwala' });
  expect(name.getAttribute('href')).toBe('/publicProfile/12');
  screen.getByText('It waits in their account.');
  expect(screen.queryByText('No link works.')).toBeNull();
});
