import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { workBoard } from '#contracts/orders/board/board.contract.ts';
import { waitingOrder } from '#contracts/orders/placing/checkout.contract.ts';
import { storeOptions } from '#server/modules/designs/options/stored-options.ts';
import {
  elbowAt,
  makeOptionedOrders,
  makingDays,
} from '#tests/support/people/custom-orders/optioned-orders.ts';
import { openShop, order, type Shop } from '#tests/support/people/shop.ts';
import { orderLines, orders } from '../core/orders.tables.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());
const { somebody, withOptions, place, item, shown, change, pay } = makeOptionedOrders(() => shop);

test('an order has a line for each chosen option, their prices to the paisa, and their days', async () => {
  const [buyer, designId] = [await somebody(), await withOptions()];
  const placed = await place(
    buyer,
    designId,
    {
      quantity: 2,
      choices: { sleeve: 'elbow', lining: 'silk', cancan: 'full' },
      answers: [{ question: 'heel', text: 'High' }],
    },
    // 2 × (12,500 + 250.55 + 3,600 + 2,800) = 38,301.10, with 8 % in two equal halves.
    { expectedTotal: 41_365.18 },
  );
  expect(placed.status).toBe(200);
  const { products, totals, delivery } = await shown(buyer, placed.body.orderId);
  expect(products[0]?.price).toBe(19_150.55);
  expect(products[0]?.lines.map(({ kind, label, detail, amount }) => [kind, label, detail, amount])).toEqual([
    ['DESIGN', 'Katan silk lehenga', '', 25_000],
    ['OPTION', 'Sleeve', 'Elbow', 501.1],
    ['OPTION', 'Lining', 'Silk', 7200],
    ['OPTION', 'Can-can', 'Full', 5600],
  ]);
  expect(totals).toEqual({ subtotal: 38_301.1, shippingCost: 0, tax: 3064.08, total: 41_365.18 });
  expect(delivery.makingDays).toBe(makingDays + 7);
  expect(products[0]?.answers).toEqual([
    { question: 'How high is the heel?', kind: 'ONE_OF', text: 'High', picture: null },
  ]);
});

test('a front end that knows no options orders the defaults, without answers', async () => {
  const [buyer, designId] = [await somebody(), await withOptions()];
  const placed = await place(buyer, designId);
  expect(placed.status).toBe(200);
  const { products, totals } = await shown(buyer, placed.body.orderId);
  expect([totals.subtotal, products[0]?.lines.map(({ detail }) => detail), products[0]?.answers]).toEqual([
    12_500,
    ['', 'Short', 'Cotton'],
    [],
  ]);
});

describe('a choice that cannot be made is refused by name, and nothing is written:', () => {
  it.each<[string, object, Record<string, string>]>([
    [
      'an option that another excludes',
      { choices: { sleeve: 'elbow', lining: 'none' } },
      { 'choices.sleeve': '“None” cannot be combined with “Elbow”' },
    ],
    [
      'an option that needs another',
      { choices: { cancan: 'full' } },
      { 'choices.lining': '“Full” is only made with “Silk”' },
    ],
    [
      'a required choice without an option',
      { choices: { sleeve: '' } },
      { 'choices.sleeve': 'Please choose for “Sleeve”' },
    ],
    [
      'an option that is gone',
      { choices: { lining: 'linen' } },
      {
        'choices.lining': 'The option that you chose for “Lining” is no longer offered. Please choose again.',
      },
    ],
    [
      'a required question without an answer',
      { answers: [] },
      { 'answers.heel': 'Please answer “How high is the heel?”' },
    ],
    [
      'a picture of nobody',
      {
        answers: [
          { question: 'heel', text: 'Flat' },
          { question: 'jewel', mediaId: 999_999 },
        ],
      },
      { 'answers.jewel': 'The picture for “The jewellery” could not be found. Please choose it again.' },
    ],
  ])('%s', async (_, words, errors) => {
    const [buyer, designId] = [await somebody(), await withOptions()];
    const refused = await place(buyer, designId, words);
    expect([refused.status, refused.error.errors]).toMatchObject([400, errors]);
    expect(await shop.app.services.db.select().from(orders).where(eq(orders.buyerId, buyer.id))).toEqual([]);
  });

  it('two sets of options of one design', async () => {
    const [buyer, designId] = [await somebody(), await withOptions()];
    const items = [{ designId, choices: { sleeve: 'elbow' } }, { designId }];
    const refused = await order(buyer, designId, { body: { items } });
    expect(refused.error.errors).toEqual({
      items: 'Please order “Katan silk lehenga” with other choices separately.',
    });
  });
});

test('options that leave less than one rupee are refused, even if the price was lowered past the form', async () => {
  const [buyer, designId] = [await somebody(), await withOptions()];
  await change(designId, { pricePaise: 50_000 });
  const refused = await place(buyer, designId, { choices: { lining: 'none' } });
  expect([refused.status, Object.keys(refused.error.errors ?? {})]).toEqual([400, ['choices']]);
});

test.each<[string, object, number]>([
  ['the price of the design', { pricePaise: 1_300_000 }, 14_310.59],
  ['the price of an option', { options: elbowAt(1000) }, 14_580],
  ['both, downwards', { pricePaise: 1_000_000, options: elbowAt(100) }, 10_908],
])('%s, changed while the checkout is open, is told before anything is charged', async (_, words, is) => {
  const [buyer, designId] = [await somebody(), await withOptions()];
  await change(designId, words);
  const choices = { sleeve: 'elbow' };
  const expectedTotal = 13_770.59;
  const refused = await place(buyer, designId, { choices }, { expectedTotal });
  expect([refused.status, refused.error.code, refused.error.figures]).toEqual([
    409,
    'PRICE_CHANGED',
    { expectedTotal, total: is },
  ]);
  const agreed = await place(buyer, designId, { choices }, { expectedTotal: is });
  expect(agreed.status).toBe(200);
});

test.each<[string, object]>([
  ['another price of the option', { options: elbowAt(999) }],
  ['another price of the design', { pricePaise: 1_000_000 }],
  ['no options at all', { options: storeOptions({ choices: [], rules: [], questions: [] }) }],
])('an order placed while the design gets %s is charged one of the two, whole', async (_, words) => {
  const [buyer, designId] = [await somebody(), await withOptions()];
  const [placed] = await Promise.all([
    place(buyer, designId, { choices: { sleeve: 'elbow' } }, { expectedTotal: 13_770.59 }),
    change(designId, words),
  ]);
  if (placed.status === 200) {
    const { totals, products } = await shown(buyer, placed.body.orderId);
    expect(totals.total).toBe(13_770.59);
    expect(products[0]?.lines.map(({ amount }) => amount)).toEqual([12_500, 250.55, 0]);
  } else {
    expect(['PRICE_CHANGED', 'INVALID_INPUT']).toContain(placed.error.code);
  }
});

test('a paid order keeps its lines, whatever becomes of the design', async () => {
  const [buyer, designId] = [await somebody(), await withOptions()];
  const placed = await place(buyer, designId, { choices: { sleeve: 'elbow' } });
  expect((await pay(buyer, placed.body)).status).toBe(200);
  const before = await shown(buyer, placed.body.orderId);
  await change(designId, { pricePaise: 100, options: elbowAt(9) });
  const after = await shown(buyer, placed.body.orderId);
  expect([after.products, after.totals]).toEqual([before.products, before.totals]);
  const letters = () => shop.app.services.mail.listUnsent(shop.app.services.db, buyer.email);
  await expect
    .poll(async () => (await letters()).find(({ text }) => text.includes('Sleeve: Elbow'))?.text, {
      timeout: 20_000,
    })
    .toContain('Lining: Cotton');
  const board = (await shop.maker.call(workBoard, { query: { limit: 50 } })).body.orders;
  expect(board.find(({ id }) => id === placed.body.orderId)?.options).toBe('Sleeve: Elbow · Lining: Cotton');
});

test('an unpaid order waits only for the options with which it was placed, at their present price', async () => {
  const [buyer, designId] = [await somebody(), await withOptions()];
  const placed = await place(buyer, designId, { choices: { sleeve: 'elbow' } });
  const waits = async (choices?: object) => {
    const query = { designId, ...(choices && { choices: JSON.stringify(choices) }) };
    return (await buyer.call(waitingOrder, { query })).body.orderData?.id ?? null;
  };
  expect(await waits()).toBeNull();
  expect(await waits({ sleeve: 'elbow' })).toBe(placed.body.orderId);
  expect(await waits({ sleeve: 'elbow', lining: 'cotton' })).toBe(placed.body.orderId);
  expect(await waits({ sleeve: 'elbow', lining: 'silk' })).toBeNull();
  await change(designId, { title: 'Renamed' });
  expect(await waits({ sleeve: 'elbow' })).toBe(placed.body.orderId);
  await change(designId, { options: elbowAt(251) });
  expect(await waits({ sleeve: 'elbow' })).toBeNull();
  expect((await buyer.call(waitingOrder, { query: { designId, choices: '{' } as never })).status).toBe(400);
});

test('the same words without a key and with other options are another order', async () => {
  const [buyer, designId] = [await somebody(), await withOptions()];
  const placed = async (sleeve: string) =>
    (await order(buyer, designId, { body: item(designId, { choices: { sleeve } }) })).body.orderId;
  const [short, elbow] = [await placed('short'), await placed('elbow')];
  expect(elbow).not.toBe(short);
  expect(await placed('short')).toBe(short);
  const lines = await shop.app.services.db.select().from(orderLines).where(eq(orderLines.orderId, elbow));
  expect(lines).toHaveLength(3);
});
