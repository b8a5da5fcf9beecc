// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { setFunctionDay } from '#contracts/orders/due/due.contract.ts';
import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';
import { fakeNetwork, lost, refused } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha, unpaidOrder } from '#tests/support/screen/samples.ts';
import { DayCard } from './day-card.tsx';

const can = { ...unpaidOrder.can, setFunctionDay: true };
const functionDay = (
  changes: Partial<NonNullable<OrderData['delivery']['functionDay']>> = {},
): NonNullable<OrderData['delivery']['functionDay']> => ({
  ...{ day: '2026-12-16', isOfOccasion: false, trialBy: '2026-12-11', risk: 'FINE', reason: null },
  ...changes,
});
const paid = (changes: Parameters<typeof functionDay>[0] | null): OrderData => ({
  ...unpaidOrder,
  status: 'DESIGN_IN_PROGRESS',
  delivery: {
    ...unpaidOrder.delivery,
    ...{ by: '2026-12-10', dueBy: '2026-12-10', waitsFor: null },
    functionDay: changes === null ? null : functionDay(changes),
  },
  can,
});
const done = (orderData: OrderData) => ({ success: true, message: 'Done', orderData }) as const;
const inDialog = async () => within(await screen.findByRole('dialog'));

it('says for which day it is, by when it should arrive, and nothing more while there is time', async () => {
  renderPart(<DayCard order={paid({})} />, asha);
  await screen.findByRole('region', { name: 'The promised day' });
  screen.getByText(/Your function is on .*16 Dec 2026\./);
  screen.getByText(/With arrival by .*11 Dec 2026 there is time to try it on/);
  expect(screen.queryByText(/As it stands/)).toBeNull();
});

it.each([
  ['buyer', 'TIGHT', 'MEASUREMENT', 'Close to the function', /It waits until you are measured/],
  ['maker', 'TIGHT', 'FINAL_PAYMENT', 'Close to the function', /waits for the final payment of Asha Rao/],
  ['maker', 'TOO_LATE', 'MAKER', 'After the function', /You are behind the promised day/],
  ['buyer', 'TOO_LATE', 'HOLIDAYS', 'After the function', /Days off of Meera Iyer lie before it/],
] as const)(
  'warns the %s of a function that is %s because of %s',
  async (role, risk, reason, title, line) => {
    renderPart(<DayCard order={{ ...paid({ risk, reason }), role }} />, asha);
    await screen.findByRole('region', { name: title });
    screen.getByText(/As it stands, it arrives by .*10 Dec 2026/);
    screen.getByText(line);
  },
);

it('shows the function of an occasion also before the advance is paid', async () => {
  const order = paid({ isOfOccasion: true, risk: 'TIGHT', reason: 'ADVANCE' });
  renderPart(
    <DayCard order={{ ...order, status: 'PENDING', delivery: { ...order.delivery, dueBy: null } }} />,
    asha,
  );
  await screen.findByText(/This is the day of the occasion/);
  screen.getByText('The making begins once the advance is paid.');
});

it('lets the buyer name a day, refuses one of the past, and reads a newer day that another window saved', async () => {
  const network = fakeNetwork();
  const message = 'The day of the function was changed in another window.';
  const day = addDays(istDayOf(new Date()), 30);
  network.answer(setFunctionDay, lost, refused(409, { code: 'CONFLICT', message }), done(paid({ day })));
  const page = renderPart(<DayCard order={paid(null)} />, asha);
  await page.user.click(await screen.findByRole('button', { name: 'It is for a function' }));
  const dialog = await inDialog();
  const field = await dialog.findByLabelText('Day of the function');
  const save = () => page.user.click(dialog.getByRole('button', { name: 'Save the day' }));
  await page.fill(field, '2020-01-01');
  await save();
  await dialog.findByText(/Please choose the day of the function/);
  await page.fill(field, day);
  await save();
  await dialog.findByText(/You seem to be offline/);
  await save();
  await dialog.findByText(message);
  await save();
  await screen.findByText('The day is saved');
  expect(network.calls(setFunctionDay).map(({ body }) => body)).toEqual(
    Array.from({ length: 3 }, () => ({ day, seen: null })),
  );
});

it('removes the day that was seen', async () => {
  const network = fakeNetwork();
  network.answer(setFunctionDay, done(paid(null)));
  const page = renderPart(<DayCard order={paid({})} />, asha);
  await page.user.click(await screen.findByRole('button', { name: 'Change the function day' }));
  const dialog = await inDialog();
  await page.user.dblClick(await dialog.findByRole('button', { name: 'It is for no function' }));
  await screen.findByText('The day is removed');
  expect(network.calls(setFunctionDay)).toMatchObject([{ body: { day: null, seen: '2026-12-16' } }]);
});
