import { expect, it } from 'vitest';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { createOrder } from '#contracts/orders/checkout.contract.ts';
import { checkoutForm, fieldOf, firstWords, orderOf } from './checkout.form.ts';

const viewer: Viewer = {
  id: 4,
  name: 'Asha Rao',
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.in',
  phone: '+91 98450 11111',
  role: 'USER',
  isVerified: false,
  profileImage: null,
};

const stored = {
  shippingName: 'Asha Rao',
  shippingAddress: '14, 3rd Cross',
  shippingCity: 'Bengaluru',
  shippingState: 'Karnataka',
  shippingPincode: '560003',
  shippingCountry: 'India',
};

it('starts with the stored address, and with India where nothing is stored', () => {
  expect(firstWords(viewer, stored)).toMatchObject({
    city: 'Bengaluru',
    pincode: '560003',
    saveAddress: true,
  });
  expect(firstWords(viewer, null)).toMatchObject({ city: '', country: 'India', phone: viewer.phone });
});

it('says of each empty field what the spec says', () => {
  const { error } = checkoutForm.safeParse({ ...firstWords({ ...viewer, phone: '' }, null), country: '' });
  expect(
    Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []),
  ).toEqual({
    phone: 'Phone number must be at least 10 digits',
    address: 'Address must be at least 5 characters',
    city: 'City must be at least 2 characters',
    state: 'State must be at least 2 characters',
    pincode: 'ZIP code must be at least 5 characters',
    country: 'Please select a country',
  });
});

it('makes a request that the contract takes, without a price', () => {
  const words = checkoutForm.parse(firstWords(viewer, stored));
  const request = createOrder.body.parse(orderOf(3, viewer, words));
  expect(request).toEqual({
    items: [{ designId: 3, quantity: 1 }],
    shippingDetails: {
      name: 'Asha Rao',
      phone: '+91 98450 11111',
      address: '14, 3rd Cross',
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode: '560003',
      country: 'India',
    },
    specialInstructions: '',
    saveAddress: true,
  });
});

it('finds the field that the server refused', () => {
  expect(fieldOf('shippingDetails.city')).toBe('city');
  expect(fieldOf('specialInstructions')).toBe('specialInstructions');
  expect(fieldOf('items.0.designId')).toBeNull();
});
