import * as z from 'zod/mini';
import { rule } from '#contracts/words/rule.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { manyLines, oneLine, wholeNumber } from './text/text-fields.ts';

const largestId = 9_007_199_254_740_991;

/** A positive whole number. Paths and older front ends send ids as text. */
export const id = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,16}$/))]),
  z.pipe(
    z.transform((value: number | string) => Number(value)),
    z.int().check(z.minimum(1), z.maximum(largestId)),
  ),
);

/** An id, or 0 for none. */
export const idOrNone = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,16}$/))]),
  z.pipe(
    z.transform((value: number | string) => Number(value)),
    z.int().check(z.minimum(0), z.maximum(largestId)),
  ),
);

/** An id in a reply. */
export const idOut = z.int().check(z.minimum(1));

/** Rupees in a reply, with at most two decimals. */
export const rupees = z.number().check(z.minimum(0));

/** ISO 8601, UTC. */
export const instant = z.string();

/** A range of days in a reply, YYYY-MM-DD in IST, both ends included. */
export const dayRange = z.object({ from: z.string(), to: z.string() });

/** One required line of visible text. `message` is shown beside the field. */
export function requiredText(message: string, most = 500) {
  return z.string(message).check(oneLine, z.minLength(1, message), shortEnough(most));
}

/** Required text of several lines. */
export function requiredLines(message: string, most: number) {
  return z.string(message).check(manyLines, z.minLength(1, message), shortEnough(most));
}

/** One optional line; if missing, ''. */
export function optionalText(most = 500) {
  return z._default(z.string().check(oneLine, shortEnough(most)), '');
}

/** Optional text of several lines; if missing, ''. */
export function optionalLines(most: number) {
  return z._default(z.string().check(manyLines, shortEnough(most)), '');
}

function shortEnough(most: number) {
  return z.maxLength(most, rule(sentence('platform.keepUnder', { most })));
}

/** The search text of a list. */
export function searchWords(most: number) {
  return z._default(z.string().check(oneLine, z.maxLength(most)), '');
}

/** `page` counts from 1. Pages beyond 1,000 need a cursor. */
export const page = z._default(wholeNumber(1, 1000), 1);
