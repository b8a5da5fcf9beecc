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

/** Opens a page without the sign of somebody that journeys give otherwise, and lets its idle moment pass. */
async function look(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => requestIdleCallback(() => done(null)))),
  );
}

/** Keeps the program back until it is released. */
async function holdProgram(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

const awake = (page: Page) => page.locator('html[data-awake]');

journey(
  'a visitor’s page loads its program at the first sign of somebody, in a dozen files',
  async ({ open }) => {
    const maker = await open();
    await register(maker, somebody('Rukmini Shetty'));
    const { id } = await publishDesign(maker, { title: 'Ilkal saree in pomegranate' });
    const { context } = await open({ screen: 'phone' });
    const most = { '/': 12, [`/product/${id}`]: 12, '/search': 12, '/hi/explore': 13, '/help': 14 };
    for (const [path, files] of Object.entries(most)) {
      const page = await context.newPage();
      const scripts = scriptsOf(page);
      await look(page, path);
      expect(scripts, path).toEqual([]);
      // What is fetched for later comes by another way, and after it.
      const first = await page.evaluate(() => document.querySelector('#page-program')?.textContent ?? '');
      await page.mouse.move(100, 300);
      await expect(awake(page), path).toBeAttached();
      expect((JSON.parse(first) as { files: string[] }).files.length, path).toBeLessThanOrEqual(files);
      await page.close();
    }
  },
);

journey('what was pressed on a page that waits is shown as kept, and done', async ({ open }) => {
  const { context } = await open({ screen: 'phone' });
  const page = await context.newPage();
  const release = await holdProgram(page);
  await look(page, '/');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.tap();
  await expect(menu).toHaveAttribute('data-kept');
  await expect(page.locator('html[data-starting]')).toBeAttached();
  release();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(menu).not.toHaveAttribute('data-kept');
  await expect(page.locator('html[data-starting]')).not.toBeAttached();
});

journey('what was typed on a page that waits is searched for', async ({ open }) => {
  const { context } = await open();
  const page = await context.newPage();
  const release = await holdProgram(page);
  await look(page, '/help');
  const field = page.getByRole('combobox', { name: 'Search designs and creators' });
  await field.fill('ilkal');
  release();
  await expect(awake(page)).toBeAttached();
  await expect(field).toHaveValue('ilkal');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=ilkal$/);
});

journey('a file that does not come at first is asked for again', async ({ open }) => {
  const { context, expectComplaint } = await open({ screen: 'phone' });
  expectComplaint(/Failed to load resource|net::ERR_FAILED/);
  const page = await context.newPage();
  let failures = 0;
  await page.route('**/assets/framework-*.js', async (route) => {
    failures += 1;
    if (failures === 1) await route.abort();
    else await route.continue();
  });
  await look(page, '/');
  await page.mouse.move(100, 300);
  await expect(awake(page)).toBeAttached({ timeout: 20_000 });
});

journey('somebody signed in needs to give no sign', async ({ open }) => {
  const visitor = await open({ screen: 'phone' });
  await register(visitor, somebody('Leela Nambiar'));
  const page = await visitor.context.newPage();
  await page.goto('/');
  await expect(awake(page)).toBeAttached();
});

journey(
  'the key / as the very first one leads to the search, before the program has come',
  async ({ open }) => {
    const { context } = await open();
    const page = await context.newPage();
    const release = await holdProgram(page);
    await look(page, '/help');
    await page.keyboard.press('/');
    const field = page.getByRole('combobox', { name: 'Search designs and creators' });
    await expect(field).toBeFocused();
    await page.keyboard.type('silk');
    release();
    await expect(awake(page)).toBeAttached();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('silk');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=silk');
  },
);
