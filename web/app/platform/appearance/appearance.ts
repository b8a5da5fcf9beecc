import {
  type TextSize,
  type Theme,
  textSizes,
  themes,
} from '#contracts/profiles/appearance/appearance.rules.ts';

/** The localStorage keys. */
export const themeKey = 'tanabana_theme';
export const textSizeKey = 'tanabana_text_size';

/** The background colours of `ui/styles/tokens.css`, for the browser's own bars. */
export const groundOf = { light: '#f3eee3', dark: '#131524' } as const;

/** The stored theme; 'system' if none or an invalid one is stored. */
export function readTheme(stored: string | null): Theme {
  return themes.find((theme) => theme === stored) ?? 'system';
}

/** The stored text size; 'usual' if none or an invalid one is stored. */
export function readTextSize(stored: string | null): TextSize {
  return textSizes.find((size) => size === stored) ?? 'usual';
}

/** Cycles through light, dark and system. */
export function nextTheme(theme: Theme): Theme {
  return themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'light';
}

/** The theme to show: 'system' follows the operating system. */
export function shownTheme(theme: Theme, systemIsDark: boolean): 'light' | 'dark' {
  if (theme === 'system') return systemIsDark ? 'dark' : 'light';
  return theme;
}

/** The document's class for a text size; `base.css` defines the sizes. */
export const classOfTextSize = { usual: null, large: 'text-large', larger: 'text-larger' } as const;
