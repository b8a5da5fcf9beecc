import type { TypedOptions } from '#contracts/designs/options/typed-options.ts';
import { newIdempotencyKey } from '#web/platform/api/new-idempotency-key.ts';

export type TypedChoice = TypedOptions['choices'][number];
export type TypedOption = TypedChoice['options'][number];
export type TypedRule = TypedOptions['rules'][number];
export type TypedQuestion = TypedOptions['questions'][number];

/** Random, so that the key of a removed option never comes to mean another one to a buyer who had chosen it. */
const newKey = () => newIdempotencyKey().slice(0, 8);

export const newOption = (name = ''): TypedOption => ({ key: newKey(), name, price: '', days: '' });

/** A choice with options of these names, or with one that is still empty. */
export const newChoice = (name = '', options: readonly string[] = ['']): TypedChoice => ({
  key: newKey(),
  name,
  required: false,
  defaultOption: null,
  options: options.map(newOption),
});

export const newQuestion = (): TypedQuestion => ({
  key: newKey(),
  kind: 'TEXT',
  text: '',
  required: false,
  answers: [],
});

/** A list in which the item at `place` has changed places with the next or the previous one. */
export function moved<Item>(list: readonly Item[], place: number, by: 1 | -1): Item[] {
  const item = list[place];
  const other = list[place + by];
  if (item === undefined || other === undefined) return [...list];
  return list.map((each, at) => (at === place ? other : at === place + by ? item : each));
}

export const without = <Item>(list: readonly Item[], place: number): Item[] =>
  list.filter((_, at) => at !== place);

export const replaced = <Item>(list: readonly Item[], place: number, item: Item): Item[] =>
  list.map((each, at) => (at === place ? item : each));

/** Drops what names an option that is gone: rules, and the usual option of its choice. */
export function withoutGone(options: TypedOptions): TypedOptions {
  const known = new Set(options.choices.flatMap((choice) => choice.options.map(({ key }) => key)));
  return {
    ...options,
    choices: options.choices.map((choice) =>
      choice.defaultOption === null || choice.options.some(({ key }) => key === choice.defaultOption)
        ? choice
        : { ...choice, defaultOption: null },
    ),
    // A rule that is still being written names no option yet.
    rules: options.rules.filter(({ option, other }) =>
      [option, other].every((key) => key === '' || known.has(key)),
    ),
  };
}
