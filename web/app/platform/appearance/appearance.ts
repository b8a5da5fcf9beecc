import {
  type TextSize,
  type Theme,
  textSizes,
  themes,
} from '#contracts/profiles/appearance/appearance.rules.ts';

/** Where this device keeps them. */
export const themeKey = 'tanabana_theme';
export const textSizeKey = 'tanabana_text_size';

/** The grounds of `ui/styles/tokens.css`, for the browser's own bars. */
export const groundOf = { light: '#f3eee3', dark: '#131524' } as const;

/** What was stored, or 'system' when nothing sensible was. */
export function readTheme(stored: string | null): Theme {
  return themes.find((theme) => theme === stored) ?? 'system';
}

/** What was stored, or 'usual' when nothing sensible was. */
export function readTextSize(stored: string | null): TextSize {
  return textSizes.find((size) => size === stored) ?? 'usual';
}

/** Light, dark, system, and light again. */
export function nextTheme(theme: Theme): Theme {
  return themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'light';
}

/** What is actually worn: 'system' follows the operating system. */
export function shownTheme(theme: Theme, systemIsDark: boolean): 'light' | 'dark' {
  if (theme === 'system') return systemIsDark ? 'dark' : 'light';
  return theme;
}

/** The class of the document that makes its text this large; `base.css` says how large. */
export const classOfTextSize = { usual: null, large: 'text-large', larger: 'text-larger' } as const;
