import { expect, test } from 'vitest';
import { lookUpPin } from './pin-codes.ts';
import { pinDistance } from './pin-distance.ts';
import { centreOf } from './town-centres.ts';

test('every place of the PIN code table has a centre, and it lies in India', () => {
  const lost: string[] = [];
  for (let sorting = 110; sorting < 900; sorting++) {
    for (const rest of [
      '001',
      '050',
      '101',
      '113',
      '204',
      '301',
      '310',
      '405',
      '502',
      '607',
      '701',
      '802',
      '912',
    ]) {
      const place = lookUpPin(`${sorting}${rest}`);
      if (!place) continue;
      const centre = centreOf(place);
      const lies =
        centre &&
        centre.latitude > 6 &&
        centre.latitude < 37 &&
        centre.longitude > 68 &&
        centre.longitude < 98;
      if (!lies) lost.push(`${sorting}${rest} ${place.city}, ${place.state}`);
    }
  }
  expect(lost).toEqual([]);
});

test('neighbouring sorting districts of one number lie near each other', () => {
  // A wrong digit in a centre would put a town hundreds of kilometres from the rest of its district.
  const far: string[] = [];
  for (let sorting = 110; sorting < 900; sorting++) {
    for (let rest = 0; rest < 1000; rest += 7) {
      const pincode = `${sorting}${String(rest).padStart(3, '0')}`;
      const distance = pinDistance(`${sorting}001`, pincode);
      // Lakshadweep, across the sea, shares a sorting district with Kochi.
      if (distance !== undefined && distance > 330 && !pincode.startsWith('68255'))
        far.push(`${pincode} ${distance}`);
    }
  }
  expect(far).toEqual([]);
});

test.each([
  ['221001', '560003', 1450, 1520],
  ['110001', '122001', 10, 40],
  ['400001', '411001', 100, 140],
  ['560001', '560103', 0, 0],
  ['700001', '781001', 450, 560],
])('from %s to %s', (from, to, least, most) => {
  const distance = pinDistance(from, to);
  expect(distance).toBeGreaterThanOrEqual(least);
  expect(distance).toBeLessThanOrEqual(most);
});

test('of a PIN code that no table knows there is no distance', () => {
  expect(pinDistance('900056', '560001')).toBeUndefined();
  expect(pinDistance('560001', '')).toBeUndefined();
  expect(pinDistance('10001', '560001')).toBeUndefined();
});
