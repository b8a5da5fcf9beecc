import { expect, test } from 'vitest';
import { drawMessage, readKept, readMessage, shows } from './push-on-screen.ts';

const told = {
  recipientId: 4,
  title: 'Your order',
  line: 'Katan silk lehenga is being designed',
  lang: 'en' as const,
  path: '/order-details/purchase/7',
  tag: 'order-7',
  isWhole: false,
  sounds: 'always' as const,
  at: 1_790_000_000_000,
};
const packed = { ...told, line: 'Katan silk lehenga is packed and ready to be sent' };

test('news of one order is one notification with the newest line first, each once', () => {
  const first = drawMessage(told, null).options;
  const second = drawMessage(packed, readKept(first.data)).options;
  const again = drawMessage(packed, readKept(second.data)).options;
  expect(again).toEqual(second);
  expect(second).toMatchObject({
    tag: 'order-7',
    body: `${packed.line}\n${told.line}`,
    data: { recipientId: 4, path: told.path, lines: [packed.line, told.line] },
    renotify: true,
    silent: false,
    timestamp: told.at,
    lang: 'en',
  });
  expect(drawMessage({ ...told, lang: 'hi' }, null).options.lang).toBe('hi');
});

test('no more lines are kept than a screen shows, and a line that says all stands alone', () => {
  const lines = ['a', 'b', 'c', 'd'];
  const kept = { recipientId: 4, path: told.path, lines };
  expect(drawMessage(told, kept).options.data.lines).toEqual([told.line, 'a', 'b', 'c']);
  expect(drawMessage({ ...told, isWhole: true }, kept).options.body).toBe(told.line);
});

test('lines of another person, or of nobody knows whom, are not shown beside one’s own', () => {
  const kept = readKept(drawMessage(told, null).options.data);
  expect(drawMessage({ ...packed, recipientId: 9 }, kept).options.body).toBe(packed.line);
  const { recipientId: _, ...unnamed } = packed;
  const old = readMessage(JSON.stringify(unnamed)) ?? expect.fail('not read');
  expect(drawMessage(old, kept).options.body).toBe(packed.line);
  const oldKept = readKept(drawMessage(old, null).options.data);
  expect(drawMessage({ ...old, line: told.line }, oldKept).options.body).toBe(told.line);
});

test('what comes in quiet hours makes no sound, and what people do sounds once', () => {
  expect(drawMessage({ ...told, sounds: 'never' }, null).options).toMatchObject({
    silent: true,
    renotify: false,
  });
  expect(drawMessage({ ...told, sounds: 'first' }, null).options).toMatchObject({
    silent: false,
    renotify: false,
  });
});

test('what is no message of ours is not shown, and no page of another site is opened', () => {
  expect(readMessage(JSON.stringify(told))).toEqual(told);
  for (const text of ['', 'null', '{', '{"title":"Hello"}']) expect(readMessage(text)).toBeNull();
  for (const path of [
    'https://other.example/',
    '//other.example/',
    '/\\other.example',
    'javascript:alert(1)',
  ]) {
    expect(readMessage(JSON.stringify({ ...told, path }))).toBeNull();
    expect(readKept({ path, lines: [] })).toBeNull();
  }
});

test('a tab shows a page where path and query are the same', () => {
  const tab = 'https://tanabana.example/product/7?comment=9#talk';
  expect(shows(tab, '/product/7?comment=9')).toBe(true);
  expect(shows(tab, '/product/7')).toBe(false);
  expect(shows(tab, '/product/8?comment=9')).toBe(false);
});
