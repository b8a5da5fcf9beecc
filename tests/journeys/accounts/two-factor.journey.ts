import { expect, type Page } from '@playwright/test';
import { appCode } from '#tests/support/app-code.ts';
import { journey, loseSession, newPerson, register, signIn } from '#tests/support/journey.ts';
import { audit } from '#tests/support/journeys/audit.ts';

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Digit 1/ }).focus();
  await page.keyboard.type(code);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

journey(
  'somebody signs in with the code of their app, without their phone by a recovery code, and turns it off',
  async ({ open, site }) => {
    journey.slow();
    const visitor = await open({ screen: 'phone' });
    // Caused by the password that waits for its code, by a used code, and by the check of the session after signing
    // out.
    visitor.expectComplaint(/status of 40[01]/);
    const person = await register(visitor, newPerson('Asha Rao'));
    const { page } = visitor;
    await page.goto('/settings');
    const section = page.getByRole('region', { name: 'Two-factor sign-in' });
    await section.getByRole('button', { name: 'Set up' }).tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    await audit(page, 'the set-up');
    const address = await dialog.getByRole('link', { name: 'Open it' }).getAttribute('href');
    const key = new URL(address ?? '').searchParams.get('secret') ?? '';
    await dialog.getByLabel('6-digit code').fill('000 00');
    await dialog.getByLabel('Password', { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: 'Turn on' }).tap();
    await expect(dialog.getByText('Invalid or expired code. Try again.')).toBeVisible();
    const used = appCode(key);
    await dialog.getByLabel('6-digit code').fill(used);
    await dialog.getByRole('button', { name: 'Turn on' }).tap();
    await expect(dialog.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    const [recoveryCode = '', otherCode = ''] = await dialog.getByRole('listitem').allInnerTexts();
    await audit(page, 'the recovery codes');
    await dialog.getByRole('button', { name: 'I have saved them' }).tap();
    await expect(section.getByText('10 recovery codes are left.')).toBeVisible();

    await loseSession(visitor);
    await page.goto('/signin?returnTo=%2Fsettings');
    await signIn(page, person);
    await expect(page).toHaveURL('/signin/code?returnTo=%2Fsettings');
    await audit(page, 'the page of the code');
    await typeCode(page, used);
    await expect(page.getByText('Invalid or expired code. Try again.')).toBeVisible();
    await page.reload();
    await typeCode(page, appCode(key, 1));
    await expect(page).toHaveURL('/settings');
    await audit(page, 'the settings');
    const history = page.getByRole('region', { name: 'Sign-in history' });
    await expect(history.getByRole('listitem')).toHaveText([
      /Right password, wrong code/,
      /Signed in with a code/,
      /Account created/,
    ]);

    await loseSession(visitor);
    await page.goto('/signin?returnTo=%2Fsettings');
    await signIn(page, person);
    await page.getByRole('button', { name: 'Use a recovery code' }).tap();
    await page.getByLabel('Recovery code').fill(recoveryCode.toLowerCase());
    await page.getByRole('button', { name: 'Sign In' }).tap();
    await expect(page.getByText('9 recovery codes are left.').first()).toBeVisible();
    const subjects = (await site.letters(person.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(
      expect.arrayContaining(['Two-factor sign-in is on', 'A recovery code was used']),
    );

    await section.getByRole('button', { name: 'New recovery codes' }).tap();
    await dialog.getByLabel('Code').fill(recoveryCode);
    await dialog.getByLabel('Password', { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: 'Make new codes' }).tap();
    await expect(dialog.getByText('Invalid or expired code. Try again.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep the old ones' }).tap();

    await section.getByRole('button', { name: 'Turn off' }).tap();
    await dialog.getByLabel('Code').fill(otherCode);
    await dialog.getByLabel('Password', { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: 'Turn off' }).tap();
    await expect(section.getByRole('button', { name: 'Set up' })).toBeVisible();
    await loseSession(visitor);
    await page.goto('/signin?returnTo=%2Fsettings');
    await signIn(page, person);
    await expect(page).toHaveURL('/settings');
  },
);
