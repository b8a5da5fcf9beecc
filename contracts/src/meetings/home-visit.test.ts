import { expect, test } from 'vitest';
import { inWords } from '#tests/support/words/in-words.ts';
import { mayVisit, refuseEveryVisit, refuseVisit } from './home-visit.ts';

const banaras = { makerName: 'Meher Ansari', pincode: '221001', radiusKm: 40 };
const bengaluru = { pincode: '560003', country: 'India' };
const near = { pincode: '221002', country: 'India' };

test.each([
  ['the PIN code of the maker is not known', { ...banaras, pincode: '' }, bengaluru],
  ['the PIN code of the address is not known', banaras, { pincode: '000000', country: 'India' }],
  ['the address is the army’s', banaras, { pincode: '900056', country: 'India' }],
  ['it is near', banaras, near],
])('a home visit is offered where %s', (_why, area, address) => {
  expect(mayVisit(area, address)).toBe(true);
  expect(refuseVisit(area, address)).toBeNull();
  expect(refuseEveryVisit(area, [address])).toBeNull();
});

test.each([
  ['it is too far', banaras, bengaluru, /within 40 km of Varanasi; this address is about 1,4\d\d km away/],
  [
    'it is abroad',
    { ...banaras, pincode: '' },
    { pincode: 'SW1A', country: 'United Kingdom' },
    /in India only/,
  ],
  ['the maker makes none', { ...banaras, radiusKm: 0 }, near, /makes no home visits/],
])('a home visit is refused where %s', (_why, area, address, sentence) => {
  expect(mayVisit(area, address)).toBe(false);
  expect(inWords(refuseVisit(area, address))).toMatch(sentence);
  expect(inWords(refuseEveryVisit(area, [address]))).toMatch(sentence);
});

test('of several addresses one that may be near is enough, and without any a visit is offered', () => {
  expect(refuseEveryVisit(banaras, [])).toBeNull();
  expect(refuseEveryVisit(banaras, [bengaluru, near])).toBeNull();
  expect(inWords(refuseEveryVisit(banaras, [bengaluru, { ...bengaluru, pincode: '110001' }]))).toBe(
    'Meher Ansari visits within 40 km of Varanasi; your addresses are farther away. Please choose the phone call.',
  );
  expect(inWords(refuseEveryVisit({ ...banaras, radiusKm: 0 }, []))).toMatch(/makes no home visits/);
});
