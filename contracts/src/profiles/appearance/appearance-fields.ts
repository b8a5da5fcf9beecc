import * as z from 'zod/mini';
import { textSizes, themes } from './appearance.rules.ts';

export const appearance = z.object({ theme: z.enum(themes), textSize: z.enum(textSizes) });
