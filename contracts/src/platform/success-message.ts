import * as z from 'zod/mini';

export const sentenceParameters = z.record(z.string(), z.unknown());

const named = {
  message: z.string(),
  reason: z.optional(z.string()),
  params: z.optional(sentenceParameters),
};

/** A sentence of ours within a reply: in English, and its name in the catalogue with what fills its gaps. */
export const namedMessage = z.object(named);
export type NamedMessage = z.output<typeof namedMessage>;

/** What a call that did something says of it, in the same form. */
export const successMessage = { success: z.literal(true), ...named };
