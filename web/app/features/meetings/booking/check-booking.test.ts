import { expect, test } from 'vitest';
import { type BookingDraft, checkBooking, emptyDraft, missingOf, settledType } from './check-booking.ts';

const free = () => false;
const call: BookingDraft = { ...emptyDraft, type: 'PHONE_CALL', day: '2026-11-22', hour: 11 };
const visit: BookingDraft = { ...call, type: 'HOME_VISIT' };

test('the first thing that was forgotten is named, in the order of the form', () => {
  expect(checkBooking(emptyDraft, free)).toEqual({ part: 'type', fault: 'forgotten' });
  expect(checkBooking({ ...call, day: null }, free)).toEqual({ part: 'day', fault: 'forgotten' });
  expect(checkBooking({ ...call, hour: null }, free)).toEqual({ part: 'time', fault: 'forgotten' });
});

test('what is missing is named beside what is chosen', () => {
  expect(missingOf(emptyDraft)).toBe('all');
  expect(missingOf({ ...call, day: null, hour: null })).toBe('dayAndTime');
  expect(missingOf({ ...call, hour: null })).toBe('time');
  expect(missingOf({ ...call, type: null, hour: null })).toBe('howAndTime');
  expect(missingOf({ ...call, type: null })).toBe('how');
  expect(missingOf(call)).toBeNull();
});

test('a time that was taken while the form was open is not sent', () => {
  expect(checkBooking(call, (_, hour) => hour === 11)).toEqual({ part: 'time', fault: 'gone' });
});

test('a phone call needs no address, and its hour is sent as the moment in India', () => {
  expect(checkBooking({ ...call, addressId: 7, notes: 'After lunch' }, free)).toEqual({
    booking: { type: 'PHONE_CALL', scheduledAt: '2026-11-22T05:30:00.000Z', notes: 'After lunch' },
  });
});

test('a home visit takes the address of the mode that is open, and asks for it in that mode’s sentence', () => {
  expect(checkBooking({ ...visit, newAddressId: 9 }, free)).toEqual({ part: 'address', fault: 'noExisting' });
  expect(checkBooking({ ...visit, mode: 'new', addressId: 7 }, free)).toEqual({
    part: 'address',
    fault: 'noSaved',
  });
  expect(checkBooking({ ...visit, addressId: 7, newAddressId: 9 }, free)).toMatchObject({
    booking: { addressId: 7, isExistingAddress: true },
  });
  expect(checkBooking({ ...visit, mode: 'new', addressId: 7, newAddressId: 9 }, free)).toMatchObject({
    booking: { addressId: 9, isExistingAddress: false },
  });
});

test('takes the phone where no home visit can be chosen, and else what was chosen', () => {
  expect([settledType(null, true), settledType('HOME_VISIT', true)]).toEqual(['PHONE_CALL', 'PHONE_CALL']);
  expect([settledType(null, false), settledType('HOME_VISIT', false)]).toEqual([null, 'HOME_VISIT']);
});
