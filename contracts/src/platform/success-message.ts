import * as z from 'zod/mini';

export const sentenceParameters = z.record(z.string(), z.unknown());

/**
 * What a call that did something says of it: the sentence in English, and its name in the catalogue with what it
 * fills in, for clients that say it in another language.
 */
export const successMessage = {
  success: z.literal(true),
  message: z.string(),
  reason: z.optional(z.string()),
  params: z.optional(sentenceParameters),
};
