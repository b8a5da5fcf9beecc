import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changePrices } from '#contracts/designs/bulk/change-designs.contract.ts';
import { getProductDetails } from '#contracts/designs/designs.contract.ts';
import { duplicateDesign, getDraft, saveDraft } from '#contracts/designs/drafts/drafts.contract.ts';
import { type DesignOptions, noOptions } from '#contracts/designs/options/design-options.ts';
import { typedOptionsOf } from '#contracts/designs/options/typed-options.ts';
import { uploadDesign } from '#contracts/designs/publishing/upload-design.contract.ts';
import { plainPicture } from '#tests/support/people/photographs.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { designForm, publishDesign } from '#tests/support/people/uploads.ts';
import { asItIs, makeEditing } from '#tests/support/set-ups/editing.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());
const { read, put, change } = makeEditing(() => shop);

const options: DesignOptions = {
  choices: [
    {
      key: 'sleeve',
      name: 'Sleeve',
      required: true,
      defaultOption: 'short',
      options: [
        { key: 'short', name: 'Short', price: -49.5, days: 0 },
        { key: 'elbow', name: 'Elbow', price: 250, days: 2 },
      ],
    },
  ],
  rules: [],
  questions: [{ key: 'heel', kind: 'TEXT', text: 'How high is the heel?', required: false, answers: [] }],
};
const publish = () => publishDesign(shop.maker, { price: '1000', options: JSON.stringify(options) });
const page = async (id: number) =>
  (await shop.app.visitor.call(getProductDetails, { params: { id } })).body.product;

test('a design is shown with its options and the price from which it can be had', async () => {
  const { id } = await publish();
  const shown = await page(id);
  expect([shown.options, shown.price, shown.priceFrom]).toEqual([options, 1000, 950.5]);
  const plain = await publishDesign(shop.maker, { price: '1000' });
  expect([(await page(plain.id)).options, (await page(plain.id)).priceFrom]).toEqual([noOptions, 1000]);
});

test('the edit form gets the options as typed, and what it sends back unchanged changes nothing', async () => {
  const { id } = await publish();
  const before = await read(id);
  expect(before.words.options).toEqual(typedOptionsOf(options));
  expect((await put(id, asItIs(before))).body.design.revision).toBe(before.revision);
  // A front end that knows no options leaves them.
  const { options: _, ...older } = asItIs(before);
  const renamed = await put(id, { ...older, title: 'Renamed' });
  expect([renamed.body.design.words.title, renamed.body.design.words.options]).toEqual([
    'Renamed',
    before.words.options,
  ]);
  const emptied = await change(id, { options: noOptions });
  expect(emptied.body.design.revision).toBe(before.revision + 2);
  expect((await page(id)).options).toEqual(noOptions);
});

test('options that contradict each other or cost less than nothing are refused, and the design stays', async () => {
  const { id } = await publish();
  const cheap = await change(id, { price: 50 });
  expect([cheap.status, cheap.error.errors]).toEqual([
    400,
    { options: 'With its cheapest options this design would cost less than ₹1. Please raise a price.' },
  ]);
  const bulk = await shop.maker.call(changePrices, {
    body: { designs: [{ id, price: 1000 }], by: 'SUM', amount: -951 },
  });
  expect(bulk.body.outcomes[0]?.refusal?.reason).toBe('designs.optionsUnderOne');
  expect((await page(id)).price).toBe(1000);
  const [sleeve] = options.choices;
  const twice = await shop.maker.call(uploadDesign, {
    body: designForm(
      { options: JSON.stringify({ ...options, choices: [sleeve, { ...sleeve, key: 'again' }] }) },
      { images: [{ name: 'sari.jpg', bytes: await plainPicture('jpeg') }] },
    ),
  });
  expect(twice.status).toBe(400);
  const garbled = await shop.maker.call(uploadDesign, { body: designForm({ options: '{' }) });
  expect([garbled.status, garbled.error.errors]).toMatchObject([
    400,
    { options: 'The options could not be read. Please write them again.' },
  ]);
});

test('a copy of a design has its options, and a draft keeps them unfinished', async () => {
  const { id } = await publish();
  const headers = { 'idempotency-key': randomUUID() };
  const { draft } = (await shop.maker.call(duplicateDesign, { params: { id }, headers })).body;
  const load = async () => (await shop.maker.call(getDraft, { params: { id: draft.id } })).body.draft;
  const { words, pictures, version } = await load();
  expect(words.options).toEqual(typedOptionsOf(options));
  const [sleeve] = words.options.choices;
  const unfinished = {
    ...words.options,
    choices: [
      { key: 'neck', name: '', required: false, defaultOption: null, options: [] },
      ...(sleeve ? [sleeve] : []),
    ],
  };
  const saved = await shop.maker.call(saveDraft, {
    params: { id: draft.id },
    body: {
      words: { ...words, options: unfinished },
      pictures: pictures.map((picture) => picture.id),
      videoId: null,
      version,
    },
  });
  expect([saved.status, (await load()).words.options]).toEqual([200, unfinished]);
});
