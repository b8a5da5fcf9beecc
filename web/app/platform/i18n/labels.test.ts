import { expect, it } from 'vitest';
import { designConditions } from '#contracts/designs/attributes.ts';
import { categories } from '#contracts/designs/categories.ts';
import { knownColours, knownMaterials } from '#contracts/designs/known-names.ts';
import { kinNames } from '#contracts/discovery/kin-names.ts';
import { orderStatuses, statusLabel } from '#contracts/orders/core/orders.states.ts';
import { checkoutCountries } from '#contracts/orders/placing/checkout.rules.ts';
import { countryNames, stateNames, townNames } from '#contracts/places/place-names.ts';
import { locales } from '#contracts/platform/locales.ts';
import { lookUpPin } from '#contracts/profiles/pin-codes.ts';
import { professions } from '#contracts/profiles/profile.rules.ts';
import { offeredSpecialities } from '#contracts/profiles/shop/shop.rules.ts';
import { placesIn } from '#contracts/words/catalogues/places-in.ts';
import { demoDesigns } from '#demo/catalogue/demo-designs.ts';
import { demoMakers } from '#demo/catalogue/demo-makers.ts';
import { demoShoppers } from '#demo/catalogue/demo-shoppers.ts';
import { paletteColours } from '#demo/catalogue/palette-colours.ts';
import { colourOf, materialOf } from '#web/platform/cloth/cloth.ts';
import clothWords from '#web/words/en/platform/cloth/cloth.json';
import labelsWords from '#web/words/en/platform/i18n/labels.json';
import { labelOf } from './labels.ts';
import { inLocale } from './page-locale.ts';
import { townOf } from './places.ts';
import { messagesIn } from './words.ts';

const labels = messagesIn(labelsWords, 'en');
const cloth = messagesIn(clothWords, 'en');
const demoPeople = [...demoMakers, ...demoShoppers];
const states = Array.from({ length: 900 }, (_, n) => lookUpPin(`${n + 100}001`)?.state);

it.each([
  ['category', labels.category, categories],
  ['condition', labels.condition, designConditions],
  ['profession', labels.profession, professions],
  ['garment', labels.garment, kinNames],
  ['speciality', labels.speciality, offeredSpecialities],
  ['material', cloth.material, knownMaterials],
  ['colour', cloth.colour, knownColours],
])('names every %s as it is kept', (_, names, constants) => {
  expect(Object.entries(names).filter(([constant, name]) => constant !== name)).toEqual([]);
  expect(constants.filter((constant) => !Object.hasOwn(names, constant))).toEqual([]);
});

it.each([
  ['material', knownMaterials, demoDesigns.flatMap((design) => [design.materialOne, design.materialTwo])],
  ['colour', knownColours, Object.values(paletteColours)],
  ['town', townNames, demoPeople.map(({ city }) => city)],
  ['country', countryNames, checkoutCountries],
  ['state', stateNames, states.filter((state) => state !== undefined)],
] as const)(
  'every known %s has a name in every language',
  (_, known: readonly string[], named: readonly string[]) => {
    const missing = named.filter((name) => name !== '' && !known.includes(name));
    expect([...new Set(missing)]).toEqual([]);
  },
);

it('no two materials, colours or places have one name in a language, as filters would offer it twice', () => {
  for (const locale of locales) {
    for (const [kind, names] of Object.entries({
      ...messagesIn(clothWords, locale),
      ...placesIn[locale],
    })) {
      const all = Object.values(names);
      expect(new Set(all).size, `${locale} ${kind}`).toBe(all.length);
    }
  }
});

it('names the status of an order as letters do', () => {
  const all = [...orderStatuses, 'FINAL_PAYMENT_RECEIVED'].map((one) => [one, statusLabel(one)]);
  expect(labels.status).toEqual({ ...Object.fromEntries(all), PLACED: 'Order placed' });
});

it('leaves what somebody wrote as it is', () => {
  expect(labelOf('speciality', 'Kashida by hand.')).toBe('Kashida by hand.');
  expect(labelOf('speciality', 'constructor')).toBe('constructor');
});

it('says well-known towns, materials and colours in the language of the page, and others as they were typed', () => {
  const said = inLocale('hi', () => [townOf('Varanasi'), materialOf('Katan silk'), colourOf('Madder red')]);
  expect(said).toEqual(['वाराणसी', 'कतान सिल्क', 'मजीठ लाल']);
  const typed = ['Banaras ki gali', 'katan, my own', ''] as const;
  expect(inLocale('hi', () => [townOf(typed[0]), materialOf(typed[1]), colourOf(typed[2])])).toEqual(typed);
});

it('says a name as its catalogue has it, with its apostrophe', () => {
  expect(categories.map((category) => labelOf('category', category))).toEqual([...categories]);
});
