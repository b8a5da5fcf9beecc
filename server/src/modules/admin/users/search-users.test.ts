import { expect, test } from 'vitest';
import { readSearch } from './search-users.ts';

test('words of a name are found by their beginnings, short ones only whole', () => {
  expect(readSearch('Meher An').words).toBe('meher:* & an');
  expect(readSearch("O'Neill & (Sons) | !").words).toBe('o & neill:* & sons:*');
});

test('an e-mail is found by its beginning, and is no name', () => {
  expect(readSearch('Meher@ex')).toMatchObject({ words: '', emailFrom: 'meher@ex' });
  expect(readSearch('meher ansari').emailFrom).toBe('');
});

test.each([
  ['+91 90000 00202', '9000000202'],
  ['09000000202', '9000000202'],
  ['9000000202', '9000000202'],
  ['90000', '90000'],
])('the phone number %s is looked for as %s', (typed, digits) => {
  expect(readSearch(typed).phoneFrom).toBe(digits);
});

test('a number may be that of a person', () => {
  expect(readSearch('4711').number).toBe(4711);
  expect(readSearch('4711 x').number).toBeNull();
});
