import { expect, test } from 'vitest';
import { garmentNames, type PartName, partNames, partsOf } from '#contracts/measurements/garments.ts';
import { bodyMarks, bodyMarksOf, numberOf, windowOf } from './body-marks.ts';

/** Cloth, embroidery, feet, rings, counts and choices are not on a standing body seen from the front. */
const offFigure: readonly PartName[] = [
  'aariFront',
  'aariBack',
  'aariNeck',
  'aariSleeve',
  'aariHem',
  'flare',
  'kaliCount',
  'waistFinish',
  'elasticLength',
  'dupattaLength',
  'dupattaWidth',
  'footLength',
  'ballGirth',
  'ringSize',
  'bangleSize',
  'ageBand',
];

test.each(garmentNames)(
  'every measure of %s on the figure has a number, in the order of the form',
  (garment) => {
    const marks = bodyMarksOf(partsOf(garment));
    const shown = partsOf(garment).filter((part) => !offFigure.includes(part));
    const numbers = shown.map((part) => numberOf(part, marks));
    expect(numbers).not.toContain(0);
    const firstOfEach = [...new Set(numbers)];
    expect(firstOfEach).toEqual(firstOfEach.map((_, place) => place + 1));
  },
);

test('a figure has no mark of what a garment does not ask for', () => {
  expect(bodyMarksOf(partsOf('lehenga')).flatMap(({ parts }) => parts)).toEqual([
    'waist',
    'hip',
    'lehengaLength',
  ]);
});

test('every part that can be measured lies on one mark, or is not on the figure', () => {
  const marked = bodyMarks.flatMap(({ parts }) => parts);
  expect([...marked, ...offFigure].toSorted()).toEqual(partNames.toSorted());
});

test('a blouse ends at the waist and a kurta below the hip', () => {
  const [blouse, kurta] = (['blouse', 'kurta'] as const).map((garment) =>
    windowOf(bodyMarksOf(partsOf(garment))),
  );
  expect(blouse?.bottom).toBeLessThan(kurta?.bottom ?? 0);
});

test('what is measured from the waist down is drawn without the head', () => {
  expect(windowOf(bodyMarksOf(partsOf('trousers')))).toEqual({ top: 222, bottom: 636 });
});
