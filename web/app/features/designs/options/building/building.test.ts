import { expect, it } from 'vitest';
import { noTypedOptions } from '#contracts/designs/options/typed-options.ts';
import { moved, newChoice, newOption, newQuestion, withoutGone } from './edit-options.ts';
import { readableOptions } from './readable-options.ts';

it('drops the rules and the usual option of what was removed, and keeps a rule that is being written', () => {
  const [sleeve, back] = [newChoice('Sleeve', ['Elbow', 'Full']), newChoice('Back', ['Deep'])];
  const [elbow, full] = sleeve.options;
  const [deep] = back.options;
  if (!elbow || !full || !deep) throw new Error('no options');
  const rule = (option: string, other: string) => ({ kind: 'EXCLUDES' as const, option, other });
  const left = withoutGone({
    choices: [{ ...sleeve, defaultOption: full.key, options: [elbow] }, back],
    rules: [rule(full.key, deep.key), rule(elbow.key, deep.key), rule('', '')],
    questions: [],
  });
  expect(left.choices[0]?.defaultOption).toBeNull();
  expect(left.rules).toEqual([rule(elbow.key, deep.key), rule('', '')]);
});

it('moves an item one place, and not past the ends', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
});

it('previews what can be read so far: prices as typed, and nothing without a name', () => {
  const choice = newChoice('Sleeve', ['Elbow', '']);
  const dear = { ...newOption('Full'), price: '₹1,500', days: '3' };
  const wrong = { ...newOption('Puffed'), price: 'a lot' };
  const unnamed = newChoice('', ['Silk']);
  const read = readableOptions({
    ...noTypedOptions,
    choices: [{ ...choice, options: [...choice.options, dear, wrong] }, unnamed],
    questions: [newQuestion(), { ...newQuestion(), text: 'Which initials?' }],
  });
  expect(
    read.choices.map(({ options }) => options.map(({ name, price, days }) => [name, price, days])),
  ).toEqual([
    [
      ['Elbow', 0, 0],
      ['Full', 1500, 3],
    ],
  ]);
  expect(read.questions.map(({ text }) => text)).toEqual(['Which initials?']);
});
