import { expect } from '@playwright/test';
import {
  journey,
  newPerson,
  type Person,
  register,
  settle,
  signIn,
  type Visitor,
} from '#tests/support/journey.ts';
import { smallPdf } from '#tests/support/people/verifications.ts';

const card = { name: 'weavers-card.pdf', mimeType: 'application/pdf', buffer: smallPdf };

/** A jariwala with a profile. */
async function openMaker(maker: Visitor): Promise<Person> {
  const person = await register(maker, newPerson('Meher Ansari'));
  await settle(maker, person);
  const chosen = await maker.context.request.post('/api/users/chooseRole', { data: { role: 'JARIWALA' } });
  expect(chosen.status(), await chosen.text()).toBe(200);
  return person;
}

journey(
  'a maker sends documents, is refused, sends others and is verified; the seal shows and the audit log tells it',
  async ({ open, site }) => {
    const maker = await open({ screen: 'phone' });
    const meher = await openMaker(maker);
    const { page } = maker;
    await page.goto('/profile');
    await page.getByRole('link', { name: 'Get verified' }).tap();
    await page.getByRole('button', { name: 'Send documents' }).tap();
    await expect(page.getByText('Please say what your documents are.')).toBeVisible();
    await page.getByLabel('What are they?').selectOption('Identity document');
    await page.getByRole('button', { name: 'Send documents' }).tap();
    await expect(page.getByText('Please choose at least one document.')).toBeVisible();
    const choose = page.getByLabel('Choose documents');
    await choose.setInputFiles([{ name: 'loom.mp4', mimeType: 'video/mp4', buffer: smallPdf }]);
    await expect(page.getByText(/loom\.mp4 is no document/)).toBeVisible();
    await choose.setInputFiles([card]);
    await page.getByLabel('Anything we should know').fill('My mother’s name stands on it.');
    // Input survives a reload.
    await page.reload();
    await expect(page.getByLabel('Anything we should know')).toHaveValue('My mother’s name stands on it.');
    await choose.setInputFiles([card]);
    await page.getByRole('button', { name: 'Send documents' }).tap();
    await expect(page.getByRole('heading', { name: 'We are looking at your documents' })).toBeVisible();
    await expect(page.getByText('weavers-card.pdf')).toBeVisible();

    const desk = await open();
    const devika = await register(desk, newPerson('Devika Nair'));
    await site.grantAdmin(devika.email);
    await desk.page.goto('/signin?returnTo=%2Fadmin');
    await signIn(desk.page, devika);
    await expect(desk.page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await desk.page.getByRole('main').getByRole('link', { name: 'Verifications' }).last().click();
    await desk.page.getByLabel('Search verifications').fill(meher.email);
    const entry = desk.page.getByRole('article');
    await expect(entry).toHaveCount(1);
    await expect(entry).toContainText('My mother’s name stands on it.');
    // Some test browsers cannot show a PDF, so the target of the link is downloaded.
    const link = entry.getByRole('link', { name: 'Open weavers-card.pdf in a new tab' });
    const paper = await desk.context.request.get((await link.getAttribute('href')) ?? '');
    expect(paper.headers()['content-disposition']).toBe("inline; filename*=UTF-8''weavers-card.pdf");
    expect((await paper.body()).equals(smallPdf)).toBe(true);

    const decide = async (name: 'Verify' | 'Refuse', reason: string) => {
      await entry.getByRole('button', { name, exact: true }).click();
      const dialog = desk.page.getByRole('dialog');
      await dialog.getByLabel('Why').fill(reason);
      await dialog.getByRole('button', { name, exact: true }).click();
      await expect(dialog).toBeHidden();
    };
    await decide('Refuse', 'Please send a paper with your own name.');
    // The open page updates through the socket.
    await expect(page.getByText('Please send a paper with your own name.')).toBeVisible();
    await page.getByLabel('What are they?').selectOption('Business document');
    await page.getByLabel('Choose documents').setInputFiles([{ ...card, name: 'gst.pdf' }]);
    await page.getByRole('button', { name: 'Send documents' }).tap();
    await expect(page.getByRole('heading', { name: 'We are looking at your documents' })).toBeVisible();

    await desk.page.reload();
    await expect(entry).toContainText('gst.pdf');
    await decide('Verify', 'The name on the paper is hers.');
    await expect(page.getByRole('heading', { name: 'You are verified' })).toBeVisible();
    await page.getByRole('link', { name: 'See your public profile' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Meher Ansari' })).toBeVisible();
    await expect(page.getByText('Verified', { exact: true }).first()).toBeAttached();

    await desk.page.goto('/admin/audit?q=paper');
    await expect(
      desk.page.getByRole('row').filter({ hasText: 'The name on the paper is hers.' }),
    ).toContainText('Verified the user');
    await expect(
      desk.page.getByRole('row').filter({ hasText: 'Please send a paper with your own name.' }),
    ).toContainText('Refused to verify');
  },
);
