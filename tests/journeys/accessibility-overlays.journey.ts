import { expect } from '@playwright/test';
import { journey, newPerson, register } from '#tests/support/journey.ts';
import { fillAddress, paymentWindow, placeOrder, publishDesign } from '#tests/support/journey-shop.ts';
import { auditScreens } from '#tests/support/journeys/audit.ts';

// A trace of every step of the audit is larger than the audited pages.
journey.use({ trace: 'off' });

journey('what opens over a page breaks no accessibility rule', async ({ open }) => {
  journey.slow();
  const maker = await open();
  await register(maker, newPerson('Arindam Das'));
  const { id } = await publishDesign(maker, {}, 2);
  const buyer = await open();
  await register(buyer, newPerson('Kavya Nair'));
  const { page } = buyer;

  await page.goto(`/product/${id}`);
  await page.getByRole('heading', { name: 'Comments (0)' }).scrollIntoViewIfNeeded();
  await page.getByPlaceholder('Add a comment…').fill('Which of the two is the border?');
  await page.getByPlaceholder('Add a comment…').press('Enter');
  await page.getByRole('button', { name: 'View all 1 comment' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await auditScreens(page, 'the comments, with the question before one is deleted');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Share/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await auditScreens(page, 'the ways to share');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open large' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await auditScreens(page, 'the pictures over the whole window');

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Enquiry', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Enquiry' })).toBeVisible();
  await auditScreens(page, 'the form of an enquiry');

  await page.goto('/');
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await auditScreens(page, 'the profile menu');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await auditScreens(page, 'the menu of small screens');

  await page.goto(`/checkout/${id}`);
  await fillAddress(page);
  const { orderId } = await placeOrder(page);
  await expect(paymentWindow(page).getByLabel('Card number')).toBeVisible();
  await auditScreens(page, 'the payment window');
  await paymentWindow(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Payment not finished')).toBeVisible();
  await auditScreens(page, 'an unfinished payment');

  await page.goto(`/order-details/purchase/${orderId}`);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await auditScreens(page, 'the question before an order is cancelled');
});
