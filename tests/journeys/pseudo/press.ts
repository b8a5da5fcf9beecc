import type { ElementHandle, Page } from '@playwright/test';
import { wordsIn } from '#tests/support/words/words-in.ts';
import { disguise } from '../../../web/pseudo-language.ts';
import { widen } from './judge-page.ts';
import type { Judge, VisitOptions } from './walk.ts';

interface Pressing {
  page: Page;
  path: string;
  pattern: string;
  /** Buttons that were already pressed, including those on other pages of the same kind. */
  pressed: Map<string, Pressed>;
  judge: Judge;
  goTo: (page: Page, path: string) => Promise<void>;
}

/** The result of a press, and the widths at which it was tried. */
export interface Pressed {
  opened: boolean;
  widths: ReadonlySet<number>;
}

interface Pressable {
  /** The value of its marker attribute: counted positions change while a page loads. */
  index: number;
  name: string;
  isOfShell: boolean;
  /** Whether it declares that it opens a popup. */
  opens: boolean;
}

/** Buttons are pressed at the first width and the result is checked at all: first phones, then a wide window. */
const onPhone = [390, 320];
const onDesktop = [1440];

/** A limit for pages that show new buttons after each press. */
const mostOfAPage = 60;

/** A page is stable after `quiet` frames without a change. After `most` frames it is checked as it is. */
const framesOfRest = { quiet: 8, most: 90 };

const closes = disguise(wordsIn('en')('platform/i18n/ui', 'close'));

const floats = 'dialog[open], [role=dialog], [role=menu]';
/** Links are left out because they leave the page, and languages because they leave the pseudo-language. */
const pressables =
  ':is(button, [role=tab], [role=menuitem], [role=menuitemradio], [role=switch]):not(a, body [lang], body [lang] *, [aria-disabled=true]):visible:enabled';

/**
 * Presses each button of a page that was not pressed before, including those in what opens, and checks the result.
 */
export async function* pressAll(pressing: Pressing): AsyncGenerator<VisitOptions> {
  for (const widths of [onPhone, onDesktop]) {
    await widen(pressing.page, widths[0] ?? 0);
    yield* pressWithin(pressing, widths, []);
  }
}

/** `trail` holds the buttons that were pressed to open the topmost overlay. */
async function* pressWithin(
  pressing: Pressing,
  widths: readonly number[],
  trail: readonly string[],
): AsyncGenerator<VisitOptions> {
  const { page, path, pattern, pressed, judge, goTo } = pressing;
  const [width = 0] = widths;
  const keyOf = ({ name, isOfShell }: Pressable) =>
    [isOfShell ? 'shell' : pattern, ...trail, name].join(' · ');
  // In a wide window, checks overlays again, and buttons that a phone does not have.
  const isDue = (one: Pressable) => {
    const before = pressed.get(keyOf(one));
    return before === undefined || (before.opened && !before.widths.has(width));
  };
  for (let count = 0; count < mostOfAPage; count += 1) {
    const next = (await pressablesOn(page, trail.length > 0)).find(isDue);
    if (next === undefined) return;
    const done = pressed.get(keyOf(next)) ?? { opened: false, widths: new Set() };
    pressed.set(keyOf(next), { ...done, widths: new Set([...done.widths, width]) });
    const where = [path, ...trail, next.name].join(' → ');
    const depth = await openFloats(page);
    const before = page.url();
    try {
      const control = await press(page, next, trail.length > 0);
      if (page.url() === before) await whenSeen(page, next.opens);
      if (page.url() === before) {
        const opened = (await openFloats(page)) > depth;
        pressed.set(keyOf(next), { opened, widths: new Set([...done.widths, width]) });
        yield { path: where, pattern, faults: await judge(page, widths) };
        await widen(page, width);
        if (!opened && (await isUnfolded(control))) {
          // Collapses the expanded part and expands it again for the checks of its content.
          for (const again of ['folded', 'unfolded']) {
            await control?.click();
            await whenSeen(page, false);
            yield { path: `${where}, ${again}`, pattern, faults: await judge(page, widths) };
            await widen(page, width);
          }
        }
        if (opened && trail.length < 2) yield* pressWithin(pressing, widths, [...trail, next.name]);
      }
      if (await isBack(page, before, depth)) continue;
    } catch (error) {
      yield {
        path: where,
        pattern,
        faults: [`cannot be pressed at ${width}: ${saidBy(error)}`],
      };
    }
    await goTo(page, path);
    if (!(await reopen(page, trail))) return;
  }
}

/** The first and the last line of the error; the last one says what the press waited for. */
function saidBy(error: unknown): string {
  const lines = String(error)
    .trim()
    .split(/\s*\n\s*/);
  return [...new Set([lines[0], lines.at(-1)])].join(' ');
}

async function pressablesOn(page: Page, onTop: boolean): Promise<Pressable[]> {
  return page.locator(pressables).evaluateAll(
    (all, [selector, isOnTop, closes]) => {
      for (const one of document.querySelectorAll('[data-press]')) one.removeAttribute('data-press');
      const top = isOnTop ? [...document.querySelectorAll(selector)].at(-1) : null;
      return all.flatMap((one, index) => {
        if (top && !top.contains(one)) return [];
        // Closing shows only what was checked before.
        if (top && one.getAttribute('aria-label') === closes) return [];
        // Only a keyboard can reach it.
        if (getComputedStyle(one).pointerEvents === 'none') return [];
        one.setAttribute('data-press', String(index));
        const text = `${one.getAttribute('aria-label') ?? ''} ${one.textContent}`;
        // Uses only accented words in the key, because names of people and designs vary.
        const ours = text.split(/\s+/).filter((word) => /[åéïöüýÅÉÏÖÜÝ]/.test(word));
        return [
          {
            index,
            name: ours.slice(0, 6).join(' '),
            // The header and the menus are the same on every page.
            isOfShell: one.closest('header, nav, footer, [data-bar]') !== null,
            opens: one.hasAttribute('aria-haspopup'),
          },
        ];
      });
    },
    [floats, onTop, closes] as const,
  );
}

const marked = (page: Page, index: number) => page.locator(`[data-press="${index}"]`);

/** Presses the control and returns it; null if it no longer exists. */
async function press(page: Page, one: Pressable, isOnTop: boolean): Promise<ElementHandle | null> {
  const [control] = await marked(page, one.index).elementHandles();
  try {
    await control?.click({ timeout: 3000 });
    if (control) return control;
  } catch {
    if (control && (await isOnPage(control))) {
      // An expanded part, such as the menu of the header, may cover it.
      await page.keyboard.press('Escape');
      await control.click({ timeout: 15_000 });
      return control;
    }
  }
  // The page was still loading and has rendered the control again.
  const again = (await pressablesOn(page, isOnTop)).find(({ name }) => name === one.name);
  if (again === undefined) return null;
  const [anew] = await marked(page, again.index).elementHandles();
  await anew?.click({ timeout: 15_000 });
  return anew ?? null;
}

const isOnPage = (control: ElementHandle): Promise<boolean> => control.evaluate((one) => one.isConnected);

const isUnfolded = async (control: ElementHandle | null): Promise<boolean> =>
  (await control?.evaluate(
    (one) => one.isConnected && one instanceof Element && one.getAttribute('aria-expanded') === 'true',
  )) ?? false;

const openFloats = (page: Page): Promise<number> => page.locator(floats).filter({ visible: true }).count();

/** Waits until the result of a press is rendered. A popup may first have to load its script. */
async function whenSeen(page: Page, opens: boolean): Promise<void> {
  if (opens)
    await page
      .locator(floats)
      .last()
      .waitFor({ timeout: 2000 })
      .catch(() => undefined);
  await page.evaluate(
    ({ quiet, most }) =>
      new Promise<void>((resolve) => {
        let still = 0;
        let frames = 0;
        const watcher = new MutationObserver(() => {
          still = 0;
        });
        watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
        const count = () => {
          still += 1;
          frames += 1;
          if (still < quiet && frames < most) return requestAnimationFrame(count);
          watcher.disconnect();
          resolve();
        };
        requestAnimationFrame(count);
      }),
    framesOfRest,
  );
}

/** Closes overlays and returns whether the page is as before the press. */
async function isBack(page: Page, before: string, depth: number): Promise<boolean> {
  for (let tries = 0; tries < 3; tries += 1) {
    if (page.url() !== before) return false;
    const now = await openFloats(page);
    if (now <= depth) return now === depth;
    await page.keyboard.press('Escape');
  }
  return page.url() === before && (await openFloats(page)) === depth;
}

async function reopen(page: Page, trail: readonly string[]): Promise<boolean> {
  for (const [index, name] of trail.entries()) {
    const found = (await pressablesOn(page, index > 0)).find((one) => one.name === name);
    if (found === undefined) return false;
    await press(page, found, index > 0);
    await whenSeen(page, true);
  }
  return (await openFloats(page)) >= trail.length;
}
