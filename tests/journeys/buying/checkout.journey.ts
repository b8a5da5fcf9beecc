import { expect } from '@playwright/test';
import type { editDesign } from '#contracts/designs/edit-design.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import { journey, newPerson, register, type Visitor } from '#tests/support/journey.ts';
import {
  cards,
  fillAddress,
  ordersOf,
  payByCard,
  paymentWindow,
  placeOrder,
  publishDesign,
} from '#tests/support/journey-shop.ts';

/** Changes only the price of a design, as its maker would. */
async function setPrice({ context }: Visitor, designId: number, price: number): Promise<void> {
  const read = await context.request.get(`/api/design/editDesign/${designId}`);
  const { design } = (await read.json()) as ReplyOf<typeof editDesign>;
  const { words, revision, pictures } = design;
  const written = await context.request.put(`/api/design/updateDesign/${designId}`, {
    data: { ...words, price, revision, pictures: pictures.map(({ id }) => id) },
  });
  expect(written.status(), await written.text()).toBe(200);
}

/** A design for ₹12,500, its maker, and a signed-in shopper. */
async function shopperAndMaker(open: (how?: { screen: 'phone' }) => Promise<Visitor>, screen?: 'phone') {
  const maker = await open();
  await register(maker, newPerson('Farida Khatri'));
  const { id } = await publishDesign(maker);
  const shopper = await open(screen && { screen });
  await register(shopper, newPerson('Asha Rao'));
  return { maker, shopper, designId: id };
}

journey('what the product page tells is what checkout shows and what is charged', async ({ site, open }) => {
  const { shopper, designId } = await shopperAndMaker(open);
  const { page } = shopper;
  await page.goto(`/product/${designId}`);
  await expect(page.getByText(/^₹13,500 incl\. tax/)).toBeVisible();
  await expect(page.getByText('₹5,400', { exact: true })).toBeVisible();
  await expect(page.getByText('₹8,100', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Order Now' }).click();
  const summary = page.getByRole('region', { name: 'Order summary' });
  for (const amount of ['₹13,500', '₹5,400', '₹8,100'])
    await expect(summary.getByText(amount, { exact: true })).toBeVisible();
  await fillAddress(page);
  const { razorpayOrderId } = await placeOrder(page);
  await payByCard(page, cards.good);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Asha');
  expect((await site.ledgerOf(razorpayOrderId)).order).toMatchObject({ amount: 540_000 });
});

journey(
  'a price that changes while the checkout is open is said first, and ordered at the second press',
  async ({ site, open }) => {
    const { maker, shopper, designId } = await shopperAndMaker(open);
    const { page } = shopper;
    shopper.expectComplaint(/status of 409/);
    await page.goto(`/checkout/${designId}`);
    await fillAddress(page);
    await page.getByLabel('Special instructions').fill('Blouse with a boat neck');
    await setPrice(maker, designId, 15_000);

    await page.getByRole('button', { name: 'Place Order' }).click();
    const notice = page.getByRole('status').filter({ hasText: 'The price has changed' });
    await expect(notice).toContainText('It was ₹13,500 in all when you opened this page; it is now ₹16,200');
    const summary = page.getByRole('region', { name: 'Order summary' });
    await expect(summary.getByText('₹16,200', { exact: true })).toBeVisible();
    await expect(page.getByLabel('City')).toHaveValue('Bengaluru');
    await expect(page.getByLabel('Special instructions')).toHaveValue('Blouse with a boat neck');
    expect(await ordersOf(shopper)).toEqual([]);

    const { razorpayOrderId } = await placeOrder(page);
    await payByCard(page, cards.good);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Asha');
    expect((await site.ledgerOf(razorpayOrderId)).order).toMatchObject({ amount: 648_000 });
  },
);

journey(
  'Order Now after a payment that was left leads to the order that waits; another is ordered by choice',
  async ({ open }) => {
    const { shopper, designId } = await shopperAndMaker(open, 'phone');
    const { page } = shopper;
    await page.goto(`/checkout/${designId}`);
    await fillAddress(page);
    const first = await placeOrder(page);
    await paymentWindow(page).getByRole('button', { name: 'Close' }).tap();

    await page.goto(`/product/${designId}`);
    await page.getByRole('link', { name: 'Order Now' }).tap();
    await expect(
      page.getByRole('heading', { name: 'Only the payment of your order is missing' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Place Order' })).toHaveCount(0);

    await page.getByRole('button', { name: 'Order another' }).tap();
    await expect(page.getByLabel('City')).toHaveValue('Bengaluru');
    const second = await placeOrder(page);
    expect(second.orderId).not.toBe(first.orderId);
    await paymentWindow(page).getByRole('button', { name: 'Close' }).tap();

    await page.goto(`/checkout/${designId}`);
    await page.getByRole('button', { name: 'Continue payment of ₹5,400' }).tap();
    await payByCard(page, cards.good);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Asha');
    expect(await ordersOf(shopper)).toMatchObject([
      { id: second.orderId, status: 'CONFIRMED' },
      { id: first.orderId, status: 'PENDING' },
    ]);
  },
);

journey(
  'on a phone the item is shown once, the total and the button are in reach, and the first wrong field is led to',
  async ({ open }) => {
    const { shopper, designId } = await shopperAndMaker(open, 'phone');
    const { page } = shopper;
    await page.goto(`/checkout/${designId}`);
    const place = page.getByRole('button', { name: 'Place Order' });
    await expect(place).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(/^of ₹[\d,]+ incl\. tax$/)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('main').getByRole('link', { name: 'Jamdani sari, indigo' })).toHaveCount(1);

    await page.getByLabel('Phone').fill('+91 98450 11111');
    await place.tap();
    await expect(page.getByLabel('Address', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Address', { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Please write the PIN code; in India it has 6 digits')).toBeVisible();
  },
);

journey(
  'in a low window, such as that of an enlarged page, checkout has its button and its notice in the page',
  async ({ open }) => {
    const { shopper, designId } = await shopperAndMaker(open);
    const { page } = shopper;
    await page.setViewportSize({ width: 720, height: 450 });
    await page.goto(`/checkout/${designId}`);
    await expect(page.getByRole('button', { name: 'Place Order' })).toHaveCount(1);
    await fillAddress(page);
    await placeOrder(page);
    await paymentWindow(page).getByRole('button', { name: 'Close' }).click();
    const notice = page.getByRole('status').filter({ hasText: 'Payment not finished' });
    await expect(notice).toHaveCount(1);
    await expect(notice).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: /^Continue payment/ })).toBeVisible();
  },
);

journey(
  'a missing size is marked with the other wrong fields, and no longer once it is chosen',
  async ({ open }) => {
    const maker = await open();
    await register(maker, newPerson('Farida Khatri'));
    const { id } = await publishDesign(maker, { category: 'Shoes', measuring: 'SIZED' });
    const shopper = await open({ screen: 'phone' });
    await register(shopper, newPerson('Asha Rao'));
    const { page } = shopper;
    await page.goto(`/checkout/${id}`);
    await page.getByRole('button', { name: 'Place Order' }).tap();
    const size = page.getByRole('radio', { name: 'UK 6' });
    await expect(page.getByRole('radio', { name: 'UK 2' })).toBeFocused();
    await expect(size).toHaveAttribute('aria-invalid', 'true');
    await expect(size).toHaveAccessibleDescription('Please choose your size');
    await expect(page.getByText('City must be at least 2 characters')).toBeVisible();

    await size.check();
    await expect(page.getByText('Please choose your size')).toHaveCount(0);
    await fillAddress(page);
    await placeOrder(page);
    await paymentWindow(page).getByRole('button', { name: 'Close' }).tap();
    await page.goto(`/checkout/${id}`);
    await expect(
      page.getByRole('heading', { name: 'Only the payment of your order is missing' }),
    ).toBeVisible();
    await expect(page.getByText('Size UK 6')).toBeVisible();
  },
);

journey('the sign-up form leads to the name first', async ({ open }) => {
  const { page } = await open();
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
});
