// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { fieldsOf } from './first-error.ts';

afterEach(() => document.body.replaceChildren());

function input(name: string): HTMLInputElement {
  const field = document.createElement('input');
  field.name = name;
  document.body.append(field);
  return field;
}

test('the field of a sentence is found by its place where a resolver gives none', () => {
  const [waist, message] = [input('lengths.waist'), input('message')];
  const errors = {
    message: { type: 'rule', message: 'Please write a message' },
    lengths: {
      waist: { type: 'rule', message: 'A waist is 14 to 78 in' },
      hip: { type: 'rule', message: 'Too long' },
    },
  };
  expect(fieldsOf(errors)).toEqual([message, waist]);
});

test('the field that the form library knows is taken as it is, also inside a group', () => {
  const [city, elsewhere] = [input('city'), input('address.city')];
  expect(fieldsOf({ address: { city: { type: 'rule', message: 'Say the city', ref: city } } })).toEqual([
    city,
  ]);
  expect(elsewhere.isConnected).toBe(true);
});

test('a sentence about the whole form has no field', () => {
  expect(fieldsOf({ root: { type: 'server', message: 'Try again' } })).toEqual([]);
});
