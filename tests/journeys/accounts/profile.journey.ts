import { expect, type Page } from '@playwright/test';
import { journey, newPerson, register } from '#tests/support/journey.ts';
import { plainPicture, scriptingSvg } from '#tests/support/people/photographs.ts';

/** Opens the profile from the menu in the header. */
async function openProfile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Profile', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Personal Info' })).toBeVisible();
}

/** A field that suggests names, such as towns, is a combobox. */
const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name, exact: true }).or(page.getByRole('combobox', { name, exact: true }));

journey(
  'a profile is completed to 100 %, and its photo is seen everywhere at once',
  async ({ open, site }) => {
    journey.slow();
    const visitor = await open();
    // Caused by requests that the server refuses.
    visitor.expectComplaint(/status of (400|415)/);
    // The trace recorder requests the blob of a preview, which the page itself never does.
    visitor.expectComplaint(/Connecting to 'blob:/);
    const { page } = visitor;
    const person = await register(visitor, newPerson('Ananya Iyer'));
    await page.goto('/');
    await openProfile(page);
    await expect(page.getByText('27%')).toBeVisible();
    await expect(page.getByText('Complete required fields to unlock all features')).toBeVisible();
    await expect(page.getByText('With these at hand an order takes a minute.')).toBeVisible();

    await field(page, 'Name').fill('');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(field(page, 'Name')).toBeFocused();
    for (const sentence of [
      'First name is required',
      'Phone number must be at least 10 digits',
      'Address is required',
      'City is required',
      'State is required',
      'Please write the PIN code; in India it has 6 digits',
    ]) {
      await expect(page.getByText(sentence)).toBeVisible();
    }

    await field(page, 'Name').fill('Ananya R. Iyer');
    await field(page, 'Phone').fill('+91 98450 21137');
    await field(page, 'Address').fill('14, 3rd Cross, Malleshwaram');
    await field(page, 'PIN code').fill('560003');
    await field(page, 'City').fill('Bengaluru');
    await field(page, 'State').fill('Karnataka');

    // Switching tabs and reloading lose no input.
    await page.getByRole('link', { name: 'Liked Designs' }).last().click();
    await expect(page).toHaveURL(/\?tab=liked$/);
    await expect(page.getByText('You have liked nothing yet')).toBeVisible();
    await page.goBack();
    await expect(field(page, 'City')).toHaveValue('Bengaluru');
    await page.reload();
    await expect(field(page, 'City')).toHaveValue('Bengaluru');
    await expect(page.getByText('You have changes that are not saved.')).toBeVisible();

    // Leaving the page requires confirmation.
    await page.getByRole('link', { name: 'Tanabana' }).first().click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(question).toBeHidden();

    await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('India');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Profession is required')).toBeVisible();
    await page.getByRole('combobox', { name: 'Profession' }).selectOption('I shop here');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Profile updated')).toBeVisible();
    await expect(page.getByText('82%')).toBeVisible();
    await expect(page.getByText('Great! Add optional info to reach 100%')).toBeVisible();

    await page.getByRole('textbox', { name: /^Bio/ }).fill('Collects Kanjeevarams and wears them.');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('91%')).toBeVisible();

    await page.getByRole('button', { name: 'Add photo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Upload Profile Picture' });
    await expect(dialog.getByText('PNG, JPG, GIF up to 5MB')).toBeVisible();
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await expect(dialog.getByText('Choose a photo first, then upload it.')).toBeVisible();
    const input = dialog.locator('input[type=file]');
    await input.setInputFiles({
      name: 'large.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
    });
    await expect(dialog.getByText('File too large')).toBeVisible();
    await expect(dialog.getByText('Please select an image smaller than 5MB.')).toBeVisible();
    await input.setInputFiles({
      name: 'notes.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    });
    await expect(dialog.getByText('Invalid file type')).toBeVisible();
    await expect(dialog.getByText('Please select a valid image file.')).toBeVisible();

    // The file name and type may be false, so the server checks the bytes.
    await input.setInputFiles({ name: 'asha.jpg', mimeType: 'image/jpeg', buffer: scriptingSvg() });
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await expect(dialog.getByText('Upload failed')).toBeVisible();
    await expect(dialog.getByText(/is not a picture/)).toBeVisible();

    const photo = { name: 'ananya.jpg', mimeType: 'image/jpeg', buffer: await plainPicture('jpeg') };
    await input.setInputFiles(photo);
    await expect(dialog.getByRole('img', { name: 'Preview of your photo' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Remove preview' }).click();
    await expect(dialog.getByRole('img')).toHaveCount(0);
    await input.setInputFiles(photo);
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Profile image updated')).toBeVisible();
    await expect(page.getByText('100%', { exact: true })).toBeVisible();
    await expect(page.getByText('Perfect! Your profile is complete')).toBeVisible();
    const inHeader = page.getByRole('button', { name: 'Profile menu' }).locator('img');
    await expect(inHeader).toHaveAttribute('src', /\/media\/.+\/320\.webp$/);
    await page.reload();
    await expect(inHeader).toHaveAttribute('src', /\/media\/.+\/320\.webp$/);

    await page.getByRole('button', { name: 'Remove photo' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove photo' }).click();
    await expect(page.getByText('Profile image removed')).toBeVisible();
    await expect(inHeader).toHaveCount(0);

    await page.getByRole('combobox', { name: 'Role' }).selectOption('Artist');
    await page.getByRole('combobox', { name: 'Profession' }).selectOption('Another trade');
    await page.getByRole('textbox', { name: /^Which trade/ }).fill('Block printer');

    const email = `new.${person.email}`;
    await field(page, 'Email').fill(email);
    const password = page.getByLabel(/^Your password/);
    await password.fill('not this one');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Update failed')).toBeVisible();
    await password.fill(person.password);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(password).toBeHidden();
    await expect(field(page, 'Email')).toHaveValue(person.email);
    await expect(page.getByText(`We have sent a link to ${email}.`)).toBeVisible();

    await page.goto('/settings');
    await expect(page.getByText(`We have sent a link to ${email}.`)).toBeVisible();
    const [letter] = await site.letters(email);
    const link = /https?:\S+\/confirm-email\?token=[\w-]+/.exec(letter?.text ?? '')?.[0] ?? '';
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your email');
    await page.getByRole('button', { name: 'Confirm Email' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email is confirmed');
    await page.getByRole('link', { name: 'Go to your settings' }).click();
    await expect(page.getByText(email)).toBeVisible();
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  },
);

journey('signed out, the profile leads to signing in and back', async ({ open }) => {
  const visitor = await open({ screen: 'phone' });
  const { page } = visitor;
  await page.goto('/profile?tab=chats');
  await expect(page).toHaveURL(/\/signin\?/);
  await register(visitor, newPerson('Kavya Nair'));
  await page.goto('/profile?tab=chats');
  await expect(page.getByText('No conversations yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Personal Info' })).toBeVisible();
});
