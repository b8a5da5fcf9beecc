import { runInThisContext } from 'node:vm';
import compile from 'icu-minify/compile';
import format from 'icu-minify/format';
import { expect, test } from 'vitest';
import { disguise, disguiseCatalogue, disguiseText } from './pseudo-language.ts';
import { scriptsOf } from './texts.vite.ts';

const longer = (text: string) => disguise(text).length / text.length;

test('a disguised text has accents and is two fifths longer', () => {
  expect(disguise('Place Order')).toBe('Plååcéé Öördéér');
  expect(disguise('Rhythm')).toBe('Rhýýthmöö');
  const sentence = 'The maker visits you or phones you with the tape in your hand, and then begins.';
  expect(longer(sentence)).toBeGreaterThan(1.35);
  expect(longer(sentence)).toBeLessThan(1.5);
});

test('parameters, addresses and numbers stay as they are', () => {
  for (const text of ['{name}', 'name@example.in', 'https://example.in', '/help', '₹1,00,000', '4–6'])
    expect(disguise(text)).toBe(text);
});

const formatters = {
  getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...given),
  getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...given),
  getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...given),
};

test('a disguised message takes the same parameters, forms and tags', () => {
  const source =
    '{count, plural, one {# order} other {# orders}} by <b>{name}</b>, {kind, select, a {new} other {old}}';
  const { said } = disguiseCatalogue({ said: compile(source) }) as { said: ReturnType<typeof compile> };
  const b = (chunks: unknown[]) => `[${chunks.join('')}]`;
  const say = (count: number) =>
    format(said, 'en-IN', { count, name: 'Meher', kind: 'a', b }, { formatters });
  expect([say(1)].flat().join('')).toBe(
    `1 ${disguise('order')} ${disguise('by')} [Meher], ${disguise('new')}`,
  );
  expect([say(200_000)].flat().join('')).toContain('2,00,000 öördéérs');
});

test('a long text keeps where its links lead and its anchors, and its functions say it disguised', async () => {
  expect(disguiseText({ id: 'later', links: [{ to: '/help', label: 'Help' }] })).toEqual({
    id: 'later',
    links: [{ to: '/help', label: disguise('Help') }],
  });
  const english = new URL('./app/words/en/features/help/help.ts', import.meta.url).pathname;
  const help = runInThisContext((await scriptsOf(english, 'help')).pseudo) as {
    found: (count: number) => string;
  };
  expect(help.found(2)).toBe(`2 ${disguise('answers')}`);
});
