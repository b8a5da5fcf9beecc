import type { BrowserContext, Page } from '@playwright/test';
import { widen } from './judge-page.ts';
import { type Pressed, pressAll } from './press.ts';
import { beginnings, pageOf } from './site-map.ts';

/** Some pages look otherwise with each order, design or person. */
const mostOfAKind = 4;
const mostOrders = 8;

/** Says what is wrong with what is open now, at these widths or at every one. */
export type Judge = (page: Page, widths?: readonly number[]) => Promise<string[]>;

export interface VisitOptions {
  /** The page, and what was pressed on it. */
  path: string;
  /** Of the site map, as `/product/:id`. */
  pattern: string;
  faults: string[];
}

export interface Walk {
  context: BrowserContext;
  /** Which pages of the site map this person has to do with. */
  isWanted: (pattern: string) => boolean;
  /** Whether buttons are pressed as well. */
  presses: boolean;
  /** Pages that no link leads to. */
  alsoFrom?: readonly string[];
  /** Looks at these pages alone. */
  onlyAt?: readonly string[] | undefined;
  judge: Judge;
}

/** Goes from page to page by the links on them, judges each kind of page a few times and presses what is on it. */
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
      // Who is not signed in lands at the same page from many; what it shows was judged.
      if (landed === undefined || (landed.key !== asked.key && isEnough(times, landed.key))) continue;
      times.set(landed.key, (times.get(landed.key) ?? 0) + 1);
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

/** Ends when the page is hydrated. */
export async function goTo(page: Page, path: string): Promise<void> {
  // The entry of what was closed last is left first: that would end the load. What is open still keeps its entry.
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
      // Each part of a page was seen with it.
      (link) => (link.getAttribute('href') ?? '').replace(/#.*$/, ''),
    ),
  );
}
