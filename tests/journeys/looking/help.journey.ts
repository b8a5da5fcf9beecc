import { expect } from '@playwright/test';
import { journey } from '#tests/support/journey.ts';

const pages = [
  '/help',
  '/help/returns-and-cancellation',
  '/help/shipping',
  '/help/size-guide',
  '/about',
  '/contact',
];

journey(
  'the pages of help are written by the server and found from the foot of each page',
  async ({ open }) => {
    const { page } = await open();
    for (const path of pages) {
      const answer = await page.request.get(path);
      expect(answer.status(), path).toBe(200);
      expect(await answer.text(), path).toContain(`<meta name="description"`);
    }
    expect(await (await page.request.get('/help?q=refund')).text()).toContain('id="refund"');

    await page.goto('/about');
    const foot = page.getByRole('navigation', { name: 'About Tanabana' });
    await foot.getByRole('link', { name: 'Help', exact: true }).click();
    await expect(page).toHaveURL('/help');
    await page.getByLabel('Search the questions').fill('forgotten password');
    await expect(page.getByRole('heading', { name: 'I have forgotten my password' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'How do I order?' })).toBeHidden();
    await expect(page).toHaveURL(/\/help\?q=forgotten\+password$/);
  },
);

journey('a search for designs that is a question leads to its answer', async ({ open }) => {
  const { page } = await open({ screen: 'phone' });
  await page.goto('/search?q=cancel+order');
  await page.getByRole('link', { name: 'How do I cancel an order?' }).click();
  await expect(page).toHaveURL('/help#cancel');
  await expect(page.getByRole('heading', { name: 'How do I cancel an order?' })).toBeInViewport();
});
