import * as z from 'zod/mini';
import { locales } from '#contracts/platform/locales.ts';
import { textSizes, themes } from './appearance.rules.ts';

/** The stored appearance settings of a person; theme and text size are null until they choose. */
export const knownAppearance = z.object({
  theme: z.nullable(z.enum(themes)),
  textSize: z.nullable(z.enum(textSizes)),
  language: z.nullable(z.enum(locales)),
});

export const appearance = z.object({
  theme: z.enum(themes),
  textSize: z.enum(textSizes),
  language: z.nullable(z.enum(locales)),
});
