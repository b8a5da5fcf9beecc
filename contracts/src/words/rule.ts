import type { Gaps, Reason, Sentence } from './sentence.ts';

/** Names of sentences without parameters. */
type WholeReason = { [R in Reason]: Gaps<R> extends [] ? R : never }[Reason];

/** The prefix of such a message: a control character, which is removed from everything that people type. */
const mark = '\u0001';

/**
 * A sentence as the message of a schema check, which zod allows to be only a string: its name, and its parameters as
 * JSON. `readRule` reads it.
 */
export function rule(given: WholeReason | Sentence): string {
  const { reason, params }: Sentence = typeof given === 'string' ? { reason: given } : given;
  return `${mark}${reason}${params === undefined ? '' : ` ${JSON.stringify(params)}`}`;
}

/** The sentence written by `rule`; undefined for other text, such as zod's own "Invalid input". */
export function readRule(message: string): Sentence | undefined {
  if (!message.startsWith(mark)) return undefined;
  const [reason = '', ...params] = message.slice(mark.length).split(' ');
  if (params.length === 0) return { reason };
  try {
    return { reason, params: JSON.parse(params.join(' ')) };
  } catch {
    // Truncated in a row: a name that no catalogue has.
    return { reason: '' as Reason };
  }
}
