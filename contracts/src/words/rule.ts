import type { Gaps, Reason, Sentence } from './sentence.ts';

/** Reasons of sentences without gaps. */
type WholeReason = { [R in Reason]: Gaps<R> extends [] ? R : never }[Reason];

/** Begins such a message: a control character, which is taken out of all that people write. */
const mark = '\u0001';

/**
 * A sentence as the message of a schema's check, which the library lets be a text alone: its name, and its parameters
 * as JSON. `readRule` makes the sentence of it.
 */
export function rule(given: WholeReason | Sentence): string {
  const { reason, params }: Sentence = typeof given === 'string' ? { reason: given } : given;
  return `${mark}${reason}${params === undefined ? '' : ` ${JSON.stringify(params)}`}`;
}

/** The sentence that `rule` wrote; undefined for any other text, such as the library's own "Invalid input". */
export function readRule(message: string): Sentence | undefined {
  if (!message.startsWith(mark)) return undefined;
  const [reason = '', ...params] = message.slice(mark.length).split(' ');
  if (params.length === 0) return { reason };
  try {
    return { reason, params: JSON.parse(params.join(' ')) };
  } catch {
    // Cut off in a row: a name that no catalogue has.
    return { reason: '' as Reason };
  }
}
