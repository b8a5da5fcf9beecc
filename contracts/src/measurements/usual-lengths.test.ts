import { expect, test } from 'vitest';
import { bodies } from './bodies.ts';
import { type PartName, partNames, parts } from './garments.ts';
import { unusualHeight, unusualLength, usualRange } from './usual-lengths.ts';

const withRange = bodies.flatMap((body) =>
  partNames.flatMap((part) => {
    const range = usualRange(part, body);
    return range === null ? [] : [{ part, body, range }];
  }),
);

test('what is refused lies well beyond what is asked about', () => {
  expect(withRange.length).toBeGreaterThan(30);
  for (const { part, body, range } of withRange) {
    const asked = parts[part];
    if (asked.kind === 'choice') throw new Error(`${part} is no measure`);
    expect(asked.least, `${part} of ${body}`).toBeLessThan(range.least);
    expect(asked.most, `${part} of ${body}`).toBeGreaterThan(range.most);
  }
});

test.each<[PartName, number, 'women' | 'men' | null, [number, number] | null]>([
  ['bust', 7000, 'women', [71, 127]],
  ['bust', 7100, 'women', null],
  ['bust', 7600, 'women', null],
  ['bust', 7600, 'men', [81, 127]],
  ['shoulder', 5000, 'women', [32, 48]],
  ['shoulder', 5000, 'men', null],
  ['waist', 12_210, 'men', [61, 122]],
  ['kaliCount', 24, 'women', [6, 16]],
  ['kaliCount', 12, 'women', null],
  ['apexGap', 500, 'men', null],
  ['apexGap', 500, null, null],
  ['shoulder', 5000, null, null],
  ['shoulder', 5300, null, [32, 52]],
  ['waistFinish', 0, 'women', null],
])('%s of %i for %s', (part, value, audience, usual) => {
  const [least, most] = usual ?? [];
  expect(unusualLength(part, value, audience)).toEqual(usual && { least, most });
});

test('children are asked about by the height for their age alone', () => {
  expect(unusualLength('bust', 5000, 'children')).toBeNull();
  expect(unusualHeight('4-6', 11_000)).toBeNull();
  expect(unusualHeight('4-6', 13_000)).toEqual({ least: 100, most: 120 });
  for (const age of parts.ageBand.choices) {
    const { least, most } = unusualHeight(age, 0) ?? { least: 0, most: 0 };
    expect(parts.height.least, age).toBeLessThan(least);
    expect(parts.height.most, age).toBeGreaterThan(most);
  }
});
