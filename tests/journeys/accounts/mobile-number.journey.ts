import { expect, type Page } from '@playwright/test';
import { codeLength } from '#contracts/accounts/password-reset.rules.ts';
import { journey, newPerson, register } from '#tests/support/journey.ts';
import { audit } from '#tests/support/journeys/audit.ts';

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Digit 1/ }).focus();
  await page.keyboard.type(code);
}

/** A code that differs from the right one. */
const wrong = (code: string) => String((Number(code) + 1) % 10 ** codeLength).padStart(codeLength, '0');

journey(
  'somebody confirms their mobile number, signs out, and signs in with the code that the number gets',
  async ({ open, site }) => {
    const visitor = await open({ screen: 'phone' });
    // Caused by the wrong code, and by the check of the session after signing out.
    visitor.expectComplaint(/status of 40[01]/);
    const person = await register(visitor, newPerson('Asha Rao'));
    const { page } = visitor;
    const known = new Set<string>();
    /** The code of a text message that was not read before. */
    const newCode = async () => {
      const code = async () => {
        const texts = (await site.letters('+919845011111')).map(({ text }) => text);
        return texts.map((text) => /\b\d{6}\b/.exec(text)?.[0]).find((one) => one && !known.has(one)) ?? '';
      };
      await expect.poll(code).not.toBe('');
      const found = await code();
      known.add(found);
      return found;
    };

    await page.goto('/settings');
    const section = page.getByRole('region', { name: 'Mobile number' });
    await section.getByRole('button', { name: 'Add a number' }).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Mobile number').fill('98450 11111');
    await dialog.getByLabel('Your password').fill(person.password);
    await dialog.getByRole('button', { name: 'Send code' }).tap();
    await expect(dialog.getByText(/^A 6-digit code is on its way/)).toBeVisible();
    await audit(page, 'the code that confirms');
    await typeCode(page, await newCode());
    await dialog.getByRole('button', { name: 'Confirm number' }).tap();
    await expect(page.getByText('Your number is confirmed')).toBeVisible();
    await expect(section.getByText('+91 98450 11111')).toBeVisible();

    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await menu.getByRole('button', { name: 'Log out' }).tap();
    await expect(page).toHaveURL('/');
    await page.goto('/signin?returnTo=%2Fsettings');
    await page.getByRole('link', { name: 'Sign in with your mobile number' }).tap();
    await expect(page).toHaveURL('/signin/number?returnTo=%2Fsettings');
    await page.getByLabel('Mobile number').fill('98450 11111');
    await audit(page, 'the page of the number');
    await page.getByRole('button', { name: 'Send Code' }).tap();
    await expect(page.getByRole('textbox', { name: /^Digit 1/ })).toBeVisible();
    const code = await newCode();
    await typeCode(page, wrong(code));
    await page.getByRole('button', { name: 'Sign In' }).tap();
    await expect(page.getByText('Invalid or expired code. Try again.')).toBeVisible();
    await audit(page, 'a wrong code');
    await typeCode(page, code);
    await page.getByRole('button', { name: 'Sign In' }).tap();
    await expect(page).toHaveURL('/settings');
    await expect(page.getByText('Signed in with a code by text message').first()).toBeVisible();
  },
);
