import { sentences as english } from '#contracts/words/en/sentences.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import { readRule } from '#contracts/words/rule.ts';
import type { Sentence } from '#contracts/words/sentence.ts';

/** A refusal or the message of a check, as English text; null if there is none. */
export function inWords(refusal: Sentence | string | null | undefined): string | null {
  if (refusal === null || refusal === undefined) return null;
  const named = typeof refusal === 'string' ? readRule(refusal) : refusal;
  return named !== undefined && isNamed(named.reason) ? inEnglish(named) : String(refusal);
}

/** The same for every value in an object or list. */
export function allInWords(value: unknown): unknown {
  if (typeof value === 'string') return inWords(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(allInWords);
  if ('reason' in value && isNamed(String(value.reason))) return inWords(value as Sentence);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, allInWords(each)]));
}

const isNamed = (reason: string) => Object.hasOwn(english, reason);
