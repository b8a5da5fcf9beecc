import { expect, it } from 'vitest';
import { fillReply, hasOnlyName } from '#contracts/messaging/replies/saved-replies.rules.ts';
import { matchingReplies, replaceSlash, slashOf } from './slash.ts';

it('finds what follows a slash at the end, and no slash of an address or a date', () => {
  expect(slashOf('/')).toBe('');
  expect(slashOf('Namaste /del')).toBe('del');
  expect(slashOf('https://example.in')).toBeNull();
  expect(slashOf('22/11')).toBeNull();
  expect(slashOf('/del ')).toBeNull();
});

it('puts the words where the slash was', () => {
  expect(replaceSlash('Namaste /del', 'Seven days.')).toBe('Namaste Seven days.');
  expect(replaceSlash('Namaste', 'Seven days.')).toBe('Namaste');
});

it('shows first what begins with the letters', () => {
  const [first, second, third] = ['My delivery', 'Delivery', 'Fabric'].map((title, id) => ({
    id,
    title,
    content: '',
  }));
  expect(
    matchingReplies(
      [first, second, third].flatMap((one) => one ?? []),
      'DEL',
    ),
  ).toEqual([second, first]);
});

it('fills in the first name, every time, and knows no other brace', () => {
  expect(fillReply('{name}, dear {name}', ' Asha  Rao ')).toBe('Asha, dear Asha');
  expect(hasOnlyName('Dear {name}')).toBe(true);
  expect(hasOnlyName('Dear {names}')).toBe(false);
});
