import * as z from 'zod/mini';

const largestId = 9_007_199_254_740_991;

/** A positive whole number; ids also arrive as text, in paths and from older front ends. */
export const id = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,16}$/))]),
  z.pipe(
    z.transform((value: number | string) => Number(value)),
    z.int().check(z.minimum(1), z.maximum(largestId)),
  ),
);

/** The same, or 0 for none. */
export const idOrNone = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,16}$/))]),
  z.pipe(
    z.transform((value: number | string) => Number(value)),
    z.int().check(z.minimum(0), z.maximum(largestId)),
  ),
);

/** An id in a reply. */
export const idOut = z.int().check(z.minimum(1));

/** Rupees in a reply: at most two decimals. */
export const rupees = z.number().check(z.minimum(0));

/** ISO 8601, UTC. */
export const instant = z.string();

/** Text that must not be empty once its ends are trimmed. `message` is shown beside the field. */
export function requiredText(message: string, most = 500) {
  return z
    .string(message)
    .check(z.trim(), z.minLength(1, message), z.maxLength(most, `Please keep this under ${most} characters`));
}

/** Trimmed text that may be left out or empty; missing becomes ''. */
export function optionalText(most = 500) {
  return z._default(
    z.string().check(z.trim(), z.maxLength(most, `Please keep this under ${most} characters`)),
    '',
  );
}

/** `page` counts from 1. Deeper than 1,000 needs a cursor. */
export const page = z._default(
  z.pipe(
    z.union([z.number(), z.string()]),
    z.pipe(
      z.transform((value: number | string) => Number(value)),
      z.int().check(z.minimum(1), z.maximum(1000)),
    ),
  ),
  1,
);
