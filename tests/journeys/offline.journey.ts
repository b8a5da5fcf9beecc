import { expect } from '@playwright/test';
import { journey, newPerson, register } from '#tests/support/journey.ts';
import { publishDesign } from '#tests/support/journey-shop.ts';

const expectedComplaints =
  /net::ERR_|Failed to fetch|Failed to load resource|Error loading route module|WebSocket connection/;

journey(
  'a link that is tapped without a network keeps the page and opens by itself later',
  async ({ open }) => {
    const shopper = await open({ screen: 'phone' });
    shopper.expectComplaint(expectedComplaints);
    const { page, context } = shopper;
    await page.goto('/');
    const heading = page.getByRole('heading', { level: 1 }).first();
    const before = await heading.textContent();

    await context.setOffline(true);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Explore' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'You’re offline.' })).toContainText(
      'The page you asked for opens automatically when the connection is back.',
    );
    await expect(page).toHaveURL('/');
    await expect(heading).toHaveText(before ?? '');

    await context.setOffline(false);
    await expect(page).toHaveURL('/explore');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Creators');
    await expect(page.getByText('You’re offline.')).toBeHidden();
  },
);

journey(
  'a page opens by itself when the server answers again, though the device had a network',
  async ({ open }) => {
    const shopper = await open();
    shopper.expectComplaint(expectedComplaints);
    const { page } = shopper;
    await page.goto('/');
    const silence = (url: URL) => /\/assets\/explore|favicon\.svg/.test(url.pathname);
    await page.route(silence, (route) => route.abort('connectionfailed'));
    await page.getByRole('link', { name: 'Explore' }).first().click();
    await expect(page.getByText('Tanabana can’t be reached.')).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.unroute(silence);
    await expect(page).toHaveURL('/explore');
  },
);

journey('a part of a page that is fetched on a press comes when the network is back', async ({ open }) => {
  const maker = await open();
  await register(maker, newPerson('Kanak Rao'));
  const { id } = await publishDesign(maker, { title: 'Kota doria dupatta' });
  const shopper = await open();
  shopper.expectComplaint(expectedComplaints);
  const { page, context } = shopper;
  await page.goto(`/product/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Enquiry' }).first().click();
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kota doria dupatta');
  await context.setOffline(false);
  await expect(page.getByRole('dialog')).toBeVisible();
});

journey(
  'what a visitor has seen opens without a network, and the rest is a plain page that says why',
  async ({ open }) => {
    const maker = await open();
    await register(maker, newPerson('Tara Rao'));
    const { id } = await publishDesign(maker, { title: 'Maheshwari stole' });
    const visitor = await open({ screen: 'phone' });
    visitor.expectComplaint(expectedComplaints);
    visitor.expectComplaint(/503/);
    const { page, context } = visitor;
    await page.goto('/');
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
      await navigator.serviceWorker.ready;
    });
    await page.goto(`/product/${id}`);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maheshwari stole');
    await expect(page.getByRole('status').filter({ hasText: 'You’re offline.' })).toContainText(
      /Seen today at \d+:\d\d [ap]m\./,
    );
    await page.goto('/help');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline.');
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You’re offline.');

    await register(visitor, newPerson('Uma Rao'));
    await page.goto(`/product/${id}`);
    await page.goto('/settings');
    await context.setOffline(true);
    await page.goto('/settings');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline.');
  },
);
