import { expect, it } from 'vitest';
import { handoffScript, readHandoff } from './handoff.ts';

it('keeps words that people wrote inside the script that hands them over', () => {
  const written = '</script><script>alert(1)</script><!-- \u2028\u2029 & "';
  const script = handoffScript(JSON.stringify([written]), 'n0nce');
  const body = script.slice(script.indexOf('>') + 1, script.lastIndexOf('</script>'));
  expect(body).not.toMatch(/[<>\u2028\u2029]/);
  const literal = /enqueue\((.*)\);window/.exec(body)?.[1] ?? '';
  expect(JSON.parse(JSON.parse(literal))).toEqual([written]);
});

it('reads the whole stream, and nothing when there is none', async () => {
  const stream = new Blob(['[1,', '2]']).stream();
  expect(await readHandoff(stream)).toBe('[1,2]');
  expect(await readHandoff(undefined)).toBe('');
});
