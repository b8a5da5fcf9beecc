import type { Browser } from '@playwright/test';
import { newPerson, register } from '#tests/support/journey.ts';
import { codeFor } from './addresses-with-tokens.ts';
import { goTo, type Judge, type VisitOptions } from './walk.ts';

/** The steps of a password reset. Each step leads to the next one by a write, so no link leads to them. */
export async function* newPassword(
  browser: Browser,
  baseURL: string,
  judge: Judge,
): AsyncGenerator<VisitOptions> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const person = newPerson('Tara Devi');
  await register({ context, page, expectComplaint: () => undefined }, person);
  await context.clearCookies();
  const firstField = page.locator('main input').first();
  const next = async (address: RegExp) => {
    await page.locator('main [type=submit]').click();
    await page.waitForURL(address);
  };
  const look = async (path: string) => ({ path, pattern: path, faults: await judge(page) });
  await goTo(page, '/forgot-password');
  await firstField.fill(person.email);
  await next(/verify-otp/);
  yield await look('/verify-otp');
  await firstField.focus();
  await page.keyboard.type(await codeFor(context.request, person.email));
  await next(/ResetPassword/);
  yield await look('/ResetPassword');
  await context.close();
}
