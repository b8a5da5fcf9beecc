import { expect, test } from 'vitest';
import { copyForOrder } from './copy-for-order.ts';

test('an order copies values with the overlay, what each was taken from, and all words', () => {
  const sharedAt = new Date('2026-11-20T10:00:00Z');
  expect(
    copyForOrder({
      ...{ personName: 'Amma', unit: 'in', measuredBy: 'Kavya', measuredOn: '2026-11-02', sharedAt },
      values: {
        waist: { of: 'body', stored: 7652 },
        flare: { of: 'garment', stored: 36_000 },
        kaliCount: { of: 'garment', stored: 12 },
        waistFinish: { of: 'garment', stored: 'drawstring' },
      },
      ...{ overlay: 'Padded', differences: { waist: -100, hip: 200 }, likes: { waist: 127 } },
      ...{ preferences: 'Loose at the hip.', notes: 'One shoulder is lower.' },
    }),
  ).toEqual({
    ...{ unit: 'in', person: 'Amma', measuredBy: 'Kavya', measuredOn: '2026-11-02', signedAt: sharedAt },
    // The version has no hip, so none is invented.
    lengths: '{"waist":7552,"flare":36000,"kaliCount":12,"waistFinish":"drawstring"}',
    takenFrom: '{"waist":"body","flare":"garment","kaliCount":"garment","waistFinish":"garment"}',
    notes: 'Loose at the hip.\n+ Padded\nOne shoulder is lower.',
    likes: '{"waist":127}',
  });
});

test('a share without an overlay and words is copied as it is', () => {
  const { lengths, notes, likes } = copyForOrder({
    ...{ personName: 'Amma', unit: 'cm', measuredBy: 'Kavya', measuredOn: '2026-11-02' },
    ...{ values: { waist: { of: 'body', stored: 7650 } }, overlay: null, differences: null },
    ...{ preferences: '', notes: '', sharedAt: new Date(0), likes: null },
  });
  expect([lengths, notes, likes]).toEqual(['{"waist":7650}', '', null]);
});
