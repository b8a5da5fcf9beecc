import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { colours, offlinePage } from '../../../service-worker/offline-page.ts';

test('the page without a network wears the colours of the others', async () => {
  const tokens = await readFile(new URL('tokens.css', import.meta.url), 'utf8');
  const [light = '', dark = ''] = tokens.split('\n.dark {');
  for (const [name, [byDay, byNight]] of Object.entries(colours)) {
    expect(light, name).toContain(`--tb-${name}: ${byDay};`);
    expect(dark, name).toContain(`--tb-${name}: ${byNight};`);
  }
});

test('it asks for no file, which could not come', async () => {
  const html = await offlinePage('bn').text();
  expect(html).toContain('<html lang="bn">');
  expect(html).not.toMatch(/url\(|<script|<link|src=/);
});
