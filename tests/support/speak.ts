import { expect, type Locator, type Page } from '@playwright/test';

/** Records two seconds through the microphone. */
export async function speak(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Record a voice note' }).click();
  await expect(page.getByRole('timer')).toHaveText('0:02', { timeout: 20_000 });
  await page.getByRole('button', { name: 'Stop and listen' }).click();
  await expect(page.getByRole('group', { name: 'Your voice note' }).getByLabel('Play').first()).toBeVisible();
}

/** Plays a voice note to its end. */
export async function hear(page: Page | Locator, name: string): Promise<void> {
  const note = page.getByRole('group', { name, exact: true }).last();
  await note.getByRole('button', { name: 'Play' }).click();
  await expect(note.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect.poll(() => note.getByRole('slider').inputValue().then(Number)).toBeGreaterThan(0);
  await expect(note.getByRole('button', { name: 'Play' })).toBeVisible({ timeout: 15_000 });
  await expect(note.getByRole('alert')).toHaveCount(0);
}
