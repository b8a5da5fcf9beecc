import { expect, test } from 'vitest';
import { rupeesWritten } from './rupees-written.ts';

test.each([
  ['1,250.50', 1250.5],
  ['₹ 1250', 1250],
  ['१,२५०/-', 1250],
  ['1e3', undefined],
  ['-5', undefined],
  ['', undefined],
  [12, 12],
])('%j in a field is %j rupees', (written, rupees) => {
  expect(rupeesWritten(written)).toBe(rupees);
});
