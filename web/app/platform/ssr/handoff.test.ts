import { expect, it } from 'vitest';
import { handoffScripts, readHandoff } from './handoff.ts';

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

it('reads the whole stream, and nothing when there is none', async () => {
  const stream = new Blob(['[1,', '2]']).stream();
  expect(await readHandoff(stream)).toBe('[1,2]');
  expect(await readHandoff(undefined)).toBe('');
});
