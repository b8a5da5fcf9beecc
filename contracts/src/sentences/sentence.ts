import type { english } from './en/english.ts';

/** A sentence apart from any language: its name in the catalogue and what it names. */
export interface Sentence {
  /** `orders.cancelled`: the room and the name of the sentence. */
  reason: string;
  params?: Record<string, Parameter>;
}

/** Towns by their English names; days, and days told with their weekday, are 2026-11-22, moments ISO 8601, sums rupees; a part with words of its own is a sentence. */
export type Parameter = string | number | Sentence;

/** The sentences of a language by their reasons. `{name}` stands for a parameter. */
export type Catalogue = Readonly<Record<string, string>>;

export type ParameterKind =
  | 'number'
  | 'rupees'
  | 'day'
  | 'moment'
  | 'weekday'
  | 'appointment'
  | 'town'
  | 'sentence'
  | 'text';

/** What a parameter is, by its name in all sentences; any other name is a text that a person wrote. */
const kinds = {
  most: 'number',
  least: 'number',
  count: 'number',
  days: 'number',
  hours: 'number',
  minutes: 'number',
  seconds: 'number',
  kilometres: 'number',
  radius: 'number',
  megabytes: 'number',
  sum: 'rupees',
  total: 'rupees',
  expected: 'rupees',
  advance: 'rupees',
  rest: 'rupees',
  amount: 'rupees',
  back: 'rupees',
  kept: 'rupees',
  day: 'day',
  weekday: 'weekday',
  moment: 'moment',
  appointment: 'appointment',
  town: 'town',
  before: 'sentence',
  part: 'sentence',
  unit: 'sentence',
  status: 'sentence',
  next: 'sentence',
  state: 'sentence',
  list: 'sentence',
} as const satisfies Record<string, ParameterKind>;

export const kindOf = (name: string): ParameterKind =>
  Object.hasOwn(kinds, name) ? kinds[name as keyof typeof kinds] : 'text';

/** The name of a sentence in the catalogue. */
export type Reason = keyof typeof english;

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

type ValueOf<Name> = Name extends keyof typeof kinds ? ValueOfKind<(typeof kinds)[Name]> : string;

type ValueOfKind<Kind extends ParameterKind> = Kind extends 'number' | 'rupees'
  ? number
  : Kind extends 'sentence'
    ? Sentence
    : string;

type ParamsOf<R extends Reason> = { [Name in NamesIn<(typeof english)[R]>]: ValueOf<Name> };

/** What a sentence needs beside its name: nothing, or a value for each of its gaps. */
export type Gaps<R extends Reason> = keyof ParamsOf<R> extends never ? [] : [params: ParamsOf<R>];

/** A sentence of the catalogue by its name, with a value for each of its gaps; both are checked by their types. */
export function sentence<R extends Reason>(reason: R, ...[params]: Gaps<R>): Sentence {
  return params === undefined ? { reason } : { reason, params };
}
