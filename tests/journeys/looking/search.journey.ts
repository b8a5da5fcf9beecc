import { expect } from '@playwright/test';
import { journey, newPerson, register } from '#tests/support/journey.ts';
import { publishDesign } from '#tests/support/journey-shop.ts';
import { audit } from '#tests/support/journeys/audit.ts';

journey('a search with a typo leads to a design, by the keyboard alone', async ({ open }) => {
  const maker = await open();
  await register(maker, newPerson('Parvati Nambiar'));
  const { id, title } = await publishDesign(maker, { title: 'Kasavu pattu pavadai in cream' });

  const { page } = await open();
  await page.goto('/');
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Search designs and creators' });
  await expect(field).toBeFocused();
  await page.keyboard.type('a/');
  await expect(field, 'in a field the key is a letter').toHaveValue('a/');
  await field.fill('');
  await field.pressSequentially('kasvau');
  const option = page.getByRole('option', { name: title });
  await expect(option).toBeVisible();
  await audit(page, 'suggestions', { within: '.search-box', inDark: true });
  await page.keyboard.press('Escape');
  await expect(option).toBeHidden();

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=kasvau');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“kasvau”');
  await expect(page.getByText('Did you mean this?')).toBeVisible();
  await expect(page.getByRole('article', { name: title })).toBeVisible();

  await field.focus();
  await field.fill('');
  await expect(page.getByRole('option', { name: 'kasvau' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(page.getByRole('option', { name: 'kasvau' })).toBeHidden();
  await field.fill('kasav');
  await expect(option).toBeVisible();
  // Arrow up in the field selects the last item of the list.
  await page.keyboard.press('ArrowUp');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/product/${id}`);
});

journey('filters, sort and tabs live in the address and come back with it', async ({ open }) => {
  const maker = await open();
  await register(maker, newPerson('Jayanti Behera'));
  const names = ['Bomkai stole one', 'Bomkai stole two', 'Bomkai belt'];
  await publishDesign(maker, { title: names[0] ?? '', price: '900', materialOne: 'Tussar' });
  await publishDesign(maker, { title: names[1] ?? '', price: '2400', materialOne: 'Cotton' });
  await publishDesign(maker, {
    title: names[2] ?? '',
    price: '400',
    materialOne: 'Cotton',
    category: 'Bags',
  });

  const { page } = await open();
  await page.goto('/search?q=bomkai&sort=price_asc');
  const found = page.getByRole('article');
  await expect(found).toHaveCount(3);
  await expect(found.first()).toHaveAccessibleName('Bomkai belt');
  await audit(page, 'results at a desk', { inDark: true });

  await page.getByRole('checkbox', { name: 'Cotton' }).check();
  await expect(page).toHaveURL(/material=Cotton/);
  await expect(found).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Bags' }).check();
  await expect(found).toHaveCount(1);
  await page.reload();
  await expect(found).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: 'Cotton' })).toBeChecked();
  await page.getByRole('button', { name: 'Remove Bags' }).click();
  await expect(found).toHaveCount(2);
  await page.getByLabel('Sort by').selectOption('Price: high to low');
  await expect(found.first()).toHaveAccessibleName('Bomkai stole two');
  await page.goBack();
  await expect(found.first()).toHaveAccessibleName('Bomkai belt');
  await page.getByRole('slider', { name: 'Lowest price' }).focus();
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/minPrice=/);
  await expect(found).toHaveCount(1);

  await page.getByRole('tab', { name: 'Creators' }).click();
  await expect(page).toHaveURL(/type=creators/);
  await page.goto('/search?q=jayanti&type=creators');
  await expect(page.getByRole('link', { name: 'Jayanti Behera' })).toHaveAttribute(
    'href',
    /^\/publicProfile\/\d+$/,
  );
});

journey(
  'a phone searches from its bar, filters in a sheet and is helped where nothing is found',
  async ({ open }) => {
    const maker = await open();
    await register(maker, newPerson('Sushila Murmu'));
    const { title } = await publishDesign(maker, {
      title: 'Santhali panchi drape',
      category: "Women's Fashion",
    });

    const { page } = await open({ screen: 'phone' });
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Search' }).tap();
    const field = page.getByRole('main').getByRole('combobox', { name: 'Search designs and creators' });
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await field.tap();
    await expect(field).toBeFocused();
    await field.fill('santhali');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/santhali/);
    await expect(page.getByRole('article', { name: title })).toBeVisible();
    await audit(page, 'results on a phone', { inDark: true });

    await page.getByRole('button', { name: 'Filter' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    await sheet.getByRole('switch', { name: 'Verified makers only' }).check();
    await expect(page).toHaveURL(/verified=true/);
    await audit(page, 'filters on a phone', { inDark: true });
    await sheet.getByRole('button', { name: 'Show', exact: true }).tap();
    await expect(page.getByRole('heading', { name: 'Nothing found for “santhali”' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear all filters' }).tap();
    await expect(page.getByRole('article', { name: title })).toBeVisible();
  },
);
