import type { BrowserContext, Page } from '@playwright/test';
import { judgePage, widen } from './judge-page.ts';
import { type Pressed, pressAll } from './press.ts';
import { beginnings, pageOf } from './site-map.ts';

/** Some pages look otherwise with each order, design or person. */
const mostOfAKind = 4;
const mostOrders = 8;

export interface Look {
  path: string;
  faults: string[];
}

export interface Walk {
  context: BrowserContext;
  wordsOf: (page: Page) => Promise<string[]>;
  /** Pages that no link leads to. */
  alsoFrom?: readonly string[];
  /** Looks at these pages alone. */
  onlyAt?: readonly string[] | undefined;
  /** Which pages of the site map this person has to do with. */
  isWanted: (pattern: string) => boolean;
  /** Notes a page of the site map that was judged. */
  onPage: (pattern: string) => void;
}

/** Goes from page to page by the links on them, judges each kind of page a few times and presses what is on it. */
export async function* walk({
  context,
  wordsOf,
  alsoFrom = [],
  isWanted,
  onlyAt,
  onPage,
}: Walk): AsyncGenerator<Look> {
  const page = await context.newPage();
  const times = new Map<string, number>();
  const pressed = new Map<string, Pressed>();
  const queue = [...(onlyAt ?? [...alsoFrom, ...beginnings])];
  const known = new Set(queue);
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const asked = pageOf(path);
    if (asked === undefined || !isWanted(asked.pattern) || isEnough(times, asked.key)) continue;
    await widen(page, 1440);
    await goTo(page, path);
    const landed = pageOf(page.url());
    // Who is not signed in lands at the same page from many; what it shows was judged.
    if (landed === undefined || (landed.key !== asked.key && isEnough(times, landed.key))) continue;
    times.set(landed.key, (times.get(landed.key) ?? 0) + 1);
    for (const link of await linksOf(page)) {
      if (!known.has(link) && onlyAt === undefined) queue.push(link);
      known.add(link);
    }
    onPage(landed.pattern);
    await page.evaluate(() => {
      for (const one of document.querySelectorAll('details')) one.open = true;
    });
    yield { path, faults: await judgePage(page, wordsOf) };
    if (!process.env.PAGES) yield* pressAll({ page, path, pattern: landed.pattern, pressed, wordsOf, goTo });
  }
  await page.close();
}

function isEnough(times: ReadonlyMap<string, number>, key: string): boolean {
  return (times.get(key) ?? 0) >= (key.startsWith('/order-details') ? mostOrders : mostOfAKind);
}

/** Ends when the page answers: pages for visitors fetch their program at the first sign of somebody. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.evaluate("dispatchEvent(new Event('pointermove'))");
  if ((await page.locator('script[type=module], #page-program, html[data-awake]').count()) > 0)
    await page.locator('html[data-awake]').waitFor({ state: 'attached' });
}

function linksOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(
      (link) => link.getAttribute('href') ?? '',
    ),
  );
}
