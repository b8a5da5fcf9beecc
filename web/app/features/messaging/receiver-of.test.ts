import { expect, test } from 'vitest';
import { openReceiver } from './receiver-of.ts';

test.each([
  ['/chat/12/7', '', 7],
  ['/chat', '?receiverId=7&designId=3', 7],
  ['/chat/12', '?receiverId=7', 7],
  ['/chat/12', '', null],
  ['/chat', '?receiverId=me', null],
  ['/product/12/7', '?receiverId=7', null],
])('the conversation that %s%s shows is with %s', (pathname, search, receiver) => {
  expect(openReceiver({ pathname, search })).toBe(receiver);
});
