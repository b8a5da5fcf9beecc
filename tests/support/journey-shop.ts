import { expect, type Locator, type Page } from '@playwright/test';
import type { Visitor } from './journey.ts';
import { plainPicture } from './people/photographs.ts';
import { designForm } from './people/uploads.ts';
import { type Say, wordsIn } from './words/words-in.ts';

/** Test cards of the provider. */
export const cards = { good: '4100 2800 0000 1007', declined: '4100 2800 0006 0003' };

export interface Placed {
  orderId: number;
  razorpayOrderId: string;
}

/** Publishes a design through the API as the signed-in person and waits until it can be seen. */
export async function publishDesign(
  { context }: Visitor,
  words: Record<string, string> = {},
  pictures = 1,
): Promise<{ id: number; title: string }> {
  const bytes = await plainPicture('jpeg', { width: 160, height: 200 });
  const images = Array.from({ length: pictures }, (_, index) => ({ name: `${index}.jpg`, bytes }));
  const sent = await context.request.post('/api/design/uploadDesign', {
    multipart: designForm(words, { images }),
  });
  expect(sent.status(), await sent.text()).toBe(200);
  const { design } = (await sent.json()) as { design: { id: number; title: string } };
  await expect
    .poll(
      async () => {
        const answer = await context.request.get(`/api/design/uploadStatus/${design.id}`);
        return ((await answer.json()) as { data: { status: string } }).data.status;
      },
      { timeout: 30_000, intervals: [100] },
    )
    .toBe('PUBLISHED');
  return design;
}

/** Fills the open checkout form with a typed address. */
export async function fillAddress(
  page: Page,
  { street, city, state } = place,
  say: Say = wordsIn('en'),
): Promise<void> {
  const another = page.getByRole('radio', { name: say(orders, 'checkout.another') });
  if ((await another.count()) > 0) await another.check();
  const label = (key: string) => page.getByLabel(say('features/profiles/addresses', key), { exact: true });
  await page.getByLabel(say(orders, 'checkout.phone')).fill('+91 98450 11111');
  await label('street').fill(street);
  // Types the PIN code last: it fills empty fields, and could do so while they are being typed.
  await label('city').fill(city);
  await label('state').fill(state);
  await label('pincode').fill('560003');
}

const place = { street: '14, 3rd Cross, Malleshwaram', city: 'Bengaluru', state: 'Karnataka' };
const orders = 'features/orders/orders';

/** Presses Place Order and waits for the order. */
export async function placeOrder(page: Page, say: Say = wordsIn('en')): Promise<Placed> {
  const answered = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/order/create') && answer.ok(),
  );
  await page.getByRole('button', { name: say(orders, 'checkout.place') }).click();
  return (await (await answered).json()) as Placed;
}

/** Places an order and pays its advance through the API, for journeys about later steps. */
export async function orderPaid({ context }: Visitor, designId: number): Promise<Placed> {
  const post = async <T>(path: string, data: object): Promise<T> => {
    const answer = await context.request.post(path, { data });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()) as T;
  };
  const placed = await post<Placed>('/api/order/create', {
    items: [{ designId }],
    shippingDetails: {
      phone: '+91 98450 11111',
      address: place.street,
      city: place.city,
      state: place.state,
      pincode: '560003',
      country: 'India',
    },
  });
  const paid = await post<object>('/emulators/razorpay/__emu/pay', {
    order_id: placed.razorpayOrderId,
    method: 'upi',
    instrument: 'success@razorpay',
  });
  await post('/api/order/verifyInitialPayment', { ...paid, orderId: placed.orderId });
  return placed;
}

export function paymentWindow(page: Page) {
  return page.frameLocator('iframe[title="Payment window"]');
}

/** Types a card into the open payment window, in whatever language it is, then the bank's code. */
export async function payByCard(page: Page, card: string): Promise<void> {
  const pay = paymentWindow(page);
  const number = pay.locator('#card-number');
  await number.fill('');
  await number.pressSequentially(card.replaceAll(' ', ''));
  await pay.locator('#card-expiry').fill('');
  await pay.locator('#card-expiry').pressSequentially('1234');
  await pay.locator('#card-cvv').fill('123');
  await pay.locator('.pay:visible').click();
  await pay.locator('#otp').fill('123456');
  await pay.locator('.main-action:visible').click();
}

/** The paid and the refunded amount of the open order. */
export function paymentSlip(page: Page): Locator {
  return page.getByRole('region', { name: 'Payment', exact: true });
}

/** Waits until the bell shows a notification, and opens it. */
export async function openNews(page: Page, words: string | RegExp): Promise<void> {
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications, \d+ unread/ });
  await bell.click();
  const row = page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link')
    .filter({ has: page.getByText(words) })
    .first();
  await row.click();
}

/** The ids and statuses of all orders of the signed-in person. */
export async function ordersOf({ context }: Visitor): Promise<{ id: number; status: string }[]> {
  const answer = await context.request.get('/api/order/my-orders');
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { orders: { id: number; status: string }[] }).orders;
}

/**
 * The file that the browser chose for a picture, and whether it is taller than wide; waits until it has loaded.
 */
export function shownPicture(picture: Locator): Promise<{ source: string; isTall: boolean }> {
  return picture.evaluate(async (element) => {
    // These tests use the server's types, which lack the DOM.
    const image = element as unknown as {
      currentSrc: string;
      naturalWidth: number;
      naturalHeight: number;
      decode(): Promise<void>;
    };
    await image.decode();
    return { source: image.currentSrc, isTall: image.naturalHeight > image.naturalWidth };
  });
}
