import { expect, test } from 'vitest';
import { type Measurer, proposeCause, type ZoneFigures } from './propose-cause.ts';

/** A bust of 36 inches that was sewn as ordered and is said to be tight. */
const bust: ZoneFigures = {
  direction: 'TIGHT',
  frozen: 9144,
  signed: null,
  remeasured: null,
  sewn: 9144,
  ease: 0,
};
const half = 127;

test.each<[string, Partial<ZoneFigures>, Measurer, string, string | null]>([
  ['sewn as ordered: taste', {}, 'BUYER', 'TASTE', 'PRICED'],
  ['sewn smaller by more than half an inch: free', { sewn: 9144 - half - 1 }, 'BUYER', 'SEWN_WRONG', 'FREE'],
  ['sewn smaller by half an inch: within the tolerance', { sewn: 9144 - half }, 'BUYER', 'TASTE', 'PRICED'],
  ['sewn larger does not make it tight', { sewn: 9144 + 500 }, 'BUYER', 'TASTE', 'PRICED'],
  ['the stated ease was not sewn', { ease: 254, sewn: 9144 }, 'BUYER', 'SEWN_WRONG', 'FREE'],
  ['the stated ease was sewn', { ease: 254, sewn: 9144 + 254 }, 'BUYER', 'TASTE', 'PRICED'],
  ['the order says less than was signed', { signed: 9144 + 254 }, 'BUYER', 'FROZEN_WRONG', 'FREE'],
  ['the maker measured wrong', { remeasured: 9144 + 254 }, 'MAKER', 'MEASURED_WRONG', 'FREE'],
  ['the buyer measured wrong', { remeasured: 9144 + 254 }, 'BUYER', 'MEASURED_WRONG', 'PRICED'],
  ['the size is too small for the body', { remeasured: 9144 + 254 }, 'CHART', 'MEASURED_WRONG', 'PRICED'],
  ['what was sewn is not known', { sewn: null }, 'MAKER', 'UNKNOWN', null],
  ['what was ordered is not known', { frozen: null }, 'MAKER', 'UNKNOWN', null],
  [
    'wrong sewing counts before a wrong measure',
    { sewn: 8800, remeasured: 9500 },
    'BUYER',
    'SEWN_WRONG',
    'FREE',
  ],
  ['loose, and sewn larger', { direction: 'LOOSE', sewn: 9144 + 254 }, 'BUYER', 'SEWN_WRONG', 'FREE'],
  ['long, and sewn longer', { direction: 'LONG', sewn: 9144 + 254 }, 'BUYER', 'SEWN_WRONG', 'FREE'],
  ['short, and sewn shorter', { direction: 'SHORT', sewn: 9144 - 254 }, 'CHART', 'SEWN_WRONG', 'FREE'],
])('%s', (_, more, measuredBy, cause, settlement) => {
  const proposal = proposeCause([{ ...bust, ...more }], measuredBy);
  expect(proposal).toEqual({ cause, settlement, zones: [cause] });
});

test('one zone that is altered free makes the whole alteration free', () => {
  const zones = [bust, { ...bust, sewn: null }, { ...bust, sewn: 8800 }];
  expect(proposeCause(zones, 'BUYER')).toEqual({
    ...{ cause: 'SEWN_WRONG', settlement: 'FREE' },
    zones: ['TASTE', 'UNKNOWN', 'SEWN_WRONG'],
  });
});

test('while one of the other zones is not known, nothing is proposed', () => {
  expect(proposeCause([bust, { ...bust, sewn: null }], 'BUYER').settlement).toBeNull();
});
