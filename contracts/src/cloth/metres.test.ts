import { expect, test } from 'vitest';
import { garmentNames } from '#contracts/measurements/garments.ts';
import { clothNeedOf } from './metres.ts';

test('a shirt takes less of wide cloth than of narrow cloth', () => {
  expect(clothNeedOf('shirt')).toEqual({
    narrow: { least: 2.1, most: 2.25 },
    wide: { least: 1.6, most: 1.6 },
  });
});

test('where nobody knows, the maker is asked', () => {
  expect(clothNeedOf('child')).toEqual({ narrow: null, wide: null });
  expect(clothNeedOf('sherwani').narrow).toBeNull();
});

test('ranges go up, and wide cloth never takes more', () => {
  for (const garment of garmentNames) {
    const { narrow, wide } = clothNeedOf(garment);
    for (const range of [narrow, wide]) if (range) expect(range.least).toBeLessThanOrEqual(range.most);
    if (narrow && wide) expect(wide.most).toBeLessThanOrEqual(narrow.most);
  }
});
