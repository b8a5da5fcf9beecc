import { expect } from '@playwright/test';
import { journey, newPerson, register } from '#tests/support/journey.ts';
import { publishDesign } from '#tests/support/journey-shop.ts';

journey('a search with a typo leads to a maker, who is followed and then followed up', async ({ open }) => {
  const maker = await open();
  await register(maker, newPerson('Lajwanti Solanki'));
  const { title } = await publishDesign(maker, { title: 'Mashru lehenga in rani pink' });

  const shopper = await open();
  await register(shopper, newPerson('Gauri Menon'));
  const { page } = shopper;
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Search designs and creators' }).fill('masru lehnga');
  await page.keyboard.press('Enter');
  await page.getByRole('article', { name: title }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByRole('link', { name: 'Lajwanti Solanki' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lajwanti Solanki');
  const follow = page.getByRole('button', { name: /^Follow(ing)? Lajwanti Solanki$/ });
  const isTold = page.waitForResponse(/\/api\/users\/follow\//);
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await isTold;

  await page.goto('/?tab=following');
  await expect(page.getByRole('article', { name: title })).toBeVisible();
});

journey(
  'the Browse menu opens its submenus by a pause of the mouse and by the keyboard',
  async ({ open }) => {
    const { page } = await open();
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'Browse' });
    await opener.click();
    const categories = page.getByRole('menuitem', { name: 'Categories' });
    await categories.hover();
    const shoes = page.getByRole('menuitem', { name: 'Shoes' });
    await expect(shoes).toBeVisible();
    // The menu stays open if the pointer leaves and returns within the delay. The position is measured before,
    // because the movement must be quick.
    const place = await shoes.boundingBox();
    if (!place) throw new Error('the entry has no place on the page');
    await page.mouse.move(700, 600);
    await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
    await expect(shoes).toBeVisible();
    await page.mouse.move(700, 600);
    await expect(shoes).toBeHidden();

    await categories.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('menuitem', { name: 'Designer' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('menuitem', { name: 'Makers' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?category=Kids+Fashion');
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  },
);

journey(
  'a phone asks for the photograph before the scripts, and for no picture that it does not show',
  async ({ open }) => {
    const maker = await open();
    await register(maker, newPerson('Hansaben Khatri'));
    const { id } = await publishDesign(maker, { title: 'Ajrakh stole in indigo' }, 4);

    const { page } = await open({ screen: 'phone' });
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/media\/|\.js$/.test(pathname)) asked.push(pathname);
    });
    await page.goto(`/product/${id}`);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    const pictures = asked.filter((path) => path.startsWith('/media/'));
    expect(asked[0]).toBe(pictures[0]);
    // Only the visible picture and the next one of the carousel load, each once.
    expect(pictures.length).toBeLessThanOrEqual(2);
    expect(new Set(pictures).size).toBe(pictures.length);
  },
);
