import { expect, type Page } from '@playwright/test';
import { journey, newPerson, register } from '#tests/support/journey.ts';
import { publishDesign } from '#tests/support/journey-shop.ts';
import { audit } from '#tests/support/journeys/audit.ts';

const bellOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const toastOf = (page: Page) => page.getByRole('region', { name: 'Messages' });

/** Opens the form on the page of a design. */
async function openForm(page: Page, id: number) {
  await page.goto(`/product/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Enquiry', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Enquiry' });
  await expect(form.getByLabel('Message')).toBeVisible();
  return form;
}

journey(
  'a visitor asks from the phone, the maker’s bell rings, and the answer comes by mail',
  async ({ open, site }) => {
    const maker = await open();
    await register(maker, newPerson('Meher Ansari'));
    const { id, title } = await publishDesign(maker, { title: 'Gulnaar katan saree' });
    await maker.page.goto('/enquiry-management');
    await expect(maker.page.getByText('No enquiries yet')).toBeVisible();

    const visitor = await open({ screen: 'phone' });
    visitor.expectComplaint(/status of (400|503)/);
    const { page } = visitor;
    const email = newPerson('Leela Nair').email;
    let form = await openForm(page, id);
    await form.getByRole('button', { name: 'Send Enquiry' }).click();
    await expect(toastOf(page)).toContainText('Missing Information');
    await expect(toastOf(page)).toContainText('Please fill in all required fields.');
    await expect(form.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
    await audit(page);
    await form.getByLabel('Name').fill('Leela Nair');
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Message').fill('Is the border woven in?');

    // Typed text survives closing, reloading and a refused call.
    await page.keyboard.press('Escape');
    form = await openForm(page, id);
    await expect(form.getByLabel('Message')).toHaveValue('Is the border woven in?');
    await page.route('**/api/enquiry/createEnquiry', (route) =>
      route.fulfill({
        status: 503,
        json: { success: false, code: 'UNAVAILABLE', message: '', requestId: '1' },
      }),
    );
    await form.getByRole('button', { name: 'Send Enquiry' }).click();
    await expect(toastOf(page)).toContainText('Failed to Send Enquiry');
    await expect(toastOf(page)).toContainText('Something went wrong. Please try again.');
    await page.unroute('**/api/enquiry/createEnquiry');
    await expect(form.getByLabel('Email')).toHaveValue(email);
    await form.getByRole('button', { name: 'Send Enquiry' }).click();
    await expect(toastOf(page)).toContainText('Enquiry Sent Successfully');
    await expect(toastOf(page)).toContainText("We'll get back to you soon!");
    await expect(form).toBeHidden();

    const desktop = maker.page;
    await expect(bellOf(desktop)).toHaveAccessibleName('Notifications, 1 unread');
    await expect(desktop.getByRole('link', { name: /Leela Nair.*Is the border woven in/ })).toBeVisible();
    await expect(desktop.getByRole('link', { name: /^Pending 1/ })).toBeVisible();
    await audit(desktop, 'the inbox of enquiries', { inDark: true });
    await bellOf(desktop).click();
    await desktop.getByRole('link', { name: `Leela Nair asks about ${title}` }).click();
    await expect(desktop.getByRole('heading', { level: 1, name: 'Leela Nair' })).toBeVisible();
    await expect(desktop).toHaveURL(/\/enquiry\/\d+$/);

    await desktop.getByRole('textbox', { name: 'Your answer' }).fill('Woven in, from end to end.');
    await desktop.reload();
    await expect(desktop.getByRole('heading', { level: 1, name: 'Leela Nair' })).toBeVisible();
    await expect(desktop.getByRole('textbox', { name: 'Your answer' })).toHaveValue(
      'Woven in, from end to end.',
    );
    await desktop.getByRole('button', { name: 'Send answer' }).click();
    await expect(toastOf(desktop)).toContainText('Answer sent');
    await expect(desktop.getByRole('list', { name: 'Your answers' })).toContainText(
      'Woven in, from end to end.',
    );
    await expect(desktop.getByRole('combobox', { name: 'Status' })).toHaveValue('RESPONDED');
    await expect(desktop.getByRole('textbox', { name: 'Your answer' })).toHaveValue('');

    await audit(desktop, 'an answered enquiry', { inDark: true });
    const [letter] = await site.letters(email);
    expect(letter?.subject).toBe('Your enquiry on Tanabana is answered');
    expect(letter?.text).not.toContain('Woven in');
    const link = /https?:\S+\/enquiry-answer\?token=[\w-]+/.exec(letter?.text ?? '')?.[0] ?? '';
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your question is answered');
    await expect(page.getByText('Meher Ansari has answered what you asked')).toBeVisible();
    await expect(page.getByRole('list', { name: 'The answers' })).toContainText('Woven in, from end to end.');
    await expect(page.getByRole('link', { name: new RegExp(title) })).toHaveAttribute(
      'href',
      `/product/${id}`,
    );
    await audit(page);

    await desktop.getByRole('combobox', { name: 'Status' }).selectOption('CLOSED');
    await desktop.getByRole('link', { name: /^Closed 1/ }).click();
    await expect(desktop).toHaveURL('/enquiry-management?status=CLOSED');
    await expect(desktop.getByRole('link', { name: /Leela Nair/ })).toBeVisible();
    await desktop.getByRole('searchbox', { name: 'Search names, words, designs' }).fill('cotton');
    await desktop.keyboard.press('Enter');
    await expect(desktop.getByText('Nothing fits')).toBeVisible();
  },
);

journey('a member asks, and the answer arrives in the chat', async ({ open }) => {
  const maker = await open({ screen: 'phone' });
  await register(maker, newPerson('Kavya Rathore'));
  const { id, title } = await publishDesign(maker, { title: 'Teej bandhani set' });
  const member = await open();
  const asha = await register(member, newPerson('Asha Rao'));

  const { page } = member;
  const form = await openForm(page, id);
  await expect(form.getByLabel('Name')).toHaveValue(asha.name);
  await expect(form.getByLabel('Email')).toHaveValue(asha.email);
  await form.getByLabel('Message').fill('By Teej?');
  await form.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(toastOf(page)).toContainText('Enquiry Sent Successfully');
  await expect(toastOf(page)).toContainText("We'll get back to you soon!");
  await toastOf(page).getByRole('button', { name: 'Your enquiries' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your enquiries' })).toBeVisible();

  await maker.page.goto('/enquiry-management');
  await expect(maker.page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible();
  await maker.page.getByRole('link', { name: /Asha Rao/ }).click();
  await expect(maker.page.getByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
  await maker.page.getByRole('textbox', { name: 'Your answer' }).fill('Two weeks before.');
  await maker.page.getByRole('button', { name: 'Send answer' }).click();
  await expect(toastOf(maker.page)).toContainText('Answer sent');
  await maker.page.getByRole('link', { name: 'Back to Enquiries' }).click();
  await expect(maker.page.getByRole('link', { name: /Asha Rao.*Responded/ })).toBeVisible();

  await expect(bellOf(page)).toHaveAccessibleName('Notifications, 1 unread');
  // The page that shows the question shows the answer without a reload.
  await expect(page.getByRole('main')).toContainText('Two weeks before.');
  await page.goto('/chat');
  await page.getByRole('link', { name: /Kavya Rathore/ }).click();
  await expect(page.getByText('Two weeks before.').last()).toBeVisible();
  await expect(page.getByText(title).first()).toBeVisible();

  await page.goto(`/product/${id}`);
  const own = await maker.context.newPage();
  await own.goto(`/product/${id}`);
  await expect(own.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(own.getByRole('button', { name: 'Enquiry', exact: true })).toHaveCount(0);
});
