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
  const begin = page.getByRole('region', { name: /^To begin/ });
  const design = page.getByRole('region', { name: /^Design and measuring/ });
  await expect(begin.getByRole('article')).toHaveCount(1, { timeout: 20_000 });
  const { orderId: second } = await orderPaid(buyer, stole.id);
  await expect(begin.getByRole('article')).toHaveCount(2, { timeout: 20_000 });
  await audit(page);

  const numberOf = (id: number) => new RegExp(`TB-\\d+-0*${id}$`);
  const cardOf = (id: number) => page.getByRole('article').filter({ has: page.getByText(numberOf(id)) });
  // Of two orders due the same day, the older one is first.
  await expect(begin.getByRole('article').first()).toContainText(new RegExp(`TB-\\d+-0*${first}Send by`));
  await cardOf(second).getByRole('button', { name: 'Begin the design' }).press('Enter');
  await expect(design.getByRole('article')).toHaveCount(1);
  await expect(begin.getByRole('article')).toHaveCount(1);
  // Arrow keys move between orders.
  await cardOf(first).getByRole('link', { name: 'Ajrakh stole' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(cardOf(second).getByRole('link', { name: 'Ajrakh stole' })).toBeFocused();

  // The buyer's action appears here without a reload.
  await buyer.page.goto(`/order-details/purchase/${first}`);
  await buyer.page.getByRole('button', { name: 'Cancel order' }).first().click();
  const dialog = buyer.page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(begin.getByRole('article')).toHaveCount(0, { timeout: 20_000 });

  // A phone shows one stage at a time.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(design).toBeVisible();
  await page.getByRole('button', { name: /^To begin/ }).click();
  await expect(design).toBeHidden();
  await expect(begin.getByText('There is nothing here.')).toBeVisible();
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
