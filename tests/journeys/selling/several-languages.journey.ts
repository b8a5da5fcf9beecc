import { expect, type Page } from '@playwright/test';
import { localeNames } from '#contracts/platform/locales.ts';
import { journey, newPerson, register } from '#tests/support/journey.ts';
import { plainPicture } from '#tests/support/people/photographs.ts';

const english = 'Sindoori tanchoi for readers of two languages';
const hindi = 'सिंदूरी तनछोई चाँदनी';

/** The heading of a design's page, which carries the language of the maker's words. */
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

journey(
  'a maker writes a design in English and Hindi; a reader of Hindi sees and finds the Hindi words, a reader of Tamil the English ones',
  async ({ open }) => {
    journey.slow();
    const maker = await open();
    await register(maker, newPerson('Sabiha Ansari'));
    const { page } = maker;
    await page.goto('/upload-product');
    await page.getByLabel('Product Title').fill(english);
    await page.getByLabel('Description').fill('Woven at Madanpura in Varanasi, thread by thread.');
    await page.getByLabel('Category').selectOption("Women's Fashion");
    await page.getByLabel('Completion Time').fill('3 weeks');
    await page.getByLabel('Price (₹)').fill('21000');
    // The design's own language is not offered as a translation.
    await expect(page.getByRole('button', { name: `Add in ${localeNames.en}` })).toHaveCount(0);
    await page.getByRole('button', { name: `Add in ${localeNames.hi}` }).click();
    const other = page.getByRole('group', { name: localeNames.hi });
    await expect(other.getByLabel('Product Title')).toBeFocused();
    await expect(other.getByLabel('Product Title')).toHaveAttribute('lang', 'hi');
    const buffer = await plainPicture('jpeg', { width: 400, height: 600 });
    await page
      .getByLabel('Add pictures')
      .setInputFiles([{ name: 'front.jpg', mimeType: 'image/jpeg', buffer }]);
    await expect(page.getByLabel('Sent')).toHaveCount(1);

    await page.getByRole('button', { name: 'Upload Design' }).click();
    await expect(other.getByText('Product title is required')).toBeVisible();
    await other.getByLabel('Product Title').fill(hindi);
    await expect(page.getByText(/^Draft saved/)).toBeVisible();
    await page.reload();
    await expect(other.getByLabel('Product Title')).toHaveValue(hindi);
    await page.getByRole('button', { name: 'Upload Design' }).click();
    await expect(page.getByText('Design published')).toBeVisible({ timeout: 40_000 });

    const reader = await open({ screen: 'phone' });
    await reader.page.goto(`/hi/search?q=${encodeURIComponent('सिंदूरी तनछोई')}`);
    const found = reader.page.getByRole('heading', { level: 2, name: hindi });
    await expect(found).toHaveAttribute('lang', 'hi');
    await found.getByRole('link').click();
    await expect(heading(reader.page)).toHaveText(hindi);
    await expect(heading(reader.page)).toHaveAttribute('lang', 'hi');
    await expect(reader.page.getByText('Woven at Madanpura')).toHaveAttribute('lang', 'en');
    const path = new URL(reader.page.url()).pathname.replace('/hi', '');
    const first = await reader.page.request.get(`/hi${path}`);
    expect(await first.text()).toContain(`<meta property="og:title" content="${hindi}`);

    await reader.page.goto(`/ta${path}`);
    await expect(heading(reader.page)).toHaveText(english);
    await expect(heading(reader.page)).toHaveAttribute('lang', 'en');
    await reader.page.goto('/hi/');
    await expect(reader.page.getByRole('heading', { level: 2, name: hindi })).toHaveAttribute('lang', 'hi');
  },
);
