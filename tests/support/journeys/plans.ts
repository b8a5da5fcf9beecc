import { expect, type Page } from '@playwright/test';
import { plainPicture } from '../people/photographs.ts';

/** Fills the open dialog of a step with a photograph and sends it. */
export async function showStep(page: Page, send: string, note = ''): Promise<void> {
  const dialog = page.getByRole('dialog');
  const buffer = await plainPicture('jpeg', { width: 400, height: 500 });
  await dialog
    .getByLabel('Add photographs')
    .setInputFiles({ name: 'step.jpg', mimeType: 'image/jpeg', buffer });
  if (note !== '') await dialog.getByLabel('Note').fill(note);
  await dialog.getByRole('button', { name: send }).click();
}

/** Writes a plan of two steps: the template's first, which the buyer approves, and the finished piece. */
export async function planTwoSteps(page: Page, orderId: number): Promise<void> {
  await page.goto(`/order-details/sale/${orderId}`);
  await page.getByRole('link', { name: 'Make a plan' }).click();
  await expect(page.getByRole('heading', { name: 'The plan of this order' })).toBeVisible();
  const names = page.getByLabel('Name');
  await names.last().waitFor();
  for (let left = (await names.count()) - 1; left >= 2; left--) {
    await page.getByRole('button', { name: 'Remove step 2', exact: true }).click();
    await expect(names).toHaveCount(left);
  }
  const approvals = page.getByRole('checkbox', { name: /approves it/ });
  await approvals.first().check();
  await approvals.last().uncheck();
}
