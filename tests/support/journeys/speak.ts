import { expect, type Locator, type Page } from '@playwright/test';

/** Records through the microphone for so many seconds. */
export async function speak(page: Page, seconds = 1): Promise<void> {
  await page.getByRole('button', { name: 'Record a voice note' }).click();
  await expect(page.getByRole('timer')).toHaveText(`0:0${seconds}`, { timeout: 20_000 });
  await page.getByRole('button', { name: 'Stop and listen' }).click();
  await expect(page.getByRole('group', { name: 'Your voice note' }).getByLabel('Play').first()).toBeVisible();
}

/**
 * The DOM parts used by the function that runs in the page: tests are compiled without DOM types, hence the cast
 * below.
 */
interface Part {
  value: string;
  getAttribute(name: string): string | null;
  querySelector(selector: string): Part | null;
}
declare const MutationObserver: new (
  look: (changes: unknown, observer: { disconnect(): void }) => void,
) => { observe(part: Part, what: Record<string, boolean>): void };

/**
 * The position of a voice note, in milliseconds, when it paused again. It is watched in the page, where short moments
 * are not missed.
 */
export function played(note: Locator): Promise<number> {
  return note.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const part = element as unknown as Part;
        let furthest = 0;
        let hasBegun = false;
        new MutationObserver((_, observer) => {
          const isPlaying = part.querySelector('.voice-play')?.getAttribute('aria-label') === 'Pause';
          hasBegun ||= isPlaying;
          furthest = Math.max(furthest, Number(part.querySelector('input')?.value));
          if ((!hasBegun || isPlaying) && !part.querySelector('[role=alert]')) return;
          observer.disconnect();
          resolve(furthest);
        }).observe(part, { subtree: true, childList: true, attributes: true });
      }),
  );
}

/** Plays a voice note to its end. */
export async function playVoice(page: Page | Locator, name: string): Promise<void> {
  const note = page.getByRole('group', { name, exact: true }).last();
  await expect(note.getByRole('button', { name: 'Play' })).toBeVisible();
  const playing = played(note);
  await note.getByRole('button', { name: 'Play' }).click();
  expect(await playing).toBeGreaterThan(0);
  await expect(note.getByRole('alert')).toHaveCount(0);
}
