import { expect, type Page } from '@playwright/test';
import { journey, newPerson, type Person, register, settle, signIn } from '#tests/support/journey.ts';
import { audit } from '#tests/support/journeys/audit.ts';

/** Performs the action of a button on the open user's page. */
async function act(page: Page, name: string, reason: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toBeHidden();
}

journey(
  'an admin verifies a maker, suspends, restores and bans them; they read why, and the audit log tells all of it',
  async ({ open, site }) => {
    const maker = await open({ screen: 'phone' });
    const meher = await register(maker, newPerson('Meher Ansari'));
    await settle(maker, meher);
    // Caused by refused requests of a suspended and then banned person. A socket that still polls learns that its
    // session has ended.
    maker.expectComplaint(/status of 40[134]|status of 400 .*\/socket\.io\//);
    await maker.page.goto('/admin/users');
    await expect(maker.page.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible();
    await maker.page.goto('/');

    const desk = await open();
    const devika = await register(desk, newPerson('Devika Nair'));
    await site.grantAdmin(devika.email);
    const { page } = desk;
    await page.goto('/signin?returnTo=%2Fadmin%2Fusers');
    await signIn(page, devika);
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    await page.getByLabel('Search users').fill(meher.email);
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('link', { name: 'Meher Ansari' }).click();
    // By keyboard: cancelling the dialog returns the focus to its button.
    const suspend = page.getByRole('button', { name: 'Suspend', exact: true });
    await suspend.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Suspend' }).getByLabel('Reason')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(suspend).toBeFocused();
    await act(page, 'Verify', 'Seen in their workshop.');
    await act(page, 'Suspend', 'Pictures of somebody else’s work.');
    await expect(page.getByText('Until an admin restores them')).toBeVisible();

    await maker.page.reload();
    await expect(maker.page.getByText('Your account is suspended.')).toBeVisible();
    await expect(maker.page.getByText('Why: Pictures of somebody else’s work.')).toBeVisible();
    const change = await maker.context.request.post('/api/users/updateProfileImage');
    expect([change.status(), (await change.json()).code]).toEqual([403, 'SUSPENDED']);

    await act(page, 'Restore', 'They took the pictures down.');
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
    await maker.page.reload();
    await expect(maker.page.getByRole('link', { name: 'Home' }).first()).toBeVisible();
    await expect(maker.page.getByText('Your account is suspended.')).toHaveCount(0);

    await act(page, 'Ban', 'The same pictures again.');
    await maker.page.goto('/settings');
    await expect(maker.page).toHaveURL(/\/signin/);
    await signIn(maker.page, meher);
    await expect(maker.page.getByText(/closed/)).toBeVisible();
    const letters = await site.letters(meher.email);
    expect(letters.map(({ subject }) => subject).slice(0, 4)).toEqual([
      'Your Tanabana account was closed',
      'Your Tanabana account is open again',
      'Your Tanabana account is suspended',
      'You are verified on Tanabana',
    ]);
    expect(letters[0]?.text).toContain('Why: The same pictures again.');

    await page.getByRole('link', { name: 'Admin activity' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
    const rows = page.getByRole('row');
    await expect(rows).toHaveCount(5);
    await expect(rows.nth(1)).toContainText('The same pictures again.');
    await expect(rows.nth(2)).toContainText('Restored the user');
    await expect(rows.nth(3)).toContainText('Devika Nair');
    await expect(rows.nth(4)).toContainText('Verified the user');
  },
);

journey(
  'an admin corrects a maker, who reads it under the new name; sees what there is of them, and signs them out',
  async ({ open, site }) => {
    const maker = await open({ screen: 'phone' });
    const meher = await register(maker, newPerson('Meher Ansari'));
    await settle(maker, meher);
    // Caused by the session that an admin ends.
    maker.expectComplaint(/status of 401/);

    const desk = await open();
    const devika = await register(desk, newPerson('Devika Nair'));
    await site.grantAdmin(devika.email);
    const { page } = desk;
    await page.goto('/signin?returnTo=%2Fadmin%2Fusers%3Fsort%3Dname');
    await signIn(page, devika);
    await page.getByLabel('Search users').fill(meher.email);
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('link', { name: 'Meher Ansari' }).click();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Edit user' })).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill('Meher Quillwright');
    await page.getByLabel('Why', { exact: true }).fill('The name on the workshop’s sign.');
    // Input survives a reload.
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Meher Quillwright');
    await expect(page.getByLabel('Why', { exact: true })).toHaveValue('The name on the workshop’s sign.');
    await audit(page);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Meher Quillwright' })).toBeVisible();
    await audit(page);

    await maker.page.goto('/profile');
    await expect(maker.page.getByText('Meher Quillwright').first()).toBeVisible();

    await page.getByRole('link', { name: 'Sold' }).click();
    await expect(page.getByRole('link', { name: /Of the maker, user/ })).toBeVisible();
    await page.getByRole('link', { name: /Of the maker, user/ }).click();
    await act(page, 'Sign out everywhere', 'A stranger has their phone.');
    await expect(page.getByText('Signed in nowhere.')).toBeVisible();
    await maker.page.goto('/settings');
    await expect(maker.page).toHaveURL(/\/signin/);
  },
);

journey(
  'somebody deletes their account: they are signed out, and the address is free again',
  async ({ open }) => {
    const visitor = await open({ screen: 'phone' });
    const asha: Person = await register(visitor, newPerson('Asha Rao'));
    visitor.expectComplaint(/status of 40[01]/);
    const { page } = visitor;
    await page.goto('/settings?tab=data');
    await page.getByRole('button', { name: 'Delete account' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel('Password', { exact: true }).fill('not the password');
    await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
    await dialog.getByRole('button', { name: 'Delete for good' }).tap();
    await expect(dialog.getByText(/password/i).last()).toBeVisible();
    await dialog.getByLabel('Password', { exact: true }).fill(asha.password);
    await dialog.getByRole('button', { name: 'Delete for good' }).tap();
    await expect(page).toHaveURL('/');
    await page.goto('/settings');
    await expect(page).toHaveURL(/\/signin/);
    await register(visitor, asha);
  },
);
