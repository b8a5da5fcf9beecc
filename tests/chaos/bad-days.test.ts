import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { badDays } from './bad-days.ts';

test('every bad day of the folder can be asked for by its name', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => /\.(test|proof)\.ts$/.test(file));
  const named = Object.values(badDays).map(({ file }) => file);
  const wanted = files.filter((file) => file !== 'bad-days.test.ts').map((file) => `tests/chaos/${file}`);
  expect(named.filter((file) => file.startsWith('tests/chaos/')).toSorted()).toEqual(wanted.toSorted());
});
