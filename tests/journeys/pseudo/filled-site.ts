import { test as base, expect } from '@playwright/test';
import { type Site, startSite } from '#tests/support/site.ts';

/** `SITE` names one that runs already, with `PSEUDO_LANGUAGE=on` and the whole demo. */
export const test = base.extend<object, { address: string }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the fixtures it needs
    async ({}, use) => {
      if (process.env.SITE) return use(process.env.SITE);
      const site: Site = await startSite({ DEMO: '1', PSEUDO_LANGUAGE: 'on' });
      await untilFilled(site);
      await use(site.url);
      await site.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

/** The fill of the demo goes on while the site is open; what somebody has read of their news is its last part. */
async function untilFilled(site: Site): Promise<void> {
  await expect
    .poll(() => site.count(`select count(*) from demo_parts where name = 'news'`, []), {
      timeout: 500_000,
      intervals: [1000],
    })
    .toBe(1);
}
