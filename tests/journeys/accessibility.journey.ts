import { expect, type Page } from '@playwright/test';
import { journey, newPerson, register, type Visitor } from '#tests/support/journey.ts';
import {
  cards,
  fillAddress,
  payByCard,
  paymentWindow,
  placeOrder,
  publishDesign,
} from '#tests/support/journey-shop.ts';
import { audit } from '#tests/support/journeys/audit.ts';

const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
// A trace of every step of the judge is larger than the pages that it judges.
journey.use({ trace: 'off' });

/** Judges what is open, on a phone and at a desk, in light and in dark. */
async function auditScreens(page: Page, what: string): Promise<void> {
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await audit(page, `${what} at ${screen.width} px`, { inDark: true });
  }
}

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await auditScreens(page, address);
}

journey('pages for visitors who are signed out break no accessibility rule', async ({ open }) => {
  journey.slow();
  const maker = await open();
  await register(maker, newPerson('Mamata Barman'));
  const { id } = await publishDesign(maker, { discount: '15' }, 3);
  const visitor = await open();
  visitor.expectComplaint(/status of 404/);
  const { page } = visitor;
  for (const address of [
    '/',
    `/product/${id}`,
    '/signin',
    '/signup',
    '/forgot-password',
    '/help',
    '/help/size-guide',
    '/terms',
    '/privacy',
    '/nowhere',
  ]) {
    await visit(page, address);
  }
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await auditScreens(page, 'a form with mistakes');
});

journey('the pages of a purchase break no accessibility rule', async ({ open }) => {
  journey.slow();
  const { buyer, designId, orderId } = await sold(open);
  for (const address of [
    `/checkout/${designId}`,
    `/order-confirmation?orderId=${orderId}`,
    '/userDashboard?tab=purchases',
    `/order-details/purchase/${orderId}`,
    `/order-processing/${orderId}`,
    `/schedule-meeting/${orderId}`,
    '/complaints',
  ]) {
    await visit(buyer.page, address);
  }
});

journey('the pages of a sale break no accessibility rule', async ({ open }) => {
  journey.slow();
  const { maker, buyer, designId, orderId } = await sold(open);
  const words = { name: 'Ananya Iyer', email: 'ananya@example.in', message: 'In red, too?' };
  await buyer.context.request.post('/api/enquiry/createEnquiry', { data: { designId, ...words } });
  for (const address of [
    '/userDashboard?tab=products',
    '/userDashboard?tab=sales',
    `/user/products/${designId}/sells-details`,
    `/order-details/sale/${orderId}`,
    '/meetings',
    '/enquiry-management',
    `/enquiry/${await newestEnquiry(maker)}`,
    '/notifications',
  ]) {
    await visit(maker.page, address);
  }
});

journey('pages for those who are signed in break no accessibility rule', async ({ open }) => {
  journey.slow();
  const maker = await open();
  await register(maker, newPerson('Srinivas Rao'));
  const { id } = await publishDesign(maker);
  const other = await open();
  await register(other, newPerson('Ananya Iyer'));
  const makerId = await makerOf(other, id);
  await visit(other.page, '/chat');
  const asked = { receiverId: makerId, content: 'Is the border woven?', designId: id };
  await other.context.request.post('/api/chat/send', { data: asked });
  await visit(other.page, `/chat?receiverId=${makerId}`);
  for (const address of [
    '/',
    `/product/${id}`,
    '/upload-product',
    `/user/products/${id}/edit`,
    '/settings',
    '/settings?tab=privacy',
    '/settings?tab=data',
    '/profile',
  ]) {
    await visit(maker.page, address);
  }
});

/** A design, and an order of it whose advance is paid. */
async function sold(open: () => Promise<Visitor>) {
  const maker = await open();
  await register(maker, newPerson('Srinivas Rao'));
  const { id: designId } = await publishDesign(maker);
  const buyer = await open();
  await register(buyer, newPerson('Ananya Iyer'));
  return { maker, buyer, designId, orderId: await order(buyer, designId) };
}

async function newestEnquiry({ context }: Visitor): Promise<number> {
  const answer = await context.request.get('/api/enquiry/getEnquiriesForSellerProducts');
  return ((await answer.json()) as { data: { id: number }[] }).data[0]?.id ?? 0;
}

async function makerOf({ context }: Visitor, designId: number): Promise<number> {
  const answer = await context.request.get(`/api/design/getProductDetails/${designId}`);
  return ((await answer.json()) as { product: { designer: { id: number } } }).product.designer.id;
}

journey('the steps of a password reset break no accessibility rule', async ({ open, site }) => {
  journey.slow();
  const visitor = await open();
  // The answer to a wrong code.
  visitor.expectComplaint(/status of 400/);
  const { email } = await register(visitor, newPerson('Naina Kapoor'));
  await visitor.context.clearCookies();
  const { page } = visitor;
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Code' }).click();
  await expect(page.getByRole('button', { name: 'Resend Code' })).toBeDisabled();
  await auditScreens(page, 'the boxes of a code');

  const [letter] = await site.letters(email);
  const code = /\b\d{6}\b/.exec(letter?.text ?? '')?.[0] ?? '';
  await page.getByLabel('Digit 1 of 6').focus();
  await page.keyboard.type(
    code.split('').reverse().join('') === code ? '012345' : code.split('').reverse().join(''),
  );
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await expect(page.getByText('Invalid or expired code. Try again.')).toBeVisible();
  await auditScreens(page, 'a refused code');

  await page.getByLabel('Digit 1 of 6').focus();
  await page.keyboard.type(code);
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await page.getByLabel('New password', { exact: true }).fill('ikat from Pochampally');
  await page.getByLabel('Confirm new password').fill('something else');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await auditScreens(page, 'two passwords that differ');
});

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

async function order(buyer: Visitor, designId: number): Promise<number> {
  const { page } = buyer;
  await page.goto(`/checkout/${designId}`);
  await fillAddress(page);
  const { orderId } = await placeOrder(page);
  await payByCard(page, cards.good);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Thank you/);
  return orderId;
}
