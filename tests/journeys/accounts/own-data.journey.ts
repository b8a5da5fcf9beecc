import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { journey, newPerson, register, settle } from '#tests/support/journey.ts';
import { publishDesign } from '#tests/support/journey-shop.ts';
import { readZip } from '#tests/support/read-zip.ts';

journey(
  'somebody fetches a file with everything of theirs, and another tab shows it too',
  async ({ open }) => {
    const visitor = await open();
    // Caused by the wrong password.
    visitor.expectComplaint(/status of 400/);
    const { page, context } = visitor;
    const person = await register(visitor, newPerson('Ritu Barman'));
    await settle(visitor, person);
    await publishDesign(visitor, { title: 'Eri silk shawl' });
    const otherTab = await context.newPage();
    await otherTab.goto('/settings?tab=data');
    await expect(otherTab.getByRole('heading', { name: 'Download your data' })).toBeVisible();

    await page.goto('/settings?tab=data');
    await page.getByRole('button', { name: 'Get my data' }).click();
    const dialog = page.getByRole('dialog', { name: 'Get your data?' });
    await dialog.getByLabel('Password', { exact: true }).fill('not the password');
    await dialog.getByRole('button', { name: 'Get my data' }).click();
    await expect(dialog.getByText('This is not your password.')).toBeVisible();
    await dialog.getByLabel('Password', { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: 'Get my data' }).click();
    await expect(dialog).toBeHidden();

    await expect(page.getByText('Your data is ready', { exact: true })).toBeVisible();
    await expect(otherTab.getByText('Your data is ready', { exact: true })).toBeVisible();
    const arriving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download', exact: true }).click();
    const download = await arriving;
    expect(download.suggestedFilename()).toMatch(/^tanabana-data-\d{4}-\d\d-\d\d\.zip$/);
    const entries = readZip(await readFile(await download.path()));
    expect(JSON.parse(entries.get('data/profile.json')?.toString() ?? '')).toMatchObject([
      { city: 'Bengaluru', phone: '+91 98450 22222' },
    ]);
    const pictures = [...entries.keys()].filter((path) => path.startsWith('pictures/designs/'));
    expect(pictures).toHaveLength(1);
    expect(entries.get(pictures[0] ?? '')?.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));

    await page.getByRole('button', { name: 'Make a new one' }).click();
    await page
      .getByRole('dialog', { name: 'Get your data?' })
      .getByRole('button', { name: 'Not now' })
      .click();
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('link', { name: /Your data is ready to download/ }).click();
    await expect(page).toHaveURL(/\/settings\?tab=data$/);
  },
);
