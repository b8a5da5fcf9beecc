import * as z from 'zod/mini';

export const sentenceParameters = z.record(z.string(), z.unknown());

const named = {
  message: z.string(),
  reason: z.optional(z.string()),
  params: z.optional(sentenceParameters),
};

/** A predefined sentence in a reply: in English, and its catalogue name with its parameters. */
export const namedMessage = z.object(named);
export type NamedMessage = z.output<typeof namedMessage>;

/** The success message of a call, in the same form. */
export const successMessage = { success: z.literal(true), ...named };
