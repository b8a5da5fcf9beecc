import type { BrowserContext, Page } from '@playwright/test';
import { widen } from './judge-page.ts';
import { type Pressed, pressAll } from './press.ts';
import { beginnings, pageOf } from './site-map.ts';

/** Limits of visits per kind of page. Several are needed, because some pages differ by order, design or person. */
const mostOfAKind = 4;
const mostOrders = 8;

/** Returns the faults of the open page at these widths, or at every width. */
export type Judge = (page: Page, widths?: readonly number[]) => Promise<string[]>;

export interface VisitOptions {
  /** The path of the page, and the buttons that were pressed on it. */
  path: string;
  /** A pattern of the site map, such as `/product/:id`. */
  pattern: string;
  faults: string[];
}

export interface Walk {
  context: BrowserContext;
  /** Whether a page of the site map is relevant for this person. */
  isWanted: (pattern: string) => boolean;
  /** Whether buttons are pressed too. */
  presses: boolean;
  /** Additional pages to which no link leads. */
  alsoFrom?: readonly string[];
  /** Visits only these pages. */
  onlyAt?: readonly string[] | undefined;
  judge: Judge;
}

/** Follows the links from page to page, checks each kind of page a few times and presses its buttons. */
export async function* walk(how: Walk): AsyncGenerator<VisitOptions> {
  const { context, isWanted, presses, alsoFrom = [], onlyAt, judge } = how;
  const page = await context.newPage();
  const times = new Map<string, number>();
  const pressed = new Map<string, Pressed>();
  const queue = [...(onlyAt ?? [...alsoFrom, ...beginnings])];
  const known = new Set(queue);
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const asked = pageOf(path);
    if (asked === undefined || !isWanted(asked.pattern) || isEnough(times, asked.key)) continue;
    try {
      await widen(page, 1440);
      await goTo(page, path);
      const landed = pageOf(page.url());
      // Visitors are redirected from many pages to the same one, which was already checked.
      if (landed === undefined || (landed.key !== asked.key && isEnough(times, landed.key))) continue;
      times.set(landed.key, (times.get(landed.key) ?? 0) + 1);
      // Lists that the page still loads hold links too.
      await page.locator('[aria-busy=true]').filter({ visible: true }).first().waitFor({ state: 'hidden' });
      for (const link of onlyAt ? [] : await linksOf(page)) {
        if (!known.has(link)) queue.push(link);
        known.add(link);
      }
      await page.evaluate(() => {
        for (const one of document.querySelectorAll('details')) one.open = true;
      });
      const { pattern } = landed;
      yield { path, pattern, faults: await judge(page) };
      if (presses) yield* pressAll({ page, path, pattern, pressed, judge, goTo });
    } catch (error) {
      yield { path, pattern: asked.pattern, faults: [`cannot be opened: ${String(error).split('\n')[0]}`] };
    }
  }
  await page.close();
}

function isEnough(times: ReadonlyMap<string, number>, key: string): boolean {
  return (times.get(key) ?? 0) >= (key.startsWith('/order-details') ? mostOrders : mostOfAKind);
}

/** Resolves when the page is hydrated. */
export async function goTo(page: Page, path: string): Promise<void> {
  // Waits until the browser leaves the history entry of the last closed overlay, which would abort the navigation. An
  // open overlay keeps its entry, so the wait is limited.
  await page
    .waitForFunction(() => !(history.state as { overlays?: number } | null)?.overlays, null, {
      timeout: 1000,
    })
    .catch(() => undefined);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  if ((await page.locator('script[type=module]').count()) > 0)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

function linksOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(
      // Links to parts of a page are the same page.
      (link) => (link.getAttribute('href') ?? '').replace(/#.*$/, ''),
    ),
  );
}
