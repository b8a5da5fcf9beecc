export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

export const themeKey = 'tanabana_theme';

/** The grounds of `ui/styles/tokens.css`, for the browser's own bars. */
export const groundOf = { light: '#f3eee3', dark: '#131524' } as const;

/** What was stored, or 'system' when nothing sensible was. */
export function readTheme(stored: string | null): Theme {
  return themes.find((theme) => theme === stored) ?? 'system';
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
