import { expect, type Page } from '@playwright/test';
import { journey, newPerson, register, type Visitor } from '#tests/support/journey.ts';
import { orderPaid, publishDesign } from '#tests/support/journey-shop.ts';
import { audit } from '#tests/support/journeys/audit.ts';

/** Cutting for one day, stitching for two, finishing for one. */
async function plan({ context }: Visitor, orderId: number): Promise<void> {
  const step = (key: string, kind: string, days: number) => ({
    ...{ id: null, key, kind, name: '', days, needsApproval: false, leadsTo: null, finishBefore: [] },
  });
  const answer = await context.request.put(`/api/order/${orderId}/plan`, {
    data: { version: 0, steps: [step('a', 'CUT', 1), step('b', 'STITCH', 2), step('c', 'FINISH', 1)] },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

const dayOf = (page: Page, step: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('article').filter({ hasText: step }) })
    .last();

journey('a calendar of steps is moved by dragging and by keyboard', async ({ open }) => {
  journey.slow();
  const maker = await open({ screen: 'desktop' });
  await register(maker, newPerson('Meher Ansari'));
  const stole = await publishDesign(maker, { title: 'Ajrakh stole', price: '2000', measuring: 'NONE' });
  const buyer = await open({ screen: 'phone' });
  await register(buyer, newPerson('Asha Rao'));
  const { orderId } = await orderPaid(buyer, stole.id);
  await plan(maker, orderId);

  const { page } = maker;
  await page.goto('/work-board');
  await page.getByRole('link', { name: 'Calendar' }).click();
  await page.getByRole('tab', { name: 'Month' }).click();
  await page.getByRole('link', { name: 'Later' }).click();
  await page.getByRole('link', { name: 'Today' }).click();
  await page.goto('/work-board/calendar?view=week');
  await audit(page, 'the calendar of a workshop', { inDark: true });

  // With the mouse, the last step goes to the last day that is shown and is open.
  const last = page.locator('.work-day:not([data-off])').last();
  const lastDay = await last.getByRole('heading').innerText();
  const grip = page.getByRole('button', { name: /^Move Finishing/ });
  await grip.scrollIntoViewIfNeeded();
  const from = await grip.boundingBox();
  const to = await last.boundingBox();
  if (!from || !to) throw new Error('The calendar is not drawn');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + 60, { steps: 12 });
  await page.mouse.up();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^This order would arrive on .*, in time for/)).toBeVisible();
  await dialog.getByLabel('Who does it').fill('Salma');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(dayOf(page, 'Finishing').getByRole('heading')).toHaveText(lastDay);
  await expect(page.getByRole('article').filter({ hasText: 'Finishing' })).toContainText('By Salma');

  // With the keyboard, the step before it goes a day on.
  const stitching = page.getByRole('button', { name: /^Move Stitching/ });
  const before = await dayOf(page, 'Stitching').getByRole('heading').innerText();
  await stitching.focus();
  await page.keyboard.press('Space');
  const said = page.getByText(/^Stitching is over /);
  await expect(said).toBeAttached();
  const lifted = await said.innerText();
  await page.keyboard.press('ArrowRight');
  await expect(said).not.toHaveText(lifted);
  await page.keyboard.press('Space');
  await expect(dialog.getByText(/^This order would arrive on/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await expect(dialog).toBeHidden();
  await expect(dayOf(page, 'Stitching').getByRole('heading')).not.toHaveText(before);

  // A phone shows a list of days, and a button moves a step far away: the promise is said to be missed.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /^Change Finishing/ }).click();
  const far = new Date(Date.now() + 60 * 86_400_000);
  // Not a Sunday.
  if (far.getUTCDay() === 0 || far.getUTCDay() === 6) far.setUTCDate(far.getUTCDate() + 2);
  await dialog.getByLabel('Begins on').fill(far.toISOString().slice(0, 10));
  await expect(dialog.getByText(/days after the promised day\.$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Leave it' }).click();
  await audit(page, 'the calendar on a phone');

  await page.getByRole('button', { name: 'Make a secret address' }).click();
  const address = await page.getByLabel('Secret address').inputValue();
  const file = await buyer.context.request.get(address);
  expect(await file.text()).toContain('(Salma)');
  await page.getByRole('button', { name: 'Make a new address' }).click();
  await expect(page.getByLabel('Secret address')).not.toHaveValue(address);
  expect((await buyer.context.request.get(address)).status()).toBe(404);
});
