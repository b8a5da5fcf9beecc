import { expect, type Page } from '@playwright/test';
import { confirmEmail, journey, newPerson, signUp } from '#tests/support/journey.ts';
import { cards, fillAddress, payByCard, placeOrder, shownPicture } from '#tests/support/journey-shop.ts';
import { cameraPhotograph, hasLocation, topLeftOf } from '#tests/support/people/photographs.ts';

const title = 'Jamdani saree with a river of leaves';

journey(
  'a designer publishes with real photographs, a shopper finds it, pays the advance and sees the confirmation, and both have a letter',
  async ({ site, open }) => {
    // Slow because photographs are drawn, uploaded and processed in many widths.
    journey.slow();
    const { page: desktop } = await open({ screen: 'desktop' });
    const designer = newPerson('Meher Ansari');
    await publishWithPhotographs(desktop, designer);

    const { page: phone } = await open({ screen: 'phone' });
    const shopper = newPerson('Asha Rao');
    await phone.goto('/');
    await phone.getByRole('article', { name: title }).getByRole('link', { name: title }).first().tap();
    await expect(phone.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(phone.getByText('₹12,500').first()).toBeVisible();
    await expectUprightWithoutPlace(phone);

    await phone.getByRole('button', { name: /^Like/ }).tap();
    await expect(phone.getByText('You need to be logged in to like.')).toBeVisible();
    await phone.getByRole('link', { name: 'Sign Up' }).tap();
    await signUp(phone, shopper);
    await expect(phone.getByRole('heading', { level: 1, name: title })).toBeVisible();
    // The action that was started before signing up is completed.
    await expect(phone.getByRole('button', { name: 'Like, 1 like' })).toHaveAttribute('aria-pressed', 'true');

    await phone.getByRole('link', { name: 'Order Now' }).tap();
    await fillAddress(phone);
    const { orderId, razorpayOrderId } = await placeOrder(phone);
    await payByCard(phone, cards.good);
    await expect(phone.getByText('Your order has been placed!')).toBeVisible();
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Thank you, Asha');
    // 40 % of ₹12,500 plus 8 % tax, in whole rupees.
    await expect(phone.getByText('₹5,400').first()).toBeVisible();
    const { captures, double_charged } = await site.ledgerOf(razorpayOrderId);
    expect(captures).toMatchObject([{ amount: 540_000 }]);
    expect(double_charged).toEqual([]);

    await expect
      .poll(async () => (await site.letters(shopper.email)).map(({ subject }) => subject))
      .toEqual(expect.arrayContaining([expect.stringMatching(/is confirmed$/)]));
    const [toDesigner] = (await site.letters(designer.email)).filter(({ subject }) =>
      /^A new order/.test(subject),
    );
    expect(toDesigner?.text).toContain(`/order-details/sale/${orderId}`);
  },
);

/** Signs up and uploads through the forms, starting from the home page. */
async function publishWithPhotographs(page: Page, designer: ReturnType<typeof newPerson>): Promise<void> {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click();
  await signUp(page, designer);
  await expect(page.getByText('Welcome to Tanabana')).toBeVisible();
  await confirmEmail(page.context(), designer);

  await page.getByRole('banner').getByRole('link', { name: 'Upload' }).click();
  await page.getByLabel('Add pictures').setInputFiles([
    {
      name: 'IMG_2041.jpg',
      mimeType: 'image/jpeg',
      buffer: await cameraPhotograph({ width: 2400, height: 1800 }),
    },
    {
      name: 'IMG_2042.jpg',
      mimeType: 'image/jpeg',
      buffer: await cameraPhotograph({ width: 1600, height: 1200 }),
    },
  ]);
  await page.getByLabel('Product Title').fill(title);
  await page.getByLabel('Description').fill('Handwoven muslin, ten days on a pit loom in Phulia.');
  await page.getByLabel('Category').selectOption("Women's Fashion");
  await page.getByLabel('Completion Time').fill('12 days');
  await page.getByLabel('Material 1').fill('Cotton');
  await page.getByLabel('Price (₹)').fill('12500');
  await page.getByRole('button', { name: 'Upload Design' }).click();
  await expect(page.getByRole('heading', { name: 'Your pictures are being prepared' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText('Design published')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Back to Feed' }).click();
  await expect(page.getByRole('article', { name: title })).toBeVisible();
}

/** The photographs were rotated and had location data; the published pictures are upright and have none. */
async function expectUprightWithoutPlace(page: Page): Promise<void> {
  const picture = page.getByRole('img', { name: `${title} by Meher Ansari, picture 1 of 2` });
  await expect(picture).toBeVisible();
  const { source, isTall } = await shownPicture(picture);
  expect(isTall, 'it stands upright').toBe(true);
  const bytes = await (await page.request.get(source)).body();
  expect(await topLeftOf(bytes)).toBe('red');
  expect(await hasLocation(bytes)).toBe(false);
}
