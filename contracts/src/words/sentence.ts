import type { sentences } from './en/sentences.ts';
import type { KindOf, ParameterKind } from './values.ts';
import type { GapsOf } from './words.ts';

/** A sentence without a language: its name in the catalogue and its parameters. */
export interface Sentence {
  /** Such as `orders.cancelled`: the room and the name of the sentence. */
  reason: string;
  params?: Record<string, Parameter>;
}

/**
 * Towns are English names; days are "2026-11-22", moments ISO 8601, sums rupees; a part with words of its own is a
 * sentence.
 */
export type Parameter = string | number | Sentence;

/** The sentences of a language by name. `{name}` is a parameter. */
export type Catalogue = Readonly<Record<string, string>>;

/** The name of a sentence in the catalogue. */
export type Reason = keyof typeof sentences;

type ValueOf<Kind extends ParameterKind> = Kind extends 'number' | 'rupees'
  ? number
  : Kind extends 'sentence'
    ? Sentence
    : string;

type ParamsOf<R extends Reason> = { [Name in GapsOf<(typeof sentences)[R]>]: ValueOf<KindOf<Name>> };

/** The parameters of a sentence; none if it has no placeholders. */
export type Gaps<R extends Reason> = keyof ParamsOf<R> extends never ? [] : [params: ParamsOf<R>];

/** Names a sentence with its parameters; both are type-checked. */
export function sentence<R extends Reason>(reason: R, ...[params]: Gaps<R>): Sentence {
  return params === undefined ? { reason } : { reason, params };
}
