import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import { groundOf, readTheme, shownTheme, type Theme, themeKey } from './theme.ts';

const changed = 'tanabana:theme';
/** For browsers that refuse to store: the choice then lasts as long as the page. */
let unstored: Theme | null = null;

function chosen(): Theme {
  if (unstored !== null) return unstored;
  try {
    return readTheme(localStorage.getItem(themeKey));
  } catch {
    return 'system';
  }
}

function listen(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener('storage', listener);
  };
}

/** The chosen theme and a way to choose; other tabs follow. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore<Theme>(listen, chosen, () => 'system');
  const choose = useCallback((next: Theme) => {
    try {
      localStorage.setItem(themeKey, next);
    } catch {
      unstored = next;
    }
    window.dispatchEvent(new Event(changed));
  }, []);
  return [theme, choose];
}

/** Keeps the page dressed as chosen, following the operating system while the choice is 'system'. */
export function useThemeOnPage(): void {
  useLayoutEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)');
    const dress = () => {
      const shown = shownTheme(chosen(), system.matches);
      document.documentElement.classList.toggle('dark', shown === 'dark');
      document.documentElement.classList.toggle('light', shown === 'light');
      document.querySelector('meta[name=theme-color]')?.setAttribute('content', groundOf[shown]);
    };
    dress();
    system.addEventListener('change', dress);
    const stop = listen(dress);
    return () => {
      system.removeEventListener('change', dress);
      stop();
    };
  }, []);
}
