import { expect } from '@playwright/test';
import { journey, newPerson, register, settle } from '#tests/support/journey.ts';
import { publishDesign } from '#tests/support/journey-shop.ts';
import { startSite } from '#tests/support/site.ts';
import { judgePage } from './judge-page.ts';
import { judgeWords } from './judge-words.ts';
import { whatPeopleWrote } from './what-people-wrote.ts';

// Uses a separate site, which answers in the pseudo-language.
journey.use({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the fixtures it needs
    async ({}, use) => {
      const site = await startSite({ PSEUDO_LANGUAGE: 'on' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

journey(
  'the main screens have room for a language 40 % longer, and say nothing in English',
  async ({ open }) => {
    const maker = await open();
    const seller = await register(maker, newPerson('Meher Ansari'));
    await settle(maker, seller);
    const words = { title: 'Gulnaar katan saree', description: 'Woven on a pit loom.' };
    const { id } = await publishDesign(maker, words);
    const buyer = await open();
    const shopper = await register(buyer, newPerson('Asha Rao'));
    await settle(buyer, shopper);
    await buyer.page.goto(`/product/${id}`);
    const profile = await buyer.page.locator('a[href^="/publicProfile/"]').first().getAttribute('href');
    const written = [whatPeopleWrote(), ...Object.values(words), seller.email, shopper.email].join('\n');
    const wordsOf = judgeWords(written);

    const faults: string[] = [];
    const look = async ({ page }: typeof buyer, path: string) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      for (const fault of await judgePage(page, wordsOf, [320, 390])) faults.push(`${path}: ${fault}`);
    };
    for (const path of [
      '/',
      '/search?q=saree',
      '/explore',
      profile ?? '',
      `/product/${id}`,
      `/checkout/${id}`,
      '/chat',
      '/notifications',
      '/settings?tab=notifications',
      '/help',
    ])
      await look(buyer, path);
    for (const path of ['/userDashboard', '/profile', `/user/products/${id}/edit`]) await look(maker, path);
    await look(await open(), '/signin');
    expect(faults).toEqual([]);
  },
);
