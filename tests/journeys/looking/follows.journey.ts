import { expect } from '@playwright/test';
import { journey, newPerson, register } from '#tests/support/journey.ts';
import { publishDesign } from '#tests/support/journey-shop.ts';

journey(
  'following a maker on a card fills the Following tab, and the product page knows it',
  async ({ open }) => {
    const maker = await open();
    await register(maker, newPerson('Farida Chhipa'));
    const { id, title } = await publishDesign(maker, { title: 'Bagru angrakha, madder' });

    const visitor = await open();
    await register(visitor, newPerson('Rohan Das'));
    const { page } = visitor;
    await page.goto('/?tab=following');
    await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();

    await page.getByRole('tab', { name: 'For you' }).click();
    await expect(page).toHaveURL('/');
    const card = page.getByRole('article', { name: title });
    const follow = card.getByRole('button', { name: /^Follow(ing)? Farida Chhipa$/ });
    await expect(follow).toHaveAttribute('aria-pressed', 'false');
    // The tab is opened while the request is pending.
    const tabIsOpen = Promise.withResolvers<void>();
    await page.route('**/api/users/follow/*', async (route) => {
      await tabIsOpen.promise;
      await route.continue();
    });
    await follow.click();
    await expect(follow).toHaveAttribute('aria-pressed', 'true');
    await expect(follow).toHaveText('Following');

    await page.getByRole('tab', { name: 'Following' }).click();
    await expect(page).toHaveURL('/?tab=following');
    await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
    tabIsOpen.resolve();
    await expect(page.getByRole('article', { name: title })).toBeVisible();
    await page.goto(`/product/${id}`);
    await expect(page.getByRole('button', { name: /^Follow(ing)? Farida Chhipa$/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
);

journey(
  'a saved design goes to the default board at once and from the toast into a new one, and is put back after a slip',
  async ({ open }) => {
    const maker = await open();
    await register(maker, newPerson('Ramesh Soni'));
    const { title } = await publishDesign(maker, { title: 'Chandbali in silver' });

    const visitor = await open();
    await register(visitor, newPerson('Hetal Shah'));
    const { page } = visitor;
    await page.goto('/');
    await page.getByRole('article', { name: title }).getByRole('button', { name: /^Save/ }).click();
    // Holds the button as long as people do, during which the page renders a few frames.
    await page.getByRole('button', { name: 'Change board' }).click({ delay: 200 });
    const dialog = page.getByRole('dialog', { name: 'Choose a board' });
    await dialog.getByLabel('New board').fill('Wedding');
    await dialog.getByRole('button', { name: 'Create and move it there' }).click();
    await expect(page.getByText('Saved to Wedding')).toBeVisible();

    await page.getByRole('navigation', { name: 'Side' }).getByRole('link', { name: 'Saved' }).click();
    await page.getByRole('link', { name: /Wedding/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wedding');
    const tile = page.getByRole('article', { name: title });
    await tile.getByRole('button', { name: /^Save/ }).click();
    await tile.getByRole('button', { name: 'Undo' }).click();
    await expect(tile.getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-pressed', 'true');
    await page.waitForLoadState('networkidle');
    await page.reload();
    await expect(page.getByRole('article', { name: title })).toBeVisible();
  },
);
