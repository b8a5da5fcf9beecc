import type { Locale } from '#contracts/platform/locales.ts';

export const themes = ['light', 'dark', 'system'] as const;
/** `system` follows the device. */
export type Theme = (typeof themes)[number];

export const textSizes = ['usual', 'large', 'larger'] as const;
/** Scales text and everything sized relative to it: 100, 112.5 and 125 percent. */
export type TextSize = (typeof textSizes)[number];

export interface Appearance {
  theme: Theme;
  textSize: TextSize;
  /** Null until the person chooses one; until then each device uses its own language. */
  language: Locale | null;
}
