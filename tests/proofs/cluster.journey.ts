import { type Browser, expect, type Page, test } from '@playwright/test';
import { newPerson, register, type Visitor } from '#tests/support/journey.ts';
import {
  cards,
  fillAddress,
  ordersOf,
  payByCard,
  placeOrder,
  publishDesign,
} from '#tests/support/journey-shop.ts';
import { startTestCluster, type TestCluster } from '#tests/support/servers/cluster.ts';

let cluster: TestCluster;
test.beforeAll(async () => {
  cluster = await startTestCluster();
});
test.afterAll(async () => {
  expect(await cluster.stop()).toBe(0);
});

async function open(browser: Browser): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: cluster.url, reducedMotion: 'reduce' });
  return { context, page: await context.newPage(), expectComplaint: () => undefined };
}

/** Opens a page and waits until it is hydrated. */
async function go(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** The port of the process that holds this browser's live connection: all its polls go to the same process. */
async function processOf({ page }: Visitor): Promise<number> {
  const answer = await page.evaluate(async () => {
    const { headers } = await fetch('/socket.io/?EIO=4&transport=polling');
    return headers.get('x-process');
  });
  return Number(answer?.split(':').at(-1));
}

const box = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
const words = (page: Page) => page.locator('[data-message] .message-words p').allInnerTexts();

async function say(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await box(page).press('Enter');
}

test('a sale, a chat and live news go on across processes while they are killed one after another', async ({
  browser,
}) => {
  const maker = await open(browser);
  const meher = await register(maker, newPerson('Meher Ansari'));
  // One process receives it, the worker prepares it, and the store keeps it.
  const design = await publishDesign(maker, { title: 'Gulnaar katan saree' });
  await go(maker.page, '/');
  const bell = maker.page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  await expect(bell).toBeVisible();
  const shopper = await open(browser);
  await register(shopper, newPerson('Asha Rao'));
  const { page } = shopper;
  await go(page, `/product/${design.id}`);
  await page.getByRole('link', { name: 'Order Now' }).click();
  await fillAddress(page);

  // The sale: the process that served the checkout dies before the order is placed.
  await cluster.kill(await processOf(shopper));
  const { razorpayOrderId } = await placeOrder(page);
  await payByCard(page, cards.good);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Asha');
  expect(await ordersOf(shopper)).toMatchObject([{ status: 'CONFIRMED' }]);

  // The notification: sent by the worker to a page that another process serves, without a reload.
  await expect(bell).toHaveAccessibleName(/^Notifications, \d+ unread/);

  // The chat: the process that holds the maker's connection dies between two messages.
  await go(page, `/product/${design.id}`);
  await page.getByRole('link', { name: 'Message Designer' }).click();
  await expect(page.getByRole('heading', { name: meher.name })).toBeVisible();
  await say(page, 'Is the zari tested?');
  await go(maker.page, '/');
  await maker.page.getByRole('link', { name: 'Chat, 1 unread message' }).click();
  await maker.page.getByRole('navigation', { name: 'Conversations' }).getByRole('link').click();
  const all = ['Is the zari tested?'];
  await expect.poll(() => words(maker.page)).toEqual(all);
  await cluster.kill(await processOf(maker));
  await say(page, 'And the pallu?');
  await say(maker.page, 'Tested, and here is the border.');
  const both = [...all, 'And the pallu?', 'Tested, and here is the border.'];
  for (const each of [page, maker.page]) {
    await expect.poll(async () => (await words(each)).sort(), { timeout: 60_000 }).toEqual(both.toSorted());
  }

  // The worker dies too; its successor sends the notifications that are due.
  await cluster.kill('worker');
  await go(page, `/product/${design.id}`);
  await page.getByRole('button', { name: /^Like/ }).click();
  await expect(page.getByRole('button', { name: 'Like, 1 like' })).toHaveAttribute('aria-pressed', 'true');
  const news = async () => {
    const answer = await maker.context.request.get('/api/notifications');
    return await answer.text();
  };
  await expect.poll(news, { timeout: 90_000 }).toContain('liked');

  const { processes, settings } = await cluster.status();
  expect(processes.map(({ state }) => state)).toEqual(['up', 'up', 'up']);
  const answer = await fetch(`${settings.RAZORPAY_API_BASE}/__emu/ledger`);
  const ledger = (await answer.json()) as { captures: { order_id: string }[]; double_charged: string[] };
  const ours = ledger.captures.filter(({ order_id }) => order_id === razorpayOrderId);
  expect(ours).toHaveLength(1);
  expect(ledger.double_charged).toEqual([]);
});
