import type { Locale } from '#contracts/platform/locales.ts';

export const themes = ['light', 'dark', 'system'] as const;
/** `system` follows the device. */
export type Theme = (typeof themes)[number];

export const textSizes = ['usual', 'large', 'larger'] as const;
/** Text and all that is measured by it: 100, 112.5 and 125 percent. */
export type TextSize = (typeof textSizes)[number];

export interface Appearance {
  theme: Theme;
  textSize: TextSize;
  /** Null while nobody has chosen one: each device goes by itself. */
  language: Locale | null;
}
