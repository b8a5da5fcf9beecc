import { expect, test } from 'vitest';
import { type ComparedRevision, compareRevisions } from './compare-revisions.ts';
import { daysOf, priceLineOf, type QuoteLine, quoteProblems } from './quotes.rules.ts';

const line = (label: string, amount: number, days = 0): QuoteLine => ({ kind: 'QUOTE', label, amount, days });
const discount = (amount: number): QuoteLine => ({ kind: 'DISCOUNT', label: '', amount, days: 0 });

const first: ComparedRevision = {
  title: 'Lehenga like grandmother’s',
  words: 'As we said.',
  included: 'Blouse and dupatta',
  measuring: 'MADE_TO_MEASURE',
  lines: [line('Lehenga', 20_000, 20), line('Zari border', 4000, 5)],
  days: 25,
  functionOn: '2027-02-14',
  freeChanges: 2,
  total: 25_920,
  mediaIds: [1, 2],
};

test('equal revisions have no changes, and all their lines are the same', () => {
  const { lines, ...others } = compareRevisions(first, structuredClone(first));
  expect(lines.map(({ change }) => change)).toEqual(['SAME', 'SAME']);
  expect(Object.values(others).every((change) => change === null)).toBe(true);
});

test('changed price, days, words and pictures are named with what they were', () => {
  const changes = compareRevisions(first, {
    ...first,
    words: 'With a lighter border.',
    total: 23_760,
    days: 23,
    functionOn: null,
    mediaIds: [2, 3],
  });
  expect(changes).toMatchObject({
    title: null,
    words: { before: 'As we said.', after: 'With a lighter border.' },
    total: { before: 25_920, after: 23_760 },
    days: { before: 25, after: 23 },
    functionOn: { before: '2027-02-14', after: null },
    freeChanges: null,
    pictures: { added: [3], removed: [1] },
  });
});

test('a line is changed if its label stays, renamed if its amount stays, else added or removed', () => {
  const { lines } = compareRevisions(first, {
    ...first,
    lines: [line('zari border', 3000, 5), line('Lehenga, silk', 20_000, 20), discount(-500)],
  });
  expect(lines).toEqual([
    { change: 'CHANGED', before: line('Zari border', 4000, 5), after: line('zari border', 3000, 5) },
    { change: 'CHANGED', before: line('Lehenga', 20_000, 20), after: line('Lehenga, silk', 20_000, 20) },
    { change: 'ADDED', before: null, after: discount(-500) },
  ]);
  const removed = compareRevisions(first, { ...first, lines: [line('Lehenga', 20_000, 20)] });
  expect(removed.lines.at(-1)).toEqual({
    change: 'REMOVED',
    before: line('Zari border', 4000, 5),
    after: null,
  });
});

test('two equal lines are paired one to one', () => {
  const twice = [line('Sleeve', 500), line('Sleeve', 500)];
  const { lines } = compareRevisions(
    { ...first, lines: twice },
    { ...first, lines: twice.concat(line('Sleeve', 500)) },
  );
  expect(lines.map(({ change }) => change)).toEqual(['SAME', 'SAME', 'ADDED']);
});

test.each([
  ['nothing is missing', {}, []],
  ['no title', { title: '' }, ['title']],
  ['no line', { lines: [] }, ['lines']],
  ['only a discount', { lines: [discount(-5)] }, ['lines']],
  ['a line without a label', { lines: [line('', 100, 1)] }, ['lines.0.label']],
  ['a negative line', { lines: [line('Lehenga', 100, 1), line('Border', -5)] }, ['lines.1.amount']],
  ['a discount that costs', { lines: [line('Lehenga', 100, 1), discount(5)] }, ['lines.1.amount']],
  ['a discount above the price', { lines: [line('Lehenga', 100, 1), discount(-100)] }, ['lines']],
  ['no days', { lines: [line('Lehenga', 100)] }, ['lines']],
  ['too many days', { lines: [line('Lehenga', 100, 300), line('Border', 1, 66)] }, ['lines']],
  ['no picture', { mediaIds: [] }, ['mediaIds']],
  ['seven pictures', { mediaIds: [1, 2, 3, 4, 5, 6, 7] }, ['mediaIds']],
] as const)('an offer with %s is refused for exactly that', (_, change, fields) => {
  const content = { title: first.title, lines: first.lines, mediaIds: [1], ...change };
  expect(Object.keys(quoteProblems(content))).toEqual(fields);
});

test('a line becomes a line of the price with its paise, and the days add up', () => {
  expect(priceLineOf(line('Border', 99.95, 3))).toMatchObject({
    kind: 'QUOTE',
    unitPaise: 9995,
    quantity: 1,
  });
  expect(daysOf(first.lines)).toBe(25);
});
