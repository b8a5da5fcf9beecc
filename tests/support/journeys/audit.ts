import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Rules whose result can differ between light and dark: the schemes differ in colours only. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

interface How {
  /** A selector of what to check, or a path to it through frames; without it the whole page. */
  within?: string | string[];
  /** Also checks the colours of the dark scheme, and leaves the page dark. */
  inDark?: boolean;
}

const isStill =
  "document.getAnimations().every((each) => each.timeline !== document.timeline || each.playState !== 'running')";

/** Expects that the open page breaks no accessibility rule; `what` names it in the report, by default its address. */
export async function audit(
  page: Page,
  what = page.url(),
  { within, inDark = false }: How = {},
): Promise<void> {
  const expectNone = async (rules: readonly string[], named: string) => {
    // Content being replaced is dimmed and fails the contrast rule until the new content is drawn.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    // Scroll-driven animations never end, so they do not count. `waitForFunction` would evaluate the text in the page,
    // whose policy for scripts refuses that.
    await expect.poll(() => page.evaluate(isStill)).toBe(true);
    // Loading the checker takes as long as a check, so it stays until the page is left.
    const loaded = await Promise.all(page.frames().map((frame) => frame.evaluate("typeof axe === 'object'")));
    // Collects the results in the page itself, not in a blank page for each run; all frames are of the same origin.
    const judge = new AxeBuilder({ page, ...(loaded.every(Boolean) ? { axeSource: ';' } : {}) })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] });
    if (within) judge.include(within);
    if (rules.length > 0) judge.withRules([...rules]);
    const { violations } = await judge.analyze();
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    expect.soft(found, named).toEqual([]);
  };
  // Without animations, so that nothing is checked half faded.
  await page.emulateMedia({ reducedMotion: 'reduce', ...(inDark ? { colorScheme: 'light' } : {}) });
  await expectNone([], what);
  if (!inDark) return;
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await expectNone(rulesOfColour, `${what}, dark`);
}

export const screens = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

/** Checks the open page at phone and desktop width, in light and dark. */
export async function auditScreens(page: Page, what: string): Promise<void> {
  for (const screen of Object.values(screens)) {
    await page.setViewportSize(screen);
    await audit(page, `${what} at ${screen.width} px`, { inDark: true });
  }
}
