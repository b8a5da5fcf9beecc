import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;

/** Everything that people read: pages, sentences, notifications, letters and papers. */
const translations = globSync(['web/app/words/*/**/*.{json,ts}', 'contracts/src/words/??/**/*.ts'], {
  cwd: root,
});

const ownDigits = /[०-९০-৯௦-௯]+/g;

test('numbers are written in Latin digits in every language', () => {
  expect(translations.length).toBeGreaterThan(200);
  const found = translations.flatMap((file) =>
    (readFileSync(`${root}${file}`, 'utf8').match(ownDigits) ?? []).map((digits) => `${digits} in ${file}`),
  );
  expect(found).toEqual([]);
});
