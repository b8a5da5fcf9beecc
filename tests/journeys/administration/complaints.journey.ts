import { expect } from '@playwright/test';
import { journey, newPerson, type Person, register, signIn, type Visitor } from '#tests/support/journey.ts';
import { audit } from '#tests/support/journeys/audit.ts';
import type { Site } from '#tests/support/site.ts';

/** Signs an admin in and opens a page of the administration. */
async function admin(visitor: Visitor, site: Site, name: string, page: string): Promise<Person> {
  const person = await register(visitor, newPerson(name));
  await site.grantAdmin(person.email);
  await visitor.page.goto(`/signin?returnTo=${encodeURIComponent(page)}`);
  await signIn(visitor.page, person);
  await expect(visitor.page).toHaveURL(page);
  return person;
}

journey(
  'a buyer complains, an admin takes it, answers with a canned answer and settles it; the buyer reads it at once, and the audit log tells it',
  async ({ open, site }) => {
    journey.slow();
    const buyer = await open({ screen: 'phone' });
    await register(buyer, newPerson('Asha Rao'));
    const sent = await buyer.context.request.post('/api/complaints', {
      multipart: {
        title: 'My refund has not arrived',
        category: 'billing',
        description: 'It has been nine days since the order was cancelled.',
        email: 'asha@example.in',
      },
    });
    expect(sent.status(), await sent.text()).toBe(200);
    const { data } = (await sent.json()) as { data: { id: number; ticketNumber: string } };
    await buyer.page.goto(`/complaints/${data.id}`);
    await expect(buyer.page.getByText('No answer yet.')).toBeVisible();

    // A frequent answer is stored once, as a canned answer.
    const desk = await open();
    const { page } = desk;
    await admin(desk, site, 'Devika Nair', '/admin/complaints/canned-answers');
    await page.getByRole('button', { name: 'New canned answer' }).click();
    const form = page.getByRole('dialog', { name: 'New canned answer' });
    await form.getByLabel('Title').fill('Refund on its way');
    await form.getByLabel('Answer', { exact: true }).fill('Dear {name}, the refund of {ticket} left today.');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: 'Refund on its way' })).toBeVisible();
    await audit(page, 'the canned answers');

    // Meanwhile a second admin opens the list.
    const second = await open();
    await admin(second, site, 'Kabir Sen', '/admin/complaints');
    const line = second.page.getByRole('row', { name: new RegExp(data.ticketNumber) });
    await expect(line).toContainText('Nobody');
    await audit(second.page, 'the list of complaints');
    // A URL with an unknown filter redirects to the whole list.
    await second.page.goto('/admin/complaints?status=settled-somehow');
    await expect(second.page).toHaveURL('/admin/complaints');
    await expect(line).toContainText('Nobody');

    await page.getByRole('link', { name: 'All complaints' }).click();
    await page.getByLabel('Search complaints').fill(data.ticketNumber);
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('link', { name: 'My refund has not arrived' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My refund has not arrived' })).toBeVisible();
    await page.getByRole('button', { name: 'Assign to me' }).click();
    await expect(page.getByText('Assigned', { exact: true })).toBeVisible();
    await page.getByLabel('Priority').selectOption('Urgent');
    await expect(page.getByText('Priority changed')).toBeVisible();
    await audit(page, 'a complaint at the desk');

    // Updates without a reload, like the answers below.
    await expect(line).toContainText('Devika Nair');
    await expect(line).toContainText('Urgent');
    await second.page.getByRole('link', { name: 'My refund has not arrived' }).click();
    await expect(second.page.getByLabel('Assigned to')).toHaveValue(/\d+/);

    await buyer.page.getByLabel('Your answer').fill('Is anybody there?');
    await buyer.page.getByRole('button', { name: 'Send answer' }).tap();
    await expect(buyer.page.getByText('Answer sent')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Answers' }).getByText('Is anybody there?')).toBeVisible();

    await page.getByLabel('Canned answer').selectOption('Refund on its way');
    await page.getByRole('button', { name: 'Insert' }).click();
    const words = `Dear Asha Rao, the refund of ${data.ticketNumber} left today.`;
    await expect(page.getByLabel('Your answer')).toHaveValue(words);
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByText('Answer sent')).toBeVisible();
    for (const each of [page, second.page, buyer.page]) {
      await expect(each.getByRole('region', { name: 'Answers' }).getByText(words)).toBeVisible();
    }

    await page.getByRole('button', { name: 'Mark as resolved' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as resolved' }).click();
    await expect(page.getByText('This complaint is settled.')).toBeVisible();
    await expect(buyer.page.getByText('This complaint is settled.')).toBeVisible();
    await expect(second.page.getByText('This complaint is settled.')).toBeVisible();

    await page.getByRole('link', { name: 'Admin activity' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
    const rows = page.getByRole('row');
    await expect(rows).toHaveCount(5);
    await expect(rows.nth(1)).toContainText('Status: In progress → Resolved');
    await expect(rows.nth(2)).toContainText('Answered the complaint');
    await expect(rows.nth(3)).toContainText('Priority: Medium → Urgent');
    await expect(rows.nth(4)).toContainText('Devika Nair');
  },
);

journey('a complaint that nobody answered is closed with a reason alone', async ({ open, site }) => {
  const buyer = await open();
  await register(buyer, newPerson('Asha Rao'));
  const sent = await buyer.context.request.post('/api/complaints', {
    multipart: {
      title: 'The same again',
      category: 'other',
      description: 'Filed twice by mistake.',
      email: 'asha@example.in',
    },
  });
  const { data } = (await sent.json()) as { data: { id: number } };
  const desk = await open({ screen: 'phone' });
  desk.expectComplaint(/status of 400/);
  await admin(desk, site, 'Devika Nair', `/admin/complaints/${data.id}`);
  const { page } = desk;
  await page.getByRole('button', { name: 'Mark as resolved' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Mark as resolved?' });
  await dialog.getByRole('button', { name: 'Mark as resolved' }).tap();
  await expect(dialog.getByText('Nobody has answered their last words.').last()).toBeVisible();
  await dialog.getByLabel('Why without an answer').fill('Filed twice; the other one is answered.');
  await dialog.getByRole('button', { name: 'Mark as resolved' }).tap();
  await expect(page.getByText('This complaint is settled.')).toBeVisible();
  await page.getByRole('link', { name: 'Admin activity' }).tap();
  const line = page.getByRole('listitem').filter({ hasText: 'Changed the status' });
  await line.getByText('Changed the status').tap();
  await expect(line.getByText('Filed twice; the other one is answered.')).toBeVisible();
});
