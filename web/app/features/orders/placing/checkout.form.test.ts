import { expect, it } from 'vitest';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { noOptions } from '#contracts/designs/options/design-options.ts';
import { createOrder } from '#contracts/orders/placing/checkout.contract.ts';
import { allInWords } from '#tests/support/words/in-words.ts';
import { checkoutForms, fieldOf, firstWords, orderOf } from './checkout.form.ts';

const viewer: Viewer = {
  id: 4,
  name: 'Asha Rao',
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.in',
  phone: '+91 98450 11111',
  role: 'USER',
  isVerified: false,
  isEmailConfirmed: true,
  mustConfirmEmail: false,
  appearance: null,
  textsToAgree: [],
  isTwoFactorOn: false,
  hasHandedWork: false,
  suspension: null,
  pendingEmail: null,
  profileImage: null,
};

const missing = 'Please choose your size';
const { typed, kept } = checkoutForms([], missing);
const design = {
  id: 3,
  title: 'Gulnaar',
  price: 3400,
  discount: 0,
  totalAmount: 3672,
  keptShares: { DESIGN: 10, MAKING: 30, MADE: 80 },
  sizes: [],
  options: noOptions,
};

const usual = {
  shippingName: 'Asha Rao',
  shippingAddress: '14, 3rd Cross',
  shippingCity: 'Bengaluru',
  shippingState: 'Karnataka',
  shippingPincode: '560003',
  shippingCountry: 'India',
};
const home = {
  id: 7,
  label: 'Home',
  fullAddress: '9, Lake View Road',
  city: 'Kolkata',
  state: 'West Bengal',
  pincode: '700029',
  country: 'India',
  isDefault: true,
};
const fromProfile = { usual, book: [], phone: '' };
const nothing = { usual: null, book: [], phone: '' };
const withBook = { usual, book: [home, { ...home, id: 5, label: 'Mother', isDefault: false }], phone: '' };

it('starts with the stored address, and with India where nothing is stored', () => {
  expect(firstWords(viewer, fromProfile)).toMatchObject({
    city: 'Bengaluru',
    pincode: '560003',
    saveAddress: true,
  });
  expect(firstWords(viewer, nothing)).toMatchObject({ city: '', country: 'India', phone: viewer.phone });
});

it('starts with the number that is known where the profile has none', () => {
  const known = { ...nothing, phone: '+919845011111' };
  expect(firstWords({ ...viewer, phone: '' }, known).phone).toBe('+919845011111');
  expect(firstWords(viewer, known).phone).toBe(viewer.phone);
});

it('says of each empty field its own sentence', () => {
  const { error } = typed.safeParse({ ...firstWords({ ...viewer, phone: '' }, nothing), country: '' });
  expect(
    allInWords(Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])),
  ).toEqual({
    phone: 'Phone number must be at least 10 digits',
    address: 'Address must be at least 5 characters',
    city: 'City must be at least 2 characters',
    state: 'State must be at least 2 characters',
    pincode: 'Please write the PIN code; in India it has 6 digits',
    country: 'Please select a country',
  });
});

it('asks for a size where there are several, beside everything else that is wrong', () => {
  const sized = checkoutForms(['S', 'M'], missing);
  const faults = (form: typeof typed | typeof kept, size: string, phone = viewer.phone) =>
    form
      .safeParse({ ...firstWords({ ...viewer, phone }, fromProfile), size })
      .error?.issues.map(({ path }) => path.join('.'))
      .sort();
  expect(faults(sized.typed, '', '')).toEqual(['phone', 'size']);
  expect(faults(sized.kept, 'XL')).toEqual(['size']);
  expect(faults(sized.kept, 'M')).toBeUndefined();
  expect(faults(checkoutForms(['S'], missing).kept, '')).toBeUndefined();
});

it('makes a request that the contract takes, with the total and the shares that were shown', () => {
  const words = typed.parse(firstWords(viewer, fromProfile));
  const request = createOrder.body.parse(orderOf(design, viewer, words, []));
  expect(request).toEqual({
    items: [{ designId: 3, quantity: 1, size: '' }],
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
    expectedTotal: 3672,
    expectedShares: { DESIGN: 10, MAKING: 30, MADE: 80 },
  });
});

it('starts with the first address of the book, and leaves the fields for another one empty', () => {
  expect(firstWords(viewer, withBook)).toMatchObject({
    chosen: '7',
    address: '',
    city: '',
    country: 'India',
  });
});

it('sends the chosen address of the book, and saves it no second time', () => {
  const words = kept.parse({ ...firstWords(viewer, withBook), city: 'typed, and not used' });
  const request = createOrder.body.parse(orderOf(design, viewer, words, withBook.book));
  expect(request.saveAddress).toBe(false);
  expect(request.shippingDetails).toEqual({
    name: 'Asha Rao',
    phone: '+91 98450 11111',
    address: '9, Lake View Road',
    city: 'Kolkata',
    state: 'West Bengal',
    pincode: '700029',
    country: 'India',
  });
});

it('holds an Indian PIN code to six digits, and leaves those of other countries alone', () => {
  const words = firstWords(viewer, fromProfile);
  const wrong = typed.safeParse({ ...words, pincode: '0600034' });
  expect(allInWords(wrong.error?.issues.map(({ path, message }) => [path.join('.'), message]))).toEqual([
    ['pincode', 'A PIN code has 6 digits and does not begin with 0'],
  ]);
  const abroad = { ...words, pincode: 'SW1A 1AA', country: 'United Kingdom' };
  expect(typed.safeParse(abroad).success).toBe(true);
});

it('finds the field that the server refused', () => {
  expect(fieldOf('shippingDetails.city')).toBe('city');
  expect(fieldOf('specialInstructions')).toBe('specialInstructions');
  expect(fieldOf('items.0.designId')).toBeNull();
});

it('sends the one size that was shown, so that another is refused, and the chosen one of several', () => {
  const words = { ...firstWords(viewer, nothing), size: 'S' };
  const sizeIn = (sizes: string[]) => orderOf({ ...design, sizes }, viewer, words, []).items[0]?.size;
  expect([sizeIn([]), sizeIn(['M']), sizeIn(['S', 'M'])]).toEqual(['', 'M', 'S']);
});
