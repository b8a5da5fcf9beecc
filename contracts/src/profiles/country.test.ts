import { expect, test } from 'vitest';
import { refuseVisit } from '#contracts/meetings/home-visit.ts';
import { transitDays } from '#contracts/orders/core/transit-days.ts';
import { createOrder } from '#contracts/orders/placing/checkout.contract.ts';
import { addressWords } from './addresses.contract.ts';
import { isIndia } from './country.ts';
import { fitsCountry } from './pincode.ts';

const indias = ['India', 'india', ' INDIA ', 'IN', 'I.N.', 'Bharat', 'Bhārat', 'भारत', 'Republic of India'];

test.each(indias)('%s is India to the PIN code, the days on the way and home visits', (country) => {
  expect(isIndia(country)).toBe(true);
  expect(fitsCountry({ pincode: 'SW1A 1AA', country })).toBe(false);
  expect(fitsCountry({ pincode: '560003', country })).toBe(true);
  expect(transitDays('560001', { pincode: '560103', country })).toBe(2);
  const area = { makerName: 'Meher Ansari', pincode: '560001', radiusKm: 40 };
  expect(refuseVisit(area, { pincode: '560103', country })).toBeNull();
});

test.each(['Indonesia', 'Indiana', 'Ireland', 'Italy', 'United Kingdom', '', 'इंडोनेशिया'])(
  '“%s” is not India',
  (country) => {
    expect(isIndia(country)).toBe(false);
    expect(fitsCountry({ pincode: 'SW1A 1AA', country })).toBe(true);
    expect(transitDays('560001', { pincode: '560103', country })).toBe(14);
  },
);

const place = { label: 'Home', fullAddress: '14, 3rd Cross', city: 'Bengaluru', state: 'Karnataka' };

test.each(indias)('%s is kept as India in the address book and on an order', (country) => {
  expect(addressWords.parse({ ...place, pincode: '560003', country }).country).toBe('India');
  const { label: _label, fullAddress: address, ...rest } = place;
  const shippingDetails = { ...rest, address, pincode: '560003', country };
  const body = { items: [{ designId: 1 }], shippingDetails };
  expect(createOrder.body.parse(body).shippingDetails.country).toBe('India');
  expect(
    createOrder.body.safeParse({ ...body, shippingDetails: { ...shippingDetails, pincode: '1' } }).success,
  ).toBe(false);
});

test('other countries stay as they were written', () => {
  const written = { ...place, pincode: 'SW1A 1AA', country: 'united kingdom' };
  expect(addressWords.parse(written).country).toBe('united kingdom');
});
