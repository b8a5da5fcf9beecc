import { afterAll, beforeAll, expect, test } from 'vitest';
import { editProduct, findProduct, updateProduct } from '#contracts/admin/products/products.contract.ts';
import { getProductBasicInfo, getProductDetails } from '#contracts/designs/designs.contract.ts';
import { createDraft, duplicateDesign, getDraft } from '#contracts/designs/drafts/drafts.contract.ts';
import { type EditableDesign, editDesign, updateDesign } from '#contracts/designs/edit-design.contract.ts';
import { uploadDesign } from '#contracts/designs/publishing/upload-design.contract.ts';
import { getPortfolio } from '#contracts/discovery/public-profile.contract.ts';
import { getRelatedDesigns } from '#contracts/discovery/related-designs.contract.ts';
import { search, suggest } from '#contracts/discovery/search.contract.ts';
import { getSavedDesignsByUser } from '#contracts/engagement/boards.contract.ts';
import { getProductsForFeed } from '#contracts/feed/feed.contract.ts';
import type { RequestOf } from '#contracts/platform/endpoint.ts';
import { type Locale, localeHeader } from '#contracts/platform/locales.ts';
import { saveAppearance } from '#server/modules/profiles/appearance/appearance.queries.ts';
import type { Caller } from '#tests/support/call-api.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { designForm, publishDesign } from '#tests/support/people/uploads.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let app: TestApp;
let maker: Actor;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
  maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
});
afterAll(() => app.stop());

const hindi = {
  title: 'नीलकंठ जामदानी',
  description: 'हाथ से बुनी मलमल, किनारे पर पत्तों की नदी। #जामदानी',
  materialOne: 'सूती',
  materialTwo: '',
  color: '',
};

const publish = (words: Record<string, string> = {}) =>
  publishDesign(maker, { translations: JSON.stringify({ hi: hindi }), ...words });

const reading = (locale: Locale) => ({ headers: { [localeHeader]: locale } });
/** A visitor may get a cached reply that is a second old. */
const shownTo = async (id: number, locale: Locale, actor: Caller = app.visitor) =>
  (await actor.call(getProductDetails, { params: { id }, ...reading(locale) })).body.product;

const editable = async (id: number): Promise<EditableDesign> =>
  (await maker.call(editDesign, { params: { id } })).body.design;

type Change = RequestOf<typeof updateDesign>['body'];

async function change(id: number, changes: Partial<Change>) {
  const { words, pictures, video, revision } = await editable(id);
  return maker.call(updateDesign, {
    params: { id },
    body: {
      ...words,
      pictures: pictures.map((picture) => picture.id),
      videoId: video?.id ?? null,
      revision,
      ...changes,
    },
  });
}

test('a reader of Hindi gets the Hindi words, a reader of Tamil those that were written, each with its language', async () => {
  const { id } = await publish();
  expect(await shownTo(id, 'hi')).toMatchObject({
    title: hindi.title,
    titleLang: 'hi',
    description: hindi.description,
    descriptionLang: 'hi',
    materialOne: 'सूती',
  });
  const asWritten = {
    title: 'Jamdani sari, indigo',
    titleLang: 'en',
    descriptionLang: 'en',
    materialOne: 'Cotton',
  };
  expect(await shownTo(id, 'ta')).toMatchObject(asWritten);
  expect(await shownTo(id, 'en')).toMatchObject(asWritten);
  const brief = await app.visitor.call(getProductBasicInfo, { params: { id }, ...reading('hi') });
  expect(brief.body.product).toMatchObject({ title: hindi.title, titleLang: 'hi' });
});

test('what is not said in a language is shown as it was written, and says so', async () => {
  const { id } = await publish({ translations: JSON.stringify({ bn: { title: 'নীল জামদানি' } }) });
  expect(await shownTo(id, 'bn')).toMatchObject({
    title: 'নীল জামদানি',
    titleLang: 'bn',
    description: 'Handwoven muslin with a river of leaves along the border.',
    descriptionLang: 'en',
    materialOne: 'Cotton',
  });
});

test('lists answer in the language of their reader: feed, search, suggestions, profile, alike', async () => {
  const { id } = await publish({ title: 'Jamdani sari of the lists' });
  const other = await publish({ title: 'Jamdani sari beside the lists' });
  const buyer = await app.actor();
  const said = { title: hindi.title, titleLang: 'hi' };
  const written = { title: 'Jamdani sari of the lists', titleLang: 'en' };
  for (const [locale, expected] of [
    ['hi', said],
    ['ta', written],
    ['hi', said],
  ] as const) {
    const asked = reading(locale);
    const feed = (await app.visitor.call(getProductsForFeed, asked)).body.products;
    expect(feed.find((each) => each.id === id)).toMatchObject({
      ...expected,
      materialOne: locale === 'hi' ? 'सूती' : 'Cotton',
    });
    const members = (await buyer.call(getProductsForFeed, asked)).body.products;
    expect(members.find((each) => each.id === id)).toMatchObject(expected);
    const found = (await app.visitor.call(search, { query: { q: 'lists' } as never, ...asked })).body.designs;
    expect(found.find((each) => each.id === id)).toMatchObject(expected);
    const sorted = { q: 'jamdani', sort: 'newest' } as never;
    const newest = (await app.visitor.call(search, { query: sorted, ...asked })).body.designs;
    expect(newest.find((each) => each.id === id)).toMatchObject(expected);
    const hints = (await app.visitor.call(suggest, { query: { q: 'lists' }, ...asked })).body.designs;
    expect(hints.find((each) => each.id === id)).toMatchObject(expected);
    const shop = await app.visitor.call(getPortfolio, { params: { userId: maker.id }, ...asked });
    expect(shop.body.designs.find((each) => each.id === id)).toMatchObject(expected);
    const related = await app.visitor.call(getRelatedDesigns, { params: { id: other.id }, ...asked });
    expect(related.body.fromMaker.find((each) => each.id === id)).toMatchObject(expected);
  }
});

test('kept designs answer in the language that somebody has chosen for all of their devices', async () => {
  const { id } = await publish({ title: 'Jamdani sari for a board' });
  const buyer = await app.actor();
  await app.services.db.execute(
    `insert into saves (user_id, design_id, created_at) values (${buyer.id}, ${id}, now())`,
  );
  const kept = async () => (await buyer.call(getSavedDesignsByUser, {})).body.designs[0];
  expect(await kept()).toMatchObject({ titleLang: 'en' });
  await saveAppearance(app.services.db, buyer.id, { theme: 'system', textSize: 'usual', language: 'hi' });
  expect(await kept()).toMatchObject({ title: hindi.title, titleLang: 'hi' });
  // A page with a language in its address sends that language, which overrides the setting.
  const fixed = await buyer.call(getSavedDesignsByUser, reading('ta'));
  expect(fixed.body.designs[0]).toMatchObject({ titleLang: 'en' });
});

test('a search in Hindi finds a design by its Hindi title, as its Latin words find it', async () => {
  const { id } = await publish({
    title: 'Sari of the weaver Rukhsana',
    description: 'Nothing of the sort is said here.',
  });
  const found = async (q: string) =>
    (await app.visitor.call(search, { query: { q } as never })).body.designs.map((each) => each.id);
  expect(await found('नीलकंठ')).toContain(id);
  expect((await found('Rukhsana'))[0]).toBe(id);
  await change(id, { translations: { hi: { ...hindi, title: 'मोरपंखी ओढ़नी' } } });
  expect((await found('मोरपंखी'))[0]).toBe(id);
  expect(await found('नीलकंठ')).not.toContain(id);
  await change(id, { translations: {} });
  expect(await found('मोरपंखी')).not.toContain(id);
});

test('the language is told by the letters, and by the maker where they cannot tell', async () => {
  const { id } = await publish({
    title: 'पैठणी साडी',
    description: 'येवल्यात हातमागावर विणलेली पैठणी.',
    translations: JSON.stringify({ en: { title: 'Paithani saree' } }),
  });
  expect(await shownTo(id, 'ta', maker)).toMatchObject({ title: 'पैठणी साडी', titleLang: 'hi' });
  expect((await editable(id)).words.language).toBe('');
  await change(id, { language: 'mr' });
  expect(await shownTo(id, 'ta', maker)).toMatchObject({ titleLang: 'mr', descriptionLang: 'mr' });
  expect(await shownTo(id, 'en', maker)).toMatchObject({ title: 'Paithani saree', titleLang: 'en' });
  expect((await editable(id)).words.language).toBe('mr');

  // An older front end without languages leaves both unchanged, unless the script changes.
  await change(id, { price: '9000', language: undefined, translations: undefined });
  expect((await editable(id)).words).toMatchObject({
    language: 'mr',
    translations: { en: { title: 'Paithani saree' } },
  });
  await change(id, { title: 'পৈঠানি শাড়ি', language: undefined, translations: undefined });
  expect(await shownTo(id, 'ta', maker)).toMatchObject({ titleLang: 'bn' });
});

test('a language is refused without a title, and where the design itself is written in it', async () => {
  const { id } = await publish();
  const refused = await change(id, { translations: { hi: { ...hindi, title: ' ' } } });
  expect([refused.status, refused.error.errors]).toEqual([
    400,
    { 'translations.hi.title': 'Product title is required' },
  ]);
  const own = await change(id, { title: 'नीली साड़ी' });
  expect(own.error.errors).toEqual({
    'translations.hi.title':
      'The design itself is written in this language. Change its own words, or remove these.',
  });
  const upload = await maker.call(uploadDesign, { body: designForm({ translations: '{"hi":' }) });
  expect([upload.status, upload.error.errors]).toEqual([
    400,
    { translations: 'Please write the words in other languages again' },
  ]);
  expect((await editable(id)).words).toMatchObject({
    title: 'Jamdani sari, indigo',
    translations: { hi: hindi },
  });
});

test('the same change sent again changes nothing, and a duplicate takes the languages along', async () => {
  const { id } = await publish();
  const before = await editable(id);
  const again = await change(id, {});
  expect(again.body.design.revision).toBe(before.revision);
  const copied = await maker.call(duplicateDesign, {
    params: { id },
    headers: { 'idempotency-key': 'copy-1' },
  });
  const { draft } = (await maker.call(getDraft, { params: { id: copied.body.draft.id } })).body;
  expect(draft.words.translations).toEqual({ hi: hindi });
});

test('the desk reads every language of a design, and what it corrects in one stands in the log', async () => {
  const { id } = await publish();
  const admin = await app.actor({ name: 'Desk', role: 'ADMIN' });
  const seen = (await admin.call(findProduct, { params: { id } })).body.product;
  expect(seen).toMatchObject({ titleLang: 'en', translations: { hi: hindi } });
  const { words, revision } = (await admin.call(editProduct, { params: { id } })).body.design;
  const translations = { hi: { ...hindi, title: 'जामदानी साड़ी' } };
  const body = { ...words, translations, revision, reason: 'The name of a shop stood in the title.' };
  expect((await admin.call(updateProduct, { params: { id }, body })).status).toBe(200);
  expect(await shownTo(id, 'hi', maker)).toMatchObject({ title: 'जामदानी साड़ी', titleLang: 'hi' });
  const [logged] = (await admin.call(findProduct, { params: { id } })).body.product.acts;
  const said = (title: string) => `हिन्दी: ${title} · ${hindi.description} · सूती`;
  expect(logged?.changes).toEqual([
    { field: 'translations', before: said(hindi.title), after: said('जामदानी साड़ी') },
  ]);
});

test('a draft keeps what is half written in another language', async () => {
  const words = { title: '', language: 'mr', translations: { ta: { ...hindi, title: 'பாதி' } } };
  const begun = await maker.call(createDraft, {
    body: { words, pictures: [], videoId: null } as never,
    headers: { 'idempotency-key': 'half-written' },
  });
  const { draft } = (await maker.call(getDraft, { params: { id: begun.body.draft.id } })).body;
  expect(draft.words).toMatchObject(words);
});
