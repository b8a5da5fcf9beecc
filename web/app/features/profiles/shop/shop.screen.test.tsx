// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';
import {
  getShop,
  type OwnShop,
  pauseOrders,
  resumeOrders,
  saveKeptShares,
  saveShop,
} from '#contracts/profiles/shop/shop.contract.ts';
import { shopSentences } from '#contracts/profiles/shop/shop.rules.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import { fakeNetwork, lost, refused } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { ShopPanel } from './shop-panel.tsx';

const shop: OwnShop = {
  about: '',
  specialities: ['Sarees'],
  leadDays: null,
  ordersAMonth: 4,
  holidays: [],
  placedThisMonth: 3,
  closed: null,
  keptShares: { DESIGN: 25, MAKING: 50, MADE: 100 },
  sharesVersion: 0,
  swatchPrice: null,
};
const open = () => renderPart(<ShopPanel viewer={asha} preloaded={{ data: shop, at: Date.now() }} />, asha);
const later = addDays(istDayOf(new Date()), 20);

it('keeps what is typed through a refusal and a reload, and sends it as the server wants it', async () => {
  const network = fakeNetwork();
  network.answer(getShop, { success: true, data: shop });
  network.answer(saveShop, lost, {
    success: true,
    message: 'Saved',
    data: { ...shop, specialities: ['Sarees', 'Katan silk'], leadDays: 21 },
  });
  const page = open();
  await screen.findByText('3 of 4 places of this month are taken.');
  const days = () => screen.findByLabelText<HTMLInputElement>(/^Usual days/);
  await page.fill(await days(), 'three weeks');
  await page.user.click(screen.getByRole('button', { name: 'Save shop page' }));
  await screen.findByText(inEnglish(shopSentences.leadDays));
  await page.fill(await days(), '21');
  await page.fill(screen.getByLabelText('Your own'), 'Katan silk');
  await page.user.click(screen.getByRole('button', { name: 'Add' }));
  await page.user.click(screen.getByRole('button', { name: 'Save shop page' }));
  await waitFor(() => expect(network.calls(saveShop)).toHaveLength(1));
  page.leave();

  const again = open();
  await waitFor(async () => expect((await days()).value).toBe('21'));
  await screen.findByRole('button', { name: 'Remove Katan silk' });
  await again.user.click(screen.getByRole('button', { name: 'Save shop page' }));
  await waitFor(() => expect(network.calls(saveShop)).toHaveLength(2));
  expect(network.calls(saveShop)[1]?.body).toEqual({
    about: '',
    specialities: ['Sarees', 'Katan silk'],
    leadDays: '21',
    ordersAMonth: '4',
    holidays: [],
  });
  await waitFor(() => expect(screen.queryByText('You have changes that are not saved.')).toBeNull());
});

it('closes the shop until a day, and opens it again', async () => {
  const network = fakeNetwork();
  const closed = { reason: 'PAUSED', opensOn: later, note: 'At the fair.' } as const;
  network.answer(getShop, { success: true, data: shop });
  network.answer(pauseOrders, { success: true, message: 'Paused', data: { ...shop, closed } });
  network.answer(resumeOrders, { success: true, message: 'Open', data: shop });
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: 'Pause orders' }));
  await screen.findByText(inEnglish(shopSentences.day));
  await page.fill(screen.getByLabelText('Take orders again on'), later);
  await page.fill(screen.getByLabelText(/^A sentence for buyers/), 'At the fair.');
  await page.user.click(screen.getByRole('button', { name: 'Pause orders' }));
  await screen.findByText('“At the fair.”');
  expect(network.calls(pauseOrders)).toMatchObject([{ body: { until: later, note: 'At the fair.' } }]);
  await page.user.click(screen.getByRole('button', { name: 'Take orders again now' }));
  await screen.findByText('Your shop takes orders.');
});

it('shows what a buyer would get back while the shares are typed, and saves what is allowed', async () => {
  const network = fakeNetwork();
  const saved = { ...shop, keptShares: { DESIGN: 10, MAKING: 40, MADE: 80 }, sharesVersion: 3 };
  const message = 'Your shares were changed meanwhile';
  const newer = { ...shop, keptShares: { DESIGN: 5, MAKING: 5, MADE: 5 }, sharesVersion: 2 };
  network.answer(getShop, { success: true, data: shop });
  network.answer(saveKeptShares, refused(409, { code: 'CONFLICT', message, newer }), {
    success: true,
    message: 'Saved',
    data: saved,
  });
  const page = open();
  const input = (stage: string) =>
    screen.findByLabelText<HTMLInputElement>(`${stage}: share of the advance in percent`);
  const back = () =>
    within(screen.getByRole('table', { name: /On an order of ₹10,000/ }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);
  const save = () => page.user.click(screen.getByRole('button', { name: 'Save shares' }));
  await page.fill(await input('Being designed'), '26');
  expect(back()).toEqual(['₹4,000', '–', '₹2,000', '₹0']);
  await save();
  await screen.findByText('Please write a whole number from 0 to 25');
  await page.fill(await input('Being designed'), '१०%');
  await page.fill(await input('Being made'), '5');
  await save();
  await screen.findByText('This may not be less than in the step before');
  expect(network.calls(saveKeptShares)).toHaveLength(0);
  await page.fill(await input('Being made'), '40');
  await page.fill(await input('Made'), '80');
  expect(back()).toEqual(['₹4,000', '₹3,600', '₹2,400', '₹800']);
  await save();
  await screen.findByText(message);
  expect((await input('Made')).value).toBe('80');
  await save();
  await screen.findByText('Your shares are saved');
  const shares = saved.keptShares;
  expect(network.calls(saveKeptShares)).toMatchObject([
    { body: { shares, version: 0 } },
    { body: { shares, version: 2 } },
  ]);
  await waitFor(async () => expect((await input('Being designed')).value).toBe('10'));
});
