import { expect, test } from 'vitest';
import { nearestPin, pinInTown } from './nearest-pin.ts';
import { lookUpPin, pinBeginnings } from './pin-codes.ts';

test('every beginning of the table has a PIN code that leads back to its town', () => {
  const lost = pinBeginnings().filter(([beginning, town]) => pinInTown(beginning, town) === undefined);
  expect(lost).toEqual([]);
});

test.each([
  ['Surat', 21.2, 72.85],
  ['Varanasi', 25.3, 83],
  ['Jhajjar', 28.6, 76.65],
  ['Leh', 34.15, 77.6],
  ['Sri Vijaya Puram', 11.65, 92.75],
])('somebody in %s is given a PIN code of it', (city, latitude, longitude) => {
  const pincode = nearestPin({ latitude, longitude });
  expect(pincode && lookUpPin(pincode)?.city).toBe(city);
});

test.each([
  ['London', 51.5, -0.1],
  ['Singapore', 1.35, 103.8],
])('%s is near no PIN code', (_, latitude, longitude) => {
  expect(nearestPin({ latitude, longitude })).toBeUndefined();
});
