import { expect, type Page } from '@playwright/test';
import { journey, newPerson, register } from '#tests/support/journey.ts';
import { publishDesign } from '#tests/support/journey-shop.ts';

const box = (page: Page) => page.getByLabel(/^Message to/);
const options = (page: Page) => page.getByRole('listbox', { name: 'Saved replies' }).getByRole('option');

journey(
  'a maker saves two replies, and inserts them by slash, Enter, Tab and a press; Escape closes the list',
  async ({ open }) => {
    const maker = await open();
    await register(maker, newPerson('Meher Ansari'));
    const design = await publishDesign(maker, { title: 'Gulnaar katan saree' });
    const shopper = await open({ screen: 'phone' });
    await register(shopper, newPerson('Asha Rao'));
    await shopper.page.goto(`/product/${design.id}`);
    await shopper.page.getByRole('link', { name: 'Message Designer' }).tap();
    await box(shopper.page).fill('How long does it take?');
    await box(shopper.page).press('Enter');
    await expect(shopper.page.getByText('Sent', { exact: true })).toBeAttached();

    const { page } = maker;
    await page.goto('/chat');
    await page.getByRole('navigation', { name: 'Conversations' }).getByRole('link').click();
    await page.getByRole('button', { name: 'Saved replies' }).click();
    await page.getByRole('button', { name: 'Manage' }).click();
    const dialog = page.getByRole('dialog');
    for (const [title, words] of [
      ['Delivery', 'Dear {name}, seven days.'],
      ['Fabric', 'It is cotton.'],
    ] as const) {
      await dialog.getByRole('button', { name: 'Write a reply' }).click();
      await dialog.getByLabel('Title').fill(title);
      await dialog.getByLabel('Words').fill(words);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog.getByText(title, { exact: true })).toBeVisible();
    }
    await dialog.getByRole('button', { name: 'Close' }).click();

    await box(page).pressSequentially('/');
    await expect(options(page)).toHaveCount(2);
    await box(page).press('ArrowDown');
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await box(page).press('Escape');
    await expect(options(page)).toHaveCount(0);
    await expect(box(page)).toHaveValue('/');

    await box(page).pressSequentially('del');
    await expect(options(page)).toHaveCount(1);
    await box(page).press('Enter');
    await expect(box(page)).toHaveValue('Dear Asha, seven days.');

    await box(page).pressSequentially(' /fab');
    await expect(options(page)).toHaveCount(1);
    await box(page).press('Tab');
    await expect(box(page)).toHaveValue('Dear Asha, seven days. It is cotton.');
    await expect(box(page)).toBeFocused();

    await box(page).fill('');
    await page.getByRole('button', { name: 'Saved replies' }).click();
    await options(page).filter({ hasText: 'Fabric' }).click();
    await expect(box(page)).toHaveValue('It is cotton.');
    await box(page).press('Enter');
    await expect(shopper.page.locator('[data-message]').getByText('It is cotton.')).toBeVisible();
  },
);
