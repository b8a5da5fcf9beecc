import { expect, test } from 'vitest';
import { locales } from '#contracts/platform/locales.ts';
import { drawStrip } from './draw-strip.ts';

test.each(locales)('the strip in %s is one A4 page, the same each time', async (locale) => {
  const [file, again] = await Promise.all([drawStrip(locale), drawStrip(locale)]);
  const text = file.toString('latin1');
  expect(text.startsWith('%PDF-1.7')).toBe(true);
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(text).toContain('/MediaBox [0 0 595.28 841.89]');
  expect(text).toContain(`/Lang (${locale}-IN)`);
  expect(file.length).toBeLessThan(200_000);
  expect(again.equals(file)).toBe(true);
});
