import { expect, type Page } from '@playwright/test';
import { journey, newPerson, register } from '#tests/support/journey.ts';
import { publishDesign } from '#tests/support/journey-shop.ts';
import { playVoice, speak } from '#tests/support/journeys/speak.ts';

const toastOf = (page: Page) => page.getByRole('region', { name: 'Messages' });

async function openForm(page: Page, id: number) {
  await page.goto(`/product/${id}`);
  await page.getByRole('button', { name: 'Enquiry', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Enquiry' });
  await expect(form.getByLabel('Message')).toBeVisible();
  return form;
}

journey(
  'a visitor asks aloud from the phone, the maker listens and answers aloud, and the letter leads to the answer',
  async ({ open, site }) => {
    journey.slow();
    const maker = await open();
    await register(maker, newPerson('Meher Ansari'));
    const { id } = await publishDesign(maker, { title: 'Gulnaar katan saree' });
    const visitor = await open({ screen: 'phone' });
    visitor.expectComplaint(/status of 503/);
    const { page } = visitor;
    const { email } = newPerson('Leela Nair');
    const form = await openForm(page, id);
    await form.getByLabel('Name').fill('Leela Nair');
    await form.getByLabel('Email').fill(email);

    // Sending during the recording shows a message, and the recording continues.
    await form.getByRole('button', { name: 'Record a voice note' }).click();
    await expect(form.getByRole('timer')).toHaveText('0:01', { timeout: 20_000 });
    await form.getByRole('button', { name: 'Send Enquiry' }).click();
    await expect(form).toContainText('Stop the recording first, then send it.');
    // Closing the form during a recording keeps what was recorded.
    await form.getByRole('button', { name: 'Close' }).click();
    await expect(form).toBeHidden();
    await page.getByRole('button', { name: 'Enquiry', exact: true }).click();
    await playVoice(form, 'Your voice note');
    // A reload keeps it too and offers it with the form.
    await openForm(page, id);
    await expect(form).toContainText('A recording that was not sent.');
    await expect(form.getByLabel('Name')).toHaveValue('Leela Nair');

    await page.route('**/api/enquiry/speak', (route) =>
      route.fulfill({ status: 503, json: { success: false, code: 'UNAVAILABLE', message: '' } }),
    );
    await form.getByRole('button', { name: 'Send Enquiry' }).click();
    await expect(toastOf(page)).toContainText('Failed to Send Enquiry');
    await page.unroute('**/api/enquiry/speak');
    await expect(form.getByRole('group', { name: 'Your voice note' }).first()).toBeVisible();
    await form.getByRole('button', { name: 'Send Enquiry' }).click();
    await expect(toastOf(page)).toContainText('Enquiry Sent Successfully');
    await openForm(page, id);
    await expect(form.getByRole('button', { name: 'Record a voice note' })).toBeVisible();

    const desktop = maker.page;
    await desktop.goto('/enquiry-management');
    await expect(desktop.getByRole('link', { name: /Leela Nair.*Voice note/ })).toBeVisible();
    await desktop.getByRole('link', { name: /Leela Nair/ }).click();
    await playVoice(desktop, 'Voice note from Leela Nair');
    await desktop.getByRole('textbox', { name: 'Your answer' }).fill('Listen, please.');
    await speak(desktop);
    await desktop.getByRole('button', { name: 'Send answer' }).click();
    await expect(toastOf(desktop)).toContainText('Answer sent');
    await expect(desktop.getByRole('list', { name: 'Your answers' })).toContainText('Listen, please.');
    await expect(desktop.getByRole('button', { name: 'Record a voice note' })).toBeVisible();
    await desktop.getByRole('button', { name: 'Report' }).click();
    await expect(desktop.getByRole('dialog', { name: 'Report this enquiry' })).toBeVisible();

    const [letter] = await site.letters(email);
    expect(letter?.text).toContain('for 90 days');
    await page.goto(/https?:\S+\/enquiry-answer\?token=[\w-]+/.exec(letter?.text ?? '')?.[0] ?? '');
    await playVoice(page, 'Voice note from Meher Ansari');
    await expect(page.getByRole('group', { name: 'Your voice note', exact: true })).toBeVisible();

    // A person without an account reports it here.
    await page.getByRole('button', { name: 'Report' }).click();
    const report = page.getByRole('dialog', { name: 'Report this answer' });
    await report.getByRole('button', { name: 'Send report' }).click();
    await expect(report).toContainText('Please choose a reason.');
    await report.getByLabel('Insults or harassment').check();
    await report.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('This answer was reported. Our team looks at it.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Report' })).toHaveCount(0);
    expect(await site.count(`select count(*) from reports where kind = 'ANSWER'`, [])).toBe(1);
  },
);

journey(
  'a microphone that is refused is said with a sentence, and what was typed stays and leaves',
  async ({ open }) => {
    const maker = await open();
    await register(maker, newPerson('Kavya Rathore'));
    const { id } = await publishDesign(maker);
    const member = await open();
    await register(member, newPerson('Asha Rao'));
    await member.page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
    });
    const form = await openForm(member.page, id);
    await form.getByLabel('Message').fill('By Teej?');
    await form.getByRole('button', { name: 'Record a voice note' }).click();
    await expect(form).toContainText('The microphone is not allowed here.');
    await expect(form.getByLabel('Message')).toHaveValue('By Teej?');
    await form.getByRole('button', { name: 'Send Enquiry' }).click();
    await expect(toastOf(member.page)).toContainText('Enquiry Sent Successfully');
  },
);
