import { expect, test } from 'vitest';
import { networkInPart } from './network-in-part.ts';

test('a network is shown without its last part, and the machine itself in one way only', () => {
  expect(networkInPart('203.0.113.7')).toBe('203.0.113.*');
  expect(networkInPart('::ffff:203.0.113.7')).toBe('203.0.113.*');
  expect(networkInPart('2001:db8:1:2::3')).toBe('2001:db8:1:*');
  expect(['127.0.0.1', '::ffff:127.0.0.1', '::1'].map(networkInPart)).toEqual(Array(3).fill('127.0.0.*'));
});
