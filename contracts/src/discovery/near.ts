import * as z from 'zod/mini';
import { digitsOfAnyScript } from '#contracts/platform/text/text-fields.ts';
import { readNumber } from '#contracts/platform/text/typed-numbers.ts';
import { isIndianPincode, pincodeSentence, withoutGap } from '#contracts/profiles/pincode.ts';
import { rule } from '#contracts/words/rule.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { nearRadii, usualRadius } from './search.rules.ts';

/** An Indian PIN code, around which people look. */
export const nearPin = z.optional(
  z
    .string()
    .check(digitsOfAnyScript, z.refine(isIndianPincode, rule(pincodeSentence)), z.overwrite(withoutGap)),
);

/** How far around it. Whole kilometres, one of the choices. */
export const nearWithin = z._default(
  z.pipe(
    z.union([z.number(), z.string().check(z.maxLength(3))]),
    z.pipe(
      z.transform(readNumber),
      z.literal(nearRadii, rule(sentence('discovery.radii', { numbers: nearRadii.join(', ') }))),
    ),
  ),
  usualRadius,
);

/** The town of `pin`; null without one, and where nobody knows where it lies: then nobody is near it. */
export const nearTown = z.nullable(z.object({ city: z.string(), state: z.string() }));
