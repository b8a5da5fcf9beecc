import { expect, type Page } from '@playwright/test';
import { judgeTexts } from './judge-texts.ts';

/** 320 is the narrowest phone. */
export const everyWidth = [320, 390, 1440] as const;

/**
 * Checks the layout of the open page at each width, and its texts once. Returns one line for each fault, with the
 * widths where it occurs.
 */
export async function judgePage(
  page: Page,
  wordsOf: (page: Page) => Promise<string[]>,
  at: readonly number[] = everyWidth,
): Promise<string[]> {
  const faults = new Map<string, number[]>();
  for (const width of at) {
    await widen(page, width);
    const isStill = await settle(page).then(
      () => true,
      () => false,
    );
    if (!isStill)
      faults.set('does not come to rest', [...(faults.get('does not come to rest') ?? []), width]);
    for (const fault of await page.evaluate(judgeTexts))
      faults.set(fault, [...(faults.get(fault) ?? []), width]);
  }
  return [...[...faults].map(([fault, seen]) => `${fault} at ${seen.join(', ')}`), ...(await wordsOf(page))];
}

export async function widen(page: Page, width: number): Promise<void> {
  if (page.viewportSize()?.width !== width)
    await page.setViewportSize({ width, height: width < 900 ? 844 : 900 });
}

/** Waits for animations, because moving elements such as pictures or toasts overflow until they end. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]').first()).toBeHidden();
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
    await Promise.all(
      document
        .getAnimations()
        // Animations that follow the scrolling of a row never end.
        .filter(({ timeline }) => timeline === document.timeline)
        .map((one) =>
          one.effect?.getComputedTiming().iterations === Infinity
            ? undefined
            : one.finished.catch(() => undefined),
        ),
    );
  });
}
