import type { Gaps, Reason, Sentence } from './sentence.ts';

/** Reasons of sentences without gaps. */
type WholeReason = { [R in Reason]: Gaps<R> extends [] ? R : never }[Reason];

/**
 * A sentence as the message of a schema's check, which the library lets be a text alone: its name, and its parameters
 * as JSON. `readRule` makes the sentence of it.
 */
export function rule(given: WholeReason | Sentence): string {
  const { reason, params }: Sentence = typeof given === 'string' ? { reason: given } : given;
  return params === undefined ? reason : `${reason} ${JSON.stringify(params)}`;
}

/** The sentence that `rule` wrote; undefined for any other text, such as the library's own "Invalid input". */
export function readRule(message: string): Sentence | undefined {
  const [, reason, params] = /^([a-z-]+(?:\.\w+)+)(?: (\{.*\}))?$/s.exec(message) ?? [];
  if (reason === undefined) return undefined;
  return params === undefined ? { reason } : { reason, params: JSON.parse(params) };
}
