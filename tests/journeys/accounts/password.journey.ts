import { expect, type Page } from '@playwright/test';
import { journey, newPerson, register, signIn } from '#tests/support/journey.ts';
import { audit } from '#tests/support/journeys/audit.ts';
import type { Site } from '#tests/support/site.ts';

async function codeFrom(site: Site, email: string): Promise<string> {
  const [letter] = await site.letters(email);
  const code = /\b\d{6}\b/.exec(letter?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`The last letter to ${email} has no code`);
  return code;
}

const boxes = (page: Page) => page.getByRole('textbox', { name: /^Digit/ });
const shownCode = async (page: Page) =>
  (await Promise.all((await boxes(page).all()).map((box) => box.inputValue()))).join('');

/** Pastes text as from the clipboard, whatever it contains. */
async function pasteInto(page: Page, box: number, text: string): Promise<void> {
  await boxes(page)
    .nth(box)
    .evaluate((input, copied) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', copied);
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
}

journey(
  'a forgotten password is reset by the code from the mailbox, and the other browser is signed out',
  async ({ open, site }) => {
    journey.slow();
    const other = await open();
    const person = await register(other, newPerson('Asha Rao'));
    // When its socket is closed, the page reconnects and checks the session. Both requests are refused.
    other.expectComplaint(/status of 401|status of 403.*socket\.io/);
    await other.page.goto('/settings');
    await expect(other.page.getByText('This browser')).toBeVisible();

    const visitor = await open({ screen: 'phone' });
    // Caused by a wrong code and by a resend.
    visitor.expectComplaint(/status of 400/);
    const { page } = visitor;
    await page.goto('/signin?returnTo=%2FuserDashboard');
    await page.getByRole('link', { name: 'Forgot password?' }).tap();
    await page.getByRole('button', { name: 'Send Code' }).tap();
    await expect(
      page.getByText('Invalid email address').or(page.getByText('Email is required')),
    ).toBeVisible();
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Send Code' }).tap();
    await expect(page.getByText('OTP sent!')).toBeVisible();
    await expect(page.getByText('as****@example.in').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Resend Code' })).toBeDisabled();
    await audit(page, 'the boxes of a code', { inDark: true });

    const code = await codeFrom(site, person.email);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    await pasteInto(page, 0, `Your code: ${wrong.slice(0, 3)}-${wrong.slice(3)}.`);
    expect(await shownCode(page)).toBe(wrong);
    await page.getByRole('button', { name: 'Verify Code' }).tap();
    await expect(page.getByText('Invalid or expired code. Try again.')).toBeVisible();
    await audit(page, 'a refused code', { inDark: true });

    await boxes(page).first().focus();
    await page.keyboard.type(`x${wrong}`);
    expect(await shownCode(page)).toBe(wrong);
    await expect(boxes(page).last()).toBeFocused();

    await page.reload();
    await expect(page.getByText('as****@example.in').first()).toBeVisible();
    await boxes(page).first().focus();
    await page.keyboard.type('48');
    await expect(boxes(page).nth(2)).toBeFocused();
    await page.keyboard.press('Backspace');
    await expect(boxes(page).nth(1)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(boxes(page).first()).toBeFocused();
    await page.keyboard.type(code);
    expect(await shownCode(page)).toBe(code);
    await page.getByRole('button', { name: 'Verify Code' }).tap();
    await expect(page.getByText('Email verified!')).toBeVisible();

    await expect(page).toHaveURL(/\/ResetPassword\?returnTo=%2FuserDashboard$/);
    await page.reload();
    const chosen = { ...person, password: 'ikat from Pochampally' };
    await page.getByLabel('New password', { exact: true }).fill(chosen.password);
    await page.getByLabel('Confirm new password').fill('something else');
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await audit(page, 'two passwords that differ', { inDark: true });
    await page.getByRole('button', { name: 'Reset Password' }).tap();
    await expect(page.getByLabel('Confirm new password')).toBeFocused();
    await page.getByLabel('Confirm new password').fill(chosen.password);
    await page.getByRole('button', { name: 'Reset Password' }).tap();
    await expect(page.getByText('Password Reset Successful')).toBeVisible();
    await expect(page.getByText('You can now sign in.')).toBeVisible();
    await signIn(page, chosen);
    await expect(page).toHaveURL('/userDashboard');

    await expect(other.page).toHaveURL(/\/signin\?returnTo=%2Fsettings$/);
    const [letter] = await site.letters(person.email);
    expect(letter?.subject).toBe('Your Tanabana password was changed');
  },
);

journey(
  'a code can be sent again after the countdown, and the one before is void',
  async ({ open, site }) => {
    const visitor = await open();
    const person = await register(visitor, newPerson('Kabir Anand'));
    await visitor.context.clearCookies();
    const { page } = visitor;
    await page.clock.install();
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Send Code' }).click();
    const resend = page.getByRole('button', { name: 'Resend Code' });
    await expect(resend).toBeDisabled();
    await expect(page.getByText(/another code in \d+ s/)).toBeVisible();
    await page.clock.fastForward(31_000);
    await resend.click();
    await expect(page.getByText('Code Resent!')).toBeVisible();
    await expect(resend).toBeDisabled();
    const subjects = (await site.letters(person.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Your Tanabana code')).toHaveLength(2);
  },
);

journey('whoever arrives in the middle of a reset is led to its beginning', async ({ open }) => {
  const { page } = await open();
  await page.goto('/verify-otp');
  await expect(page).toHaveURL('/forgot-password');
  await page.goto('/resetpassword');
  await expect(page).toHaveURL('/forgot-password');
  await expect(page.getByText('No reset token')).toBeVisible();
});

journey('somebody sees their browsers, ends them, and changes the password', async ({ open }) => {
  const desktop = await open();
  desktop.expectComplaint(/status of 40[01]/);
  const person = await register(desktop, newPerson('Meher Ansari'));
  const elsewhere = [await open({ screen: 'phone' }), await open(), await open()];
  for (const { context } of elsewhere) {
    const answer = await context.request.post('/api/auth/login', { data: person });
    expect(answer.status()).toBe(200);
  }
  const { page } = desktop;
  await page.goto('/');
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  const list = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await expect(list.getByRole('listitem').first()).toContainText('This browser');

  await list
    .getByRole('button', { name: /^End the session of/ })
    .first()
    .click();
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await list.getByRole('button', { name: 'End other sessions' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End other sessions' }).click();
  await expect(page.getByText('2 sessions ended')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  for (const { context } of elsewhere) {
    expect((await context.request.get('/api/auth/userAuthChecker')).status()).toBe(401);
  }

  const form = page.getByRole('region', { name: 'Change password' });
  await form.getByLabel('Current password').fill('not the password');
  await form.getByLabel('New password').fill('jamdani from Phulia');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByText('This is not your current password.')).toBeVisible();
  await form.getByLabel('Current password').fill(person.password);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password was changed')).toBeVisible();
  await page.reload();
  await expect(list.getByRole('listitem')).toHaveCount(1);
});
