import * as z from 'zod/mini';
import { digitsOfAnyScript } from '#contracts/platform/text/text-fields.ts';
import { readNumber } from '#contracts/platform/text/typed-numbers.ts';
import { isIndianPincode, pincodeSentence, withoutGap } from '#contracts/profiles/pincode.ts';
import { rule } from '#contracts/words/rule.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { nearRadii, usualRadius } from './search.rules.ts';

/** An Indian PIN code, the centre of the search area. */
export const nearPin = z.optional(
  z
    .string()
    .check(digitsOfAnyScript, z.refine(isIndianPincode, rule(pincodeSentence)), z.overwrite(withoutGap)),
);

/** The radius of the search area: one of the choices, in whole kilometres. */
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

/** The town of `pin`. Null if `pin` is not given or its location is unknown; in the latter case nothing is near. */
export const nearTown = z.nullable(z.object({ city: z.string(), state: z.string() }));
