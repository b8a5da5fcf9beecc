import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules whose verdict can differ by scheme: light and dark differ in their colours and in nothing else. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

interface How {
  /** A selector of what to judge, or the way to it through frames; without it all of the page. */
  within?: string | string[];
  /** Judges the colours of the dark scheme too, and leaves the page dark. */
  inDark?: boolean;
}

/** Expects that what is open breaks no accessibility rule; `what` names it in the report, else its address. */
export async function audit(
  page: Page,
  what = page.url(),
  { within, inDark = false }: How = {},
): Promise<void> {
  const expectNone = async (rules: readonly string[], named: string) => {
    // What is being replaced is dimmed, and fails for its contrast, until the new is there and drawn.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    // Those that follow the scrolling of a row run for ever.
    await page.waitForFunction(
      "document.getAnimations().every((each) => each.timeline !== document.timeline || each.playState !== 'running')",
    );
    // Loading the judge takes as long as judging, and it stays until the page is left.
    const loaded = await Promise.all(page.frames().map((frame) => frame.evaluate("typeof axe === 'object'")));
    // Sums up in the page itself, not in a blank page for each run; frames are of the same origin.
    const judge = new AxeBuilder({ page, ...(loaded.every(Boolean) ? { axeSource: ';' } : {}) })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] });
    if (within) judge.include(within);
    if (rules.length > 0) judge.withRules([...rules]);
    const { violations } = await judge.analyze();
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    expect.soft(found, named).toEqual([]);
  };
  // Without movement, so that nothing is judged half faded.
  await page.emulateMedia({ reducedMotion: 'reduce', ...(inDark ? { colorScheme: 'light' } : {}) });
  await expectNone([], what);
  if (!inDark) return;
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await expectNone(rulesOfColour, `${what}, dark`);
}

export const screens = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

/** Judges what is open, on a phone and at a desk, in light and in dark. */
export async function auditScreens(page: Page, what: string): Promise<void> {
  for (const screen of Object.values(screens)) {
    await page.setViewportSize(screen);
    await audit(page, `${what} at ${screen.width} px`, { inDark: true });
  }
}
