import type { sentences } from './en/sentences.ts';
import type { KindOf, ParameterKind } from './values.ts';
import type { GapsOf } from './words.ts';

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

/** The name of a sentence in the catalogue. */
export type Reason = keyof typeof sentences;

type ValueOf<Kind extends ParameterKind> = Kind extends 'number' | 'rupees'
  ? number
  : Kind extends 'sentence'
    ? Sentence
    : string;

type ParamsOf<R extends Reason> = { [Name in GapsOf<(typeof sentences)[R]>]: ValueOf<KindOf<Name>> };

/** What a sentence needs beside its name: nothing, or a value for each of its gaps. */
export type Gaps<R extends Reason> = keyof ParamsOf<R> extends never ? [] : [params: ParamsOf<R>];

/** A sentence of the catalogue by its name, with a value for each of its gaps; both are checked by their types. */
export function sentence<R extends Reason>(reason: R, ...[params]: Gaps<R>): Sentence {
  return params === undefined ? { reason } : { reason, params };
}
