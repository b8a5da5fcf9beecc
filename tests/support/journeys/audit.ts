import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules whose verdict can differ by scheme: light and dark differ in their colours and in nothing else. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

interface How {
  /** A selector of what to judge; without it all of the page. */
  within?: string;
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
    // Sums up in the page itself, not in a blank page for each run; frames are of the same origin.
    const judge = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
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
