// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { moveCloth, orderCloth, receiveCloth, returnCloth } from '#contracts/cloth/cloth.contract.ts';
import type { ClothOfOrder } from '#contracts/cloth/cloth.fields.ts';
import { uploadFitPicture } from '#contracts/fit/fit.contract.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import {
  awaitedCloth,
  cameCloth,
  heldCloth,
  noCloth,
  shortCloth,
} from '#tests/support/screen/cloth-samples.ts';
import { fakeNetwork, refused } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha, unpaidOrder } from '#tests/support/screen/samples.ts';
import { ClothTurn, OrderCloth } from './order-cloth.tsx';

const meera: Viewer = { ...asha, id: unpaidOrder.maker.id, name: unpaidOrder.maker.name };
const order: OrderData = { ...unpaidOrder, status: 'CONFIRMED' };
const done = (data: ClothOfOrder) => ({ success: true, message: 'Done.', data }) as const;

function open(found: ClothOfOrder) {
  const network = fakeNetwork();
  network.answer(orderCloth, { success: true, data: found });
  const isBuyer = found.role === 'BUYER';
  const shown: OrderData = isBuyer ? order : { ...order, role: 'maker' };
  const page = renderPart(<OrderCloth order={shown} />, isBuyer ? asha : meera);
  const press = async (name: RegExp | string) => page.user.click(await screen.findByRole('button', { name }));
  const dialog = async () => within(await screen.findByRole('dialog'));
  return { network, page, press, dialog };
}

it('says how much cloth it takes by width, and asks for own cloth with the buyer’s words', async () => {
  const { network, page, press, dialog } = open(noCloth);
  const asked: ClothOfOrder = {
    ...awaitedCloth,
    version: 1,
    role: 'BUYER',
    can: { ...noCloth.can, ask: false },
  };
  network.answer(moveCloth, done(asked));
  await screen.findByText(
    /Shirt or top: 2.1–2.25 m of cloth 90 to 112 cm wide, 1.6 m of cloth 147 to 152 cm wide/,
  );
  expect(screen.queryByText(/Child/)).toBeNull();
  await press('Sew it from my own cloth');
  const asking = await dialog();
  await page.fill(asking.getByLabelText(/^Words/), 'Chanderi from my mother.');
  await page.user.click(asking.getByRole('button', { name: 'Send' }));
  await screen.findByText(/Please send the cloth to/);
  expect(network.calls(moveCloth)[0]?.body).toEqual({
    ...{ version: 0, act: 'ASK', words: 'Chanderi from my mother.' },
  });
});

it('asks the maker where nobody else knows how much it takes', async () => {
  open({ ...noCloth, needs: noCloth.needs.slice(1) });
  await screen.findByText(/^Please ask .* how much cloth this takes\.$/);
});

it('shows the buyer where the maker wants the cloth, and sends no maker to ask themself', async () => {
  const cloth = awaitedCloth.cloth as NonNullable<ClothOfOrder['cloth']>;
  const history = cloth.history.map((step) => ({
    ...step,
    note: step.act === 'AGREE' ? '12 Silk Lane' : '',
  }));
  open({ ...awaitedCloth, role: 'BUYER', cloth: { ...cloth, history } });
  expect(await screen.findAllByText('12 Silk Lane')).toHaveLength(2);
  cleanup();
  open({ ...noCloth, role: 'MAKER', needs: noCloth.needs.slice(1) });
  await screen.findByText(/You sew this from your own cloth/);
  expect(screen.queryByText(/how much cloth this takes/)).toBeNull();
});

it('the maker writes down what came only with a length, a width, a condition and a photograph', async () => {
  const { network, page, press, dialog } = open(awaitedCloth);
  network.answer(uploadFitPicture, { success: true, data: { mediaId: 9 } });
  network.answer(receiveCloth, done({ ...cameCloth, role: 'MAKER', can: noCloth.can }));
  await press('Write down what came');
  const form = await dialog();
  const send = () => page.user.click(form.getByRole('button', { name: 'Send' }));
  await page.fill(form.getByLabelText('Length in m, all of it'), 'some');
  await send();
  await form.findByText('Please enter metres from 0 to 100, such as 2.25');
  await page.fill(form.getByLabelText('Length in m, all of it'), '2,25');
  await page.fill(form.getByLabelText('Width in cm'), '5');
  await send();
  await form.findByText('Please enter a width from 20 to 400 cm');
  await page.fill(form.getByLabelText('Width in cm'), '112');
  await send();
  await form.findByText('Please choose how the cloth is');
  await page.user.selectOptions(form.getByLabelText('Condition'), 'Stained');
  await send();
  await form.findByText('Please add 1 to 6 photographs of the cloth');
  expect(network.calls(receiveCloth)).toEqual([]);
  const picture = new File([new Uint8Array(8)], 'cloth.jpg', { type: 'image/jpeg' });
  await page.user.upload(form.getByLabelText(/^Add pictures/), [picture]);
  await form.findByLabelText('Sent');
  await page.user.click(form.getByLabelText(/beside the printed reference strip/));
  expect(form.getByRole('link', { name: 'Print the reference strip' }).getAttribute('href')).toBe(
    '/api/documents/reference-strip.pdf',
  );
  await send();
  await screen.findByText('It has come');
  expect(network.calls(receiveCloth)[0]?.body).toEqual({
    ...{ version: 2, metres: 2.25, width: 112, condition: 'STAINED', missing: 0, words: '' },
    ...{ byDaylight: true, mediaIds: [9] },
  });
});

it('the buyer sees what came and until when to answer, and says no only with a reason', async () => {
  const { network, page, press, dialog } = open(cameCloth);
  network.answer(moveCloth, done(heldCloth));
  await screen.findByText('2.25 m');
  expect(screen.getByText('By daylight beside the reference strip')).toBeDefined();
  expect(screen.getByText(/If you say nothing by .* it counts as a yes/)).toBeDefined();
  await press('This is not right');
  const no = await dialog();
  await page.user.click(no.getByRole('button', { name: 'Send' }));
  await no.findByText('Please give your reason in a few words');
  expect(network.calls(moveCloth)).toEqual([]);
});

it('cloth that is short leads to three choices, and to no yes', async () => {
  open(shortCloth);
  await screen.findByRole('button', { name: 'I send more cloth' });
  expect(screen.getByRole('button', { name: /adds cloth at a price$/ })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Make it smaller' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'This is right' })).toBeNull();
});

it('shows the newer cloth where the other side was first', async () => {
  const { network, page, press, dialog } = open(cameCloth);
  network.answer(moveCloth, refused(409, { code: 'CONFLICT', message: 'Changed.', newer: shortCloth }));
  await press('This is right');
  const yes = await dialog();
  await page.user.click(yes.getByRole('button', { name: 'Send' }));
  await screen.findByRole('button', { name: 'I send more cloth' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the maker writes down what is left, without a length if it is nothing', async () => {
  const { network, page, press, dialog } = open(heldCloth);
  const back: ClothOfOrder = {
    ...heldCloth,
    cloth: heldCloth.cloth && { ...heldCloth.cloth, state: 'RETURNED', leftover: { metres: 0, way: 'NONE' } },
    can: { ...heldCloth.can, giveBack: false },
  };
  network.answer(returnCloth, done(back));
  await press('Write down what is left');
  const form = await dialog();
  await page.user.click(form.getByRole('button', { name: 'Send' }));
  await form.findByText('Please choose what happens with the cloth that is left');
  await page.user.selectOptions(form.getByLabelText('What happens with it'), 'Nothing is left');
  expect(form.queryByLabelText('Length that is left, in m')).toBeNull();
  await page.user.click(form.getByRole('button', { name: 'Send' }));
  await screen.findByText('Nothing is left.');
  expect(network.calls(returnCloth)[0]?.body).toEqual({ version: 4, metres: 0, way: 'NONE', words: '' });
});

it('says above the order what the cloth waits for, to the side that it waits for alone', async () => {
  fakeNetwork().answer(orderCloth, { success: true, data: cameCloth }, { success: true, data: heldCloth });
  const waiting = renderPart(<ClothTurn order={order} />, asha);
  await screen.findByText(/Please say whether it is right/);
  expect(screen.getByRole('link', { name: 'Go to the cloth' }).getAttribute('href')).toMatch(/#cloth$/);
  waiting.leave();
  renderPart(
    <>
      <ClothTurn order={order} />
      <OrderCloth order={order} />
    </>,
    asha,
  );
  await screen.findByText('With the maker');
  expect(screen.queryByRole('link', { name: 'Go to the cloth' })).toBeNull();
});
