import { expect, type Page } from '@playwright/test';
import { judgeTexts } from './judge-texts.ts';

/** 320 is the narrowest phone. */
const widths = [320, 390, 1440];

/** Judges what is open at each width; one line for each fault, with the widths where it is seen. */
export async function judgePage(page: Page, written: string | null, at = widths): Promise<string[]> {
  const faults = new Map<string, number[]>();
  for (const width of at) {
    await page.setViewportSize({ width, height: width < 900 ? 844 : 900 });
    await settle(page);
    for (const fault of await page.evaluate(judgeTexts, written)) {
      faults.set(fault, [...(faults.get(fault) ?? []), width]);
    }
  }
  return [...faults].map(([fault, seen]) => `${fault} at ${seen.join(', ')}`);
}

/** What moves in, such as a picture or a toast, stands out for the time of its movement. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]').first()).toBeHidden();
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
    await Promise.all(
      document
        .getAnimations()
        .map((one) =>
          one.effect?.getComputedTiming().iterations === Infinity
            ? undefined
            : one.finished.catch(() => undefined),
        ),
    );
  });
}
