/** A sentence apart from any language: its name in the catalogue and what it names. */
export interface Said {
  /** `orders.cancelled`: the room and the name of the sentence. */
  reason: string;
  params?: Record<string, Parameter>;
}

/** Days, and days told with their weekday, are 2026-11-22, moments ISO 8601, sums rupees; a part with words of its own is a sentence. */
export type Parameter = string | number | Said;

/** The sentences of a language by their reasons. `{name}` stands for a parameter. */
export type Catalogue = Readonly<Record<string, string>>;

export type ParameterKind =
  | 'number'
  | 'rupees'
  | 'day'
  | 'moment'
  | 'weekday'
  | 'appointment'
  | 'sentence'
  | 'text';

/** What a parameter is, by its name in all sentences; any other name is a text that somebody wrote. */
const kinds: Record<string, ParameterKind> = {
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
  before: 'sentence',
  part: 'sentence',
  unit: 'sentence',
  status: 'sentence',
  next: 'sentence',
  state: 'sentence',
  list: 'sentence',
};

export const kindOf = (name: string): ParameterKind => kinds[name] ?? 'text';
