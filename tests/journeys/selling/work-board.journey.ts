import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { journey, newPerson, register } from '#tests/support/journey.ts';
import { orderPaid, publishDesign } from '#tests/support/journey-shop.ts';
import { audit } from '#tests/support/journeys/audit.ts';

journey('a maker works along the board and follows every rupee of it', async ({ open }) => {
  journey.slow();
  const maker = await open();
  const { page } = maker;
  await register(maker, newPerson('Meher Ansari'));
  const stole = await publishDesign(maker, { title: 'Ajrakh stole', price: '2000', measuring: 'NONE' });
  await page.goto('/work-board');
  await expect(page.getByRole('heading', { name: 'No open orders' })).toBeVisible();

  const buyer = await open({ screen: 'phone' });
  await register(buyer, newPerson('Asha Rao'));
  const { orderId: first } = await orderPaid(buyer, stole.id);

  // The order appears without a reload.
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(1, { timeout: 20_000 });
  const { orderId: second } = await orderPaid(buyer, stole.id);
  await expect(cards).toHaveCount(2, { timeout: 20_000 });
  await audit(page);

  const numberOf = (id: number) => new RegExp(`TB-\\d+-0*${id}$`);
  const cardOf = (id: number) => page.getByRole('article').filter({ has: page.getByText(numberOf(id)) });
  // Of two orders due the same day, the older one is first.
  await expect(cards.first()).toContainText(new RegExp(`TB-\\d+-0*${first}Promised for`));
  // The work that is left counts: the order that is begun comes after the other.
  await cardOf(second).getByRole('button', { name: 'Begin the design' }).press('Enter');
  await expect(cards.nth(1).getByRole('button', { name: 'Design is done' })).toBeVisible();
  // Arrow keys move between orders.
  await cardOf(first).getByRole('link', { name: 'Ajrakh stole' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(cardOf(second).getByRole('link', { name: 'Ajrakh stole' })).toBeFocused();

  // The buyer's action appears here without a reload.
  await buyer.page.goto(`/order-details/purchase/${first}`);
  await buyer.page.getByRole('button', { name: 'Cancel order' }).first().click();
  const dialog = buyer.page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(cards).toHaveCount(1, { timeout: 20_000 });

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /^To begin/ }).click();
  await expect(page.getByText('There is nothing here.')).toBeVisible();
  await expect(cards).toHaveCount(0);
  await audit(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('link', { name: 'Earnings' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Earnings' })).toBeVisible();
  const figure = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
  // Two advances of ₹864, one of which is refunded.
  await expect(figure('Net')).toContainText('₹1,728 paid, ₹864 went back', { timeout: 20_000 });
  await expect(figure('Held until delivery')).toContainText('₹864');
  const movements = page.getByRole('table', { name: 'Payments and refunds' });
  await expect(movements.getByRole('row')).toHaveCount(4);
  await expect(movements.getByRole('row').nth(1)).toContainText('−₹864');
  await audit(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.trim().split('\r\n')).toHaveLength(4);
  expect(text).toContain(',Advance,864.00,,');
  await movements.getByRole('link', { name: numberOf(second) }).click();
  await expect(page).toHaveURL(`/order-details/sale/${second}`);
});
