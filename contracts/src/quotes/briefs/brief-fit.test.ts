import { expect, test } from 'vitest';
import { fittingGarments, tileOf, tilesAround } from './brief-fit.ts';

test('a garment that a title names is the maker’s own, others fit by their category', () => {
  const fitting = fittingGarments([{ title: 'Katan silk lehenga', category: "Women's Fashion" }]);
  expect(fitting.filter(({ isOwn }) => isOwn)).toEqual([{ garment: 'lehenga', isOwn: true }]);
  const garments = fitting.map(({ garment }) => garment);
  expect(garments).toEqual(expect.arrayContaining(['blouse', 'kurta', 'other']));
  expect(garments).not.toContain('sherwani');
  expect(garments).not.toContain('shoes');
});

test('a maker of bags fits only what has no garment of its own, and one without designs nothing', () => {
  expect(fittingGarments([{ title: 'Jute tote', category: 'Bags' }])).toEqual([
    { garment: 'other', isOwn: false },
  ]);
  expect(fittingGarments([])).toEqual([]);
});

test('the squares around a place contain its own and its neighbours’', () => {
  const around = tilesAround(12.97, 77.59);
  expect(around).toHaveLength(9);
  expect(around).toContain(tileOf(12.97, 77.59));
  expect(around).toContain(tileOf(13.2, 76.9));
  expect(around).not.toContain(tileOf(19.07, 72.88));
  expect(tilesAround(null, null)).toEqual([]);
});
