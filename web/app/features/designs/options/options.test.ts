import { expect, it } from 'vitest';
import type { DesignOptions } from '#contracts/designs/options/design-options.ts';
import { blockedOptions } from './blocked-options.ts';
import { readChoices, writeChoices } from './choices-in-address.ts';
import { deliveryOfChoices } from './delivery-of-choices.ts';
import { priceChoices } from './price-choices.ts';

const option = (key: string, price = 0, days = 0) => ({ key, name: `“${key}”`, price, days });
const options: DesignOptions = {
  choices: [
    {
      key: 'sleeve',
      name: 'Sleeve',
      required: true,
      defaultOption: 'elbow',
      options: [option('elbow'), option('full', 500, 3)],
    },
    {
      key: 'back',
      name: 'Back',
      required: false,
      defaultOption: null,
      options: [option('deep', 0, 1), option('closed', -200)],
    },
    { key: 'lining', name: 'Lining', required: false, defaultOption: null, options: [option('silk', 900)] },
  ],
  rules: [],
  questions: [],
};
const withRule = (kind: 'REQUIRES' | 'EXCLUDES', one: string, other: string): DesignOptions => ({
  ...options,
  rules: [...options.rules, { kind, option: one, other }],
});

it('blocks an option that a chosen one excludes, in both directions, and names the chosen one', () => {
  const ruled = withRule('EXCLUDES', 'full', 'deep');
  expect([...blockedOptions(ruled, { sleeve: 'full' })]).toEqual([
    ['deep', { why: 'NOT_WITH', name: '“full”' }],
  ]);
  expect([...blockedOptions(ruled, { back: 'deep' })]).toEqual([
    ['full', { why: 'NOT_WITH', name: '“deep”' }],
  ]);
  expect(blockedOptions(ruled, { back: 'closed' }).size).toBe(0);
});

it('blocks an option until the one that it needs is chosen, and then the others beside that one', () => {
  const ruled = withRule('REQUIRES', 'silk', 'closed');
  expect(blockedOptions(ruled, {}).get('silk')).toEqual({ why: 'ONLY_WITH', name: '“closed”' });
  const chosen = blockedOptions(ruled, { back: 'closed', lining: 'silk' });
  expect([...chosen]).toEqual([['deep', { why: 'NEEDED', name: '“silk”', needed: '“closed”' }]]);
});

it('leaves two options that need each other free, because neither could be chosen first', () => {
  const first = withRule('REQUIRES', 'silk', 'closed');
  const ruled = {
    ...first,
    rules: [...first.rules, { kind: 'REQUIRES', option: 'closed', other: 'silk' } as const],
  };
  expect(blockedOptions(ruled, {}).size).toBe(0);
});

it('prices what is chosen with its defaults, and strikes the earlier price through by the same amount more', () => {
  const design = { title: 'Gulnaar', price: 3500, discount: 0, options };
  expect(priceChoices(design, {})).toMatchObject({ price: 3500, total: 3780, days: 0 });
  const chosen = priceChoices(design, { sleeve: 'full', back: 'closed' });
  expect(chosen).toMatchObject({ price: 3800, tax: 304, total: 4104, days: 3 });
  expect(chosen.advance + chosen.final).toBeCloseTo(4104);
  const reduced = priceChoices({ ...design, discount: 30 }, { sleeve: 'full' });
  expect(reduced).toMatchObject({ price: 4000, original: 5500 });
});

it('carries choices through an address, with one taken back, and leaves out what the design does not have', () => {
  const search = new URLSearchParams();
  writeChoices(search, options, { sleeve: 'full', back: '', gone: 'x' });
  expect(search.getAll('choice')).toEqual(['sleeve.full', 'back.']);
  search.append('choice', 'lining.paper');
  expect(readChoices(search, options)).toEqual({ sleeve: 'full', back: '' });
  expect(readChoices(new URLSearchParams(), options)).toBeNull();
});

it('moves the promised day by the days of the options, past the days off of the maker', () => {
  const delivery = {
    makingDays: 4,
    transit: { least: 2, most: 3 },
    to: null,
    by: '2026-12-04',
    away: [],
    orderedOn: null,
    begins: '2026-11-27',
    daysOff: [{ from: '2026-12-03', to: '2026-12-05' }],
    homeVisit: false,
  };
  expect(deliveryOfChoices(delivery, 0)).toBe(delivery);
  const later = deliveryOfChoices(delivery, 3);
  expect(later).toMatchObject({ makingDays: 7, by: '2026-12-10', away: delivery.daysOff });
});
