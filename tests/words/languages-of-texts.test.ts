import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;

/** An element that contains a single value, with its attributes and the value. */
const holdsOneValue = /<(\w+)((?:(?!=>)[^<>])*?)>\s*“?\{([\w.]+)\}”?\s*<\/\1>/g;

/** Names of people are the same in every language. */
const isName = (value: string) => /name$/i.test(value);

/** Elements with `dir="auto"` for a person's text, but without a `lang` attribute. */
function unmarkedTexts(code: string): string[] {
  return [...code.matchAll(holdsOneValue)].flatMap(([, element = '', attributes = '', value = '']) =>
    attributes.includes('dir="auto"') && !/\blang=/.test(attributes) && !isName(value)
      ? [`<${element}> {${value}}`]
      : [],
  );
}

test('what people wrote is marked with its language, for fonts, hyphens and screen readers', () => {
  const files = globSync('web/app/{features,shell}/**/*.tsx', { cwd: root });
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    unmarkedTexts(readFileSync(root + file, 'utf8')).map((text) => `${text} in ${file}`),
  );
  expect(found).toEqual([]);
});

test('a planted text without its language is found', () => {
  expect(unmarkedTexts('<p dir="auto" className="meta">\n  {review.comment}\n</p>')).toEqual([
    '<p> {review.comment}',
  ]);
  expect(
    unmarkedTexts('<p lang={writtenIn(note)} dir="auto">{note}</p><b dir="auto">{maker.name}</b>'),
  ).toEqual([]);
});
