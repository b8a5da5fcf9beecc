import { expect } from '@playwright/test';
import { journey, newPerson, register } from '#tests/support/journey.ts';
import { orderPaid, publishDesign } from '#tests/support/journey-shop.ts';
import { audit } from '#tests/support/journeys/audit.ts';
import { plainPicture } from '#tests/support/people/photographs.ts';

async function picture(name: string) {
  const buffer = await plainPicture('jpeg', { width: 160, height: 200 });
  return { name, mimeType: 'image/jpeg', buffer };
}

journey(
  'a buyer complains from the order with a picture, the maker answers, the buyer sees it at once and settles it',
  async ({ open, site }) => {
    journey.slow();
    const maker = await open();
    const karigar = await register(maker, newPerson('Meher Ansari'));
    const design = await publishDesign(maker);
    const buyer = await open({ screen: 'phone' });
    const shopper = await register(buyer, newPerson('Asha Rao'));
    const { orderId } = await orderPaid(buyer, design.id);
    const { page } = buyer;

    await page.goto(`/order-details/purchase/${orderId}`);
    await page.getByRole('link', { name: 'Contact Support' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Complaints' })).toBeVisible();
    await expect(page.getByLabel('Which order is it about?')).toHaveValue(String(orderId));
    await expect(page.getByText('Meher Ansari and our desk read this complaint')).toBeVisible();
    await audit(page, 'the form of a complaint', { inDark: true });

    // Missing input is marked at its field, and the first such field gets the focus. Input survives a reload.
    const submit = page.getByRole('button', { name: 'Submit Complaint' });
    await submit.tap();
    await expect(page.getByLabel('Title')).toBeFocused();
    await expect(page.getByText('Please give it a title')).toBeVisible();
    await expect(page.getByLabel('Priority')).toHaveValue('medium');
    await page.getByLabel('Title').fill('The border is not the one I chose');
    await page.getByLabel('What is it about?').selectOption('Product quality');
    await page.getByLabel('What happened').fill('I chose the leaf border, and this is the temple one.');
    await page.reload();
    await expect(page.getByLabel('Title')).toHaveValue('The border is not the one I chose');
    await expect(page.getByLabel('What is it about?')).toHaveValue('product-quality');
    await expect(page.getByLabel('Email')).toHaveValue(shopper.email);
    await page
      .getByLabel('Add pictures')
      .setInputFiles([
        await picture('border.jpg'),
        { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
      ]);
    await expect(page.getByText('1 of 5')).toBeVisible();
    await submit.tap();
    await expect(page.getByRole('heading', { name: 'Complaint Submitted Successfully' })).toBeVisible();
    await expect(page.getByText('24-48 hours')).toBeVisible();
    await page.getByRole('link', { name: 'View complaint' }).tap();
    await expect(
      page.getByRole('heading', { level: 1, name: 'The border is not the one I chose' }),
    ).toBeVisible();
    const opened = page.getByRole('button', { name: 'Open picture 1 by Asha Rao' });
    await expect(opened).toBeVisible({ timeout: 30_000 });
    await opened.tap();
    await expect(page.getByRole('dialog', { name: 'Asha Rao' })).toBeVisible();
    await page.keyboard.press('Escape');
    await audit(page, 'a complaint');

    // The maker gets a notification and an email. Neither contains the buyer's address.
    const { page: desktop } = maker;
    await desktop.goto('/notifications');
    await desktop.getByRole('link', { name: /Asha Rao filed a complaint about .*TB-/ }).click();
    await expect(
      desktop.getByRole('heading', { level: 1, name: 'The border is not the one I chose' }),
    ).toBeVisible();
    await expect(desktop.getByText('Asha Rao filed this about your order.')).toBeVisible();
    await expect(desktop.getByText(shopper.email)).toHaveCount(0);
    await expect
      .poll(async () => (await site.letters(karigar.email)).map(({ subject }) => subject))
      .toContainEqual(expect.stringMatching(/^A complaint, TC-/));
    await desktop.getByLabel('Your answer').fill('I am sorry. The right border goes on this week.');
    await desktop.getByLabel('Add pictures').setInputFiles([await picture('right-border.jpg')]);
    await desktop.getByRole('button', { name: 'Send answer' }).click();
    await expect(desktop.getByText('Answer sent')).toBeVisible();
    await audit(desktop, 'a complaint as the other side sees it');

    // Updates without a reload.
    const answers = page.getByRole('region', { name: 'Answers' });
    await expect(answers.getByText('The right border goes on this week.')).toBeVisible();
    await expect(page.getByText('In Progress').first()).toBeVisible();
    await expect(answers.getByRole('button', { name: 'Open picture 1 by Meher Ansari' })).toBeVisible({
      timeout: 30_000,
    });
    await page.getByRole('button', { name: 'This is settled' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'This is settled' }).tap();
    await expect(page.getByText('The complaint is resolved')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open it again' })).toBeVisible();
    await expect(page.getByLabel('Your answer')).toHaveCount(0);
    await expect(desktop.getByText('This complaint is settled.')).toBeVisible();
    await expect(desktop.getByLabel('Your answer')).toHaveCount(0);

    // The lists of both sides, in the profile and beside the form.
    await page.goto('/profile?tab=complaints');
    await expect(page.getByRole('heading', { level: 1, name: 'My Complaints' })).toBeVisible();
    await expect(page.getByRole('link', { name: /The border is not the one I chose/ })).toBeVisible();
    await page.getByRole('button', { name: 'Open', exact: true }).tap();
    await expect(page.getByText('None of these')).toBeVisible();
    await expect(page).toHaveURL(/status=OPEN/);
    await audit(page, 'My Complaints');
    await desktop.goto('/complaints?status=RESOLVED');
    await expect(desktop.getByRole('link', { name: /The border is not the one I chose/ })).toContainText(
      'About your order',
    );
  },
);

journey('a complaint of other people looks like one that is not there', async ({ open }) => {
  const asha = await open();
  await register(asha, newPerson('Asha Rao'));
  const sent = await asha.context.request.post('/api/complaints', {
    multipart: {
      title: 'A private matter',
      category: 'other',
      description: 'For the desk alone.',
      email: 'asha@example.in',
    },
  });
  expect(sent.status(), await sent.text()).toBe(200);
  const { data } = (await sent.json()) as { data: { id: number } };
  const stranger = await open();
  stranger.expectComplaint(/status of 404/);
  await register(stranger, newPerson('Rohan Das'));
  const { page } = stranger;
  for (const id of [data.id, 987_654_321]) {
    const answer = await page.goto(`/complaints/${id}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'This complaint could not be found' })).toBeVisible();
    await expect(page.getByText('A private matter')).toHaveCount(0);
  }
});
