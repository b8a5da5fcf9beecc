import * as z from 'zod/mini';
import { locales } from '#contracts/platform/locales.ts';
import { textSizes, themes } from './appearance.rules.ts';

export const appearance = z.object({
  theme: z.enum(themes),
  textSize: z.enum(textSizes),
  language: z.nullable(z.enum(locales)),
});
