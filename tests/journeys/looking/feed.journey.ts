import { expect, type Page } from '@playwright/test';
import { journey, newPerson, register } from '#tests/support/journey.ts';
import { publishDesign } from '#tests/support/journey-shop.ts';

journey(
  'reading on by scrolling never repeats or skips a design, also while new ones arrive',
  async ({ open }) => {
    const maker = await open();
    await register(maker, newPerson('Lakshmi Rajan'));
    const published = await publishMany(maker, 26);
    const newest = await publishDesign(maker, { title: 'The last length of cloth' });
    published.push(newest.id);

    const { page } = await open({ screen: 'phone' });
    await expect(async () => {
      // Visitors share a cached page for a second.
      await page.goto('/');
      expect((await idsShown(page))[0]).toBe(newest.id);
    }).toPass({ timeout: 20_000 });
    await publishMany(maker, 3);
    // Designs of other journeys may appear between them.
    await expect(async () => {
      await page.mouse.wheel(0, 5000);
      expect(await idsShown(page), 'no design is missing').toEqual(expect.arrayContaining(published));
    }).toPass({ timeout: 60_000, intervals: [200] });
    const shown = await idsShown(page);
    expect(new Set(shown).size, 'no design appears twice').toBe(shown.length);
  },
);

journey(
  'the pictures of a card are turned by keys, and a design shows its likes wherever it stands',
  async ({ open }) => {
    const maker = await open();
    await register(maker, newPerson('Zoya Khan'));
    const { id, title } = await publishDesign(maker, { title: 'Chikankari kurta, three views' }, 3);

    const visitor = await open();
    await register(visitor, newPerson('Hetal Shah'));
    const { page } = visitor;
    await page.goto('/');
    const card = page.getByRole('article', { name: title });
    const knot = (number: number) => card.getByRole('button', { name: `${number} of 3` });
    await knot(1).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(knot(3)).toHaveAttribute('aria-current', 'true');
    await expect(card.getByRole('img', { name: 'picture 3' })).toBeInViewport();
    await page.keyboard.press('ArrowLeft');
    await expect(knot(2)).toHaveAttribute('aria-current', 'true');

    await card.getByRole('button', { name: /^Like/ }).click();
    await card.getByRole('button', { name: /^Save/ }).click();
    await expect(card.getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-pressed', 'true');
    await card.getByRole('link', { name: 'View Details' }).click();
    await expect(page).toHaveURL(`/product/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('button', { name: 'Like, 1 like' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { name: 'Save, 1 save' })).toHaveAttribute('aria-pressed', 'true');
  },
);

/** Returns the ids. */
async function publishMany(maker: Parameters<typeof publishDesign>[0], count: number): Promise<number[]> {
  const ids: number[] = [];
  while (ids.length < count) {
    const few = Array.from({ length: Math.min(4, count - ids.length) }, (_, index) =>
      publishDesign(maker, { title: `Length of cloth ${ids.length + index + 1}` }),
    );
    for (const { id } of await Promise.all(few)) ids.push(id);
  }
  return ids;
}

async function idsShown(page: Page): Promise<number[]> {
  const cards = await page.getByRole('article').getByRole('heading').all();
  const names = await Promise.all(cards.map((card) => card.getAttribute('id')));
  return names.map((name) => Number(name?.replace('design-', '')));
}
