import { expect, type Page } from '@playwright/test';
import { journey, newPerson, register, settle, signIn } from '#tests/support/journey.ts';
import { publishDesign } from '#tests/support/journey-shop.ts';
import { audit } from '#tests/support/journeys/audit.ts';

/** In the open dialog, enters the reason and presses the button. */
async function decide(page: Page, title: string, button: string, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel('Why').fill(reason);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
}

journey(
  'a reported design is taken down, its maker reads why and appeals, an admin restores it, and all of them hear',
  async ({ open, site }) => {
    const maker = await open({ screen: 'phone' });
    const meher = await register(maker, newPerson('Meher Ansari'));
    await settle(maker, meher);
    const { id, title } = await publishDesign(maker, { title: 'Ajrakh coat of the river' });
    await maker.page.goto(`/product/${id}`);

    const reporter = await open();
    await register(reporter, newPerson('Asha Rao'));
    // A hidden design gets the same 404 as a missing one.
    reporter.expectComplaint(/status of 404/);
    await reporter.page.goto(`/product/${id}`);
    await reporter.page.getByRole('button', { name: 'Report this design' }).click();
    const report = reporter.page.getByRole('dialog', { name: 'Report this design' });
    await report.getByLabel("Copied from someone else's work").check();
    await report.getByRole('button', { name: 'Send report' }).click();
    await expect(report).toBeHidden();

    const desk = await open();
    const devika = await register(desk, newPerson('Devika Nair'));
    await site.grantAdmin(devika.email);
    const { page } = desk;
    await page.goto('/signin?returnTo=%2Fadmin%2Freports');
    await signIn(page, devika);
    const entry = page.getByRole('article').filter({ hasText: title });
    await entry.getByRole('button', { name: 'Take down' }).click();
    await decide(page, 'Hide this design', 'Take down', 'The pictures are of a shop in Jaipur.');
    await expect(entry).toHaveCount(0);

    // The open page updates through the socket.
    const notice = maker.page.getByRole('main');
    await expect(notice.getByText('The pictures are of a shop in Jaipur.')).toBeVisible();
    await audit(maker.page);
    await reporter.page.goto('/notifications');
    await expect(
      reporter.page.getByRole('main').getByText(/Your report was right: we took the design down/),
    ).toBeVisible();
    await reporter.page.goto(`/product/${id}`);
    await expect(reporter.page.getByRole('heading', { name: 'This design is gone' })).toBeVisible();

    await notice.getByRole('button', { name: 'Appeal' }).tap();
    const appeal = maker.page.getByRole('dialog', { name: 'Appeal this decision' });
    await appeal.getByLabel('Why should it be shown again?').fill('That shop in Jaipur is my own.');
    await appeal.getByRole('button', { name: 'Send appeal' }).tap();
    await expect(notice.getByText('It waits for a decision')).toBeVisible();

    await page.goto('/admin/products?status=APPEALED');
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByText('That shop in Jaipur is my own.')).toBeVisible();
    await audit(page);
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    await decide(page, 'Restore this design', 'Restore', 'The shop is hers, as its owner wrote us.');
    await expect(page.getByRole('button', { name: 'Hide', exact: true })).toBeVisible();

    await expect(notice.getByText('This is your own design.')).toBeVisible();
    await reporter.page.reload();
    await expect(reporter.page.getByRole('heading', { level: 1, name: title })).toBeVisible();

    await page.getByRole('link', { name: 'See all in the audit log' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
    const rows = page.getByRole('row');
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(1)).toContainText('Restored the design');
    await expect(rows.nth(2)).toContainText('The pictures are of a shop in Jaipur.');
  },
);

journey('a reported comment is removed, and whoever wrote it hears of it', async ({ open, site }) => {
  const maker = await open();
  const kavya = await register(maker, newPerson('Kavya Iyer'));
  await settle(maker, kavya);
  const { id } = await publishDesign(maker);
  const words = `Send me the money in cash, N° ${id}`;
  const said = await maker.context.request.post(`/api/design/createComment/${id}`, {
    data: { content: words },
  });
  expect(said.status()).toBe(200);

  const reporter = await open({ screen: 'phone' });
  await register(reporter, newPerson('Asha Rao'));
  await reporter.page.goto(`/product/${id}`);
  await reporter.page.getByRole('heading', { name: /^Comments/ }).scrollIntoViewIfNeeded();
  await reporter.page.getByRole('button', { name: 'Report the comment by Kavya Iyer' }).tap();
  const report = reporter.page.getByRole('dialog', { name: 'Report this comment' });
  await report.getByLabel('Fraud, or asking for payment outside Tanabana').check();
  await report.getByRole('button', { name: 'Send report' }).tap();
  await expect(report).toBeHidden();

  const desk = await open();
  const devika = await register(desk, newPerson('Devika Nair'));
  await site.grantAdmin(devika.email);
  await desk.page.goto('/signin?returnTo=%2Fadmin%2Freports');
  await signIn(desk.page, devika);
  const entry = desk.page.getByRole('article').filter({ hasText: words });
  await entry.getByRole('button', { name: 'Take down' }).click();
  await decide(desk.page, 'Remove this comment', 'Take down', 'Payments belong on Tanabana.');
  await expect(entry).toHaveCount(0);

  await reporter.page.reload();
  await reporter.page.getByRole('heading', { name: 'Comments (0)' }).scrollIntoViewIfNeeded();
  await expect(reporter.page.getByText(words)).toHaveCount(0);
  await maker.page.goto('/notifications');
  await expect(maker.page.getByRole('main').getByText(/Our team removed a comment of yours/)).toBeVisible();
});
