import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashMarkedScripts } from './script-hashes.ts';

const sha256 = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;

test('only scripts with the mark are hashed, and what people wrote is not', () => {
  const page = [
    '<head><script nonce="m4rk">dress("₹ > $")</script>',
    '<link rel="modulepreload" nonce="m4rk" href="/a.js">',
    '<body><script>stolen()</script><script nonce="another">stolen()</script>',
    '<script id="handoff" type="application/json">["nonce=\\"m4rk"]</script>',
    '<script type="module" nonce="m4rk" async="">import "/a.js";\nopen()</script>',
    '<script nonce="m4rk">dress("₹ > $")</script>',
  ].join('');
  const { html, scriptHashes } = hashMarkedScripts(page, 'm4rk');
  expect(scriptHashes).toEqual([sha256('dress("₹ > $")'), sha256('import "/a.js";\nopen()')]);
  expect(html).toBe(page.replaceAll(' nonce="m4rk"', ''));
});

test('a page is the same bytes whatever its mark was', () => {
  const page = (mark: string) =>
    hashMarkedScripts(`<script nonce="${mark}">run()</script><p>Katan silk</p>`, mark);
  expect(page('one')).toEqual(page('two'));
});
