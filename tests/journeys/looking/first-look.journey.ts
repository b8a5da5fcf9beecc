import { expect, type Page } from '@playwright/test';
import { journey, register, somebody } from '#tests/support/journey.ts';
import { publishDesign } from '#tests/support/journey-shop.ts';

/** The scripts that a page asks for, as it does. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

/** Nothing is left to do for the page: its idle moment has passed. */
async function loaded(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => requestIdleCallback(() => done(null)))),
  );
}
