import { expect, test } from 'vitest';
import { carriers, shipmentProblems, shipmentSentences, trackingPage } from './shipment.rules.ts';

const today = '2026-11-21';
const words = { shippingCarrier: 'Delhivery', trackingNumber: '1490 8213-0042', estimatedDelivery: '' };

test('a parcel needs a carrier, and a number where the carrier gives one', () => {
  expect(shipmentProblems(words, today)).toEqual({});
  expect(shipmentProblems({ ...words, shippingCarrier: 'Other', trackingNumber: '' }, today)).toEqual({});
  expect(shipmentProblems({ ...words, shippingCarrier: '', trackingNumber: '' }, today)).toEqual({
    shippingCarrier: shipmentSentences.carrier,
    trackingNumber: shipmentSentences.noNumber,
  });
  expect(shipmentProblems({ ...words, shippingCarrier: 'Pigeon' }, today)).toHaveProperty('shippingCarrier');
});

test.each(['ab', '<b>1490</b>', '1490/../1', '-1490', `1${'4'.repeat(40)}`, 'javascript:alert(1)'])(
  'the number %s is refused',
  (trackingNumber) => {
    expect(shipmentProblems({ ...words, trackingNumber }, today)).toEqual({
      trackingNumber: shipmentSentences.oddNumber,
    });
  },
);

test('the expected day lies between today and 120 days from now', () => {
  const problemOf = (estimatedDelivery: string) =>
    shipmentProblems({ ...words, estimatedDelivery }, today).estimatedDelivery;
  expect(['2026-11-21', '2026-11-25', '2027-03-21'].map(problemOf)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  for (const odd of ['2026-11-20', '2027-03-22', '2027-02-30', 'tomorrow', '2026-11-22T10:00', '22/11/2026'])
    expect([odd, problemOf(odd)]).toEqual([odd, shipmentSentences.oddDay]);
});

test('every carrier but an unknown one has its page, which is safe and carries the number alone', () => {
  for (const carrier of carriers) {
    const page = trackingPage(carrier, '1490 8213-0042');
    if (carrier === 'Other') expect(page).toBeNull();
    else expect(page).toMatch(/^https:\/\/[a-z.-]+\.(com|in)\/.*14908213-0042$/);
  }
  expect(trackingPage('UPS', 'a&b=c')).toMatch(/a%26b%3Dc$/);
});
