import { test as base } from '@playwright/test';
import { type Site, startSite } from '#tests/support/site.ts';

/**
 * `SITE` is the URL of a running site with `PSEUDO_LANGUAGE=on` and the whole demo. Without it, such a site is
 * started.
 */
export const test = base.extend<object, { address: string }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the fixtures it needs
    async ({}, use) => {
      if (process.env.SITE) return use(process.env.SITE);
      const site: Site = await startSite({ DEMO: '1', PSEUDO_LANGUAGE: 'on' });
      await use(site.url);
      await site.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});
