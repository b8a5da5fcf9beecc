import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { expect, it } from 'vitest';
import { handoffOf, handoffScripts, readHandoff } from './handoff.ts';

it('keeps words that people wrote inside the block that hands them over', () => {
  const written = '</script><script>alert(1)</script><!-- \u2028\u2029 & "';
  const [, block = ''] =
    /^<script [^>]*>(.*)<\/script><script nonce="m4rk">/.exec(
      handoffScripts(JSON.stringify([written]), 'm4rk'),
    ) ?? [];
  expect(block).not.toMatch(/[<>\u2028\u2029]/);
  expect(JSON.parse(block)).toEqual([written]);
});

it('runs the same script whatever is handed over, so that its hash is the same', () => {
  const scriptOf = (handoff: string) => handoffScripts(handoff, 'm4rk').split('<script nonce="m4rk">')[1];
  expect(scriptOf('[1]')).toBe(scriptOf('["warp",2]'));
});

/** What the router of the browser reads from the scripts of a page. */
async function readInBrowser(handoff: string): Promise<unknown> {
  const [, block = '', script = ''] =
    /^<script [^>]*>(.*)<\/script><script nonce="m4rk">(.*)<\/script>$/s.exec(
      handoffScripts(handoff, 'm4rk'),
    ) ?? [];
  const given = new ReadableStream<Uint8Array>({
    start(controller) {
      const bytes = new TextEncoder();
      const streamController = {
        enqueue: (text: string) => controller.enqueue(bytes.encode(text)),
        close: () => controller.close(),
      };
      const page = { getElementById: () => ({ textContent: block }) };
      new Function('window', 'document', script)({ __reactRouterContext: { streamController } }, page);
    },
  });
  return (await decode(given, globalThis as never)).value;
}

it('gives the router what the loaders have read, as if the router had written it', async () => {
  const loaderData = {
    root: { viewer: null, publicUrl: 'http://localhost' },
    home: {
      list: [{ id: 1, title: '<b>“साड़ी”</b>', isLiked: false, pictures: [], price: 0 }, { id: 1 }],
      total: 85,
      'a key': ['', -5, 1.5, true, [null]],
    },
  };
  const unread = new Blob(['["not this"]']).stream();
  const handoff = await handoffOf({ loaderData, actionData: null, errors: null }, unread);
  expect(await readInBrowser(handoff)).toEqual({ loaderData, actionData: null, errors: null });
});

it('leaves what went wrong to the router', async () => {
  const written = '[{"_1":2},"errors",{"_3":4},"root","lost"]\n';
  const handoff = await handoffOf(
    { loaderData: {}, actionData: null, errors: { root: 'lost' } },
    new Blob([written]).stream(),
  );
  expect(handoff).toBe(written);
  expect(await readInBrowser(handoff)).toEqual({ errors: { root: 'lost' } });
});

it('reads the whole stream, and nothing when there is none', async () => {
  const stream = new Blob(['[1,', '2]']).stream();
  expect(await readHandoff(stream)).toBe('[1,2]');
  expect(await readHandoff(undefined)).toBe('');
});
