import { expect, test } from 'vitest';
import { leadWithKnown } from './lead-with-known.ts';

const fresh = { id: 5, makerId: 50, makerIsVerified: false, likesCount: 0 };
const liked = { id: 4, makerId: 40, makerIsVerified: false, likesCount: 1 };
const sealed = { id: 3, makerId: 30, makerIsVerified: true, likesCount: 0 };
const older = { id: 2, makerId: 20, makerIsVerified: false, likesCount: 0 };
const idsFor = (viewerId: number | null) =>
  leadWithKnown([fresh, liked, sealed, older], viewerId).map(({ id }) => id);

test('a design that nobody likes, of a maker who is not verified, follows what people can judge by', () => {
  expect(idsFor(null)).toEqual([4, 3, 5, 2]);
});

test('its own maker finds it first', () => {
  expect(idsFor(50)).toEqual([5, 4, 3, 2]);
});

test('where nobody is known the newest comes first', () => {
  expect(leadWithKnown([fresh, older], null).map(({ id }) => id)).toEqual([5, 2]);
});
