import { expect, type Page } from '@playwright/test';
import { journey, newPerson, register, signUp } from '#tests/support/journey.ts';
import { cards, fillAddress, payByCard, placeOrder } from '#tests/support/journey-shop.ts';
import { plainPicture } from '#tests/support/people/photographs.ts';

const title = 'Kurta with a choice of sleeves';

journey(
  'a maker builds options, and a buyer on a phone chooses, signs up on the way, pays, and both see what was chosen',
  async ({ site, open }) => {
    // Slow because of three uploaded pictures and a whole order.
    journey.slow();
    const maker = await open({ screen: 'desktop' });
    await register(maker, newPerson('Farida Khatri'));
    const designId = await publishWithOptions(maker.page);

    const { page: phone } = await open({ screen: 'phone' });
    const shopper = newPerson('Asha Rao');
    await phone.goto(`/product/${designId}`);
    await expect(phone.getByText('₹3,780 incl. tax')).toBeVisible();
    await phone.getByText('Full length', { exact: true }).tap();
    await expect(phone.getByText('₹4,320 incl. tax')).toBeVisible();
    await expect(phone.getByText(/^15 days of making from/)).toBeVisible();
    const deep = phone.getByRole('radio', { name: /^Deep back/ });
    await expect(deep).toBeDisabled();
    await expect(phone.getByText('Not with “Full length”')).toBeVisible();
    await phone.getByLabel(/^Which initials/).fill('A. R.');
    // The bar at the thumb shows the price with the options.
    const bar = phone.locator('.buy-bar');
    await expect(bar.getByText('₹4,320')).toBeVisible();
    await bar.getByRole('link', { name: 'Order Now' }).tap();

    await phone.getByRole('link', { name: 'Sign Up' }).tap();
    await signUp(phone, shopper);
    const choices = phone.getByRole('region', { name: 'Your choices' });
    await expect(choices.getByText('A. R.')).toBeVisible();
    await expect(choices.getByText('Full length')).toBeVisible();
    await choices.getByRole('button', { name: 'Change your choices' }).tap();
    await choices.getByLabel(/^A blouse that you like/).setInputFiles({
      name: 'blouse.jpg',
      mimeType: 'image/jpeg',
      buffer: await plainPicture('jpeg', { width: 160, height: 200 }),
    });
    await expect(choices.getByRole('button', { name: 'Remove the picture' })).toBeVisible();

    await phone.reload();
    await expect(choices.getByText('A. R.')).toBeVisible();
    await fillAddress(phone);
    const { orderId, razorpayOrderId } = await placeOrder(phone);
    await payByCard(phone, cards.good);
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Thank you, Asha');
    // 40 % of ₹4,000 plus 8 % tax, in whole rupees.
    expect((await site.ledgerOf(razorpayOrderId)).order).toMatchObject({ amount: 172_800 });

    await expectLines(phone);
    await phone.goto(`/order-details/purchase/${orderId}`);
    await expectLines(phone);
    await maker.page.goto(`/order-details/sale/${orderId}`);
    await expectLines(maker.page);
    const answers = maker.page.getByRole('region', { name: 'Items' });
    await expect(answers.getByText('A. R.')).toBeVisible();
    await expect(answers.getByRole('img', { name: 'Picture for “A blouse that you like”' })).toBeVisible({
      timeout: 30_000,
    });
    await maker.page.goto('/work-board');
    await expect(maker.page.getByText('Sleeve: Full length')).toBeVisible();
  },
);

/** The chosen option with its amount, under the ordered design. */
async function expectLines(page: Page): Promise<void> {
  const items = page.getByRole('region', { name: 'Items' });
  await expect(items.getByText('Full length')).toBeVisible();
  await expect(items.getByText('+₹500')).toBeVisible();
}

/** Publishes a design with two choices, a rule and two questions through the form; returns its id. */
async function publishWithOptions(page: Page): Promise<string> {
  await page.goto('/upload-product');
  await page.getByLabel('Add pictures').setInputFiles({
    name: 'kurta.jpg',
    mimeType: 'image/jpeg',
    buffer: await plainPicture('jpeg', { width: 160, height: 200 }),
  });
  await page.getByLabel('Product Title').fill(title);
  await page.getByLabel('Description').fill('Cotton, cut and sewn for you.');
  await page.getByLabel('Category').selectOption("Women's Fashion");
  await page.getByLabel('Completion Time').fill('12 days');
  await page.getByLabel('Price (₹)').fill('3500');

  await page.getByRole('button', { name: 'Add options' }).click();
  await page.getByRole('button', { name: 'Sleeve', exact: true }).click();
  await page.getByLabel('Price ± ₹ Full length').fill('500');
  await page.getByLabel('Days + Full length').fill('3');
  const sleeve = page.getByRole('group', { name: 'Choice: Sleeve' });
  await sleeve.getByLabel('Usual option').selectOption('Elbow length');
  await sleeve.getByLabel('Buyers must choose').check();
  await page.getByRole('button', { name: 'Neck', exact: true }).click();
  await page.getByRole('button', { name: 'Add a rule' }).click();
  await page.getByLabel('Option', { exact: true }).and(page.locator('select')).selectOption('Deep back');
  await page.getByLabel('Other option').selectOption('Full length');
  await ask(page, 0, 'Which initials shall we embroider?', 'TEXT');
  await ask(page, 1, 'A blouse that you like', 'PICTURE');
  const preview = page.getByRole('region', { name: 'What buyers see' });
  await preview.getByText('Full length', { exact: true }).click();
  await expect(preview.getByText('₹4,320 incl. tax, 3 days more')).toBeVisible();

  await page.getByRole('button', { name: 'Upload Design' }).click();
  await expect(page.getByText('Design published')).toBeVisible({ timeout: 60_000 });
  const address = await page.getByRole('link', { name: 'View the design' }).getAttribute('href');
  return address?.split('/').at(-1) ?? '';
}

async function ask(page: Page, place: number, text: string, kind: string): Promise<void> {
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await page.getByLabel('Question', { exact: true }).nth(place).fill(text);
  await page.getByLabel('Answered with').nth(place).selectOption(kind);
}
