import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import type { Appearance } from '#contracts/profiles/appearance/appearance.rules.ts';
import {
  classOfTextSize,
  groundOf,
  readTextSize,
  readTheme,
  shownTheme,
  textSizeKey,
  themeKey,
} from './appearance.ts';
import { chosenLanguage, storeLanguage } from './chosen-language.ts';

const changed = 'tanabana:appearance';
const usual: Appearance = { theme: 'system', textSize: 'usual', language: null };
/** If the browser blocks storage, the choice lasts as long as the page. */
let unstored: Appearance | null = null;
let known: Appearance = usual;

/** The appearance stored on this device; the same object until it changes. */
export function appearanceNow(): Appearance {
  const now = unstored ?? stored();
  const { theme, textSize, language } = known;
  if (now.theme !== theme || now.textSize !== textSize || now.language !== language) known = now;
  return known;
}

function stored(): Appearance {
  try {
    return {
      theme: readTheme(localStorage.getItem(themeKey)),
      textSize: readTextSize(localStorage.getItem(textSizeKey)),
      language: chosenLanguage(),
    };
  } catch {
    return usual;
  }
}

/** Stores a choice on this device; every tab follows. */
export function storeAppearance({ theme, textSize, language }: Appearance): void {
  if (language !== null) storeLanguage(language);
  try {
    localStorage.setItem(themeKey, theme);
    localStorage.setItem(textSizeKey, textSize);
  } catch {
    unstored = { theme, textSize, language };
  }
  window.dispatchEvent(new Event(changed));
}

function listen(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener('storage', listener);
  };
}

/** The appearance on this device; the defaults during server rendering. */
export function useAppearance(): Appearance {
  return useSyncExternalStore(listen, appearanceNow, () => usual);
}

/** Applies the appearance to the page and follows the operating system while the theme is 'system'. */
export function useAppearanceOnPage(): void {
  const dress = useCallback((system: MediaQueryList) => {
    const { theme, textSize } = appearanceNow();
    const shown = shownTheme(theme, system.matches);
    const { classList } = document.documentElement;
    classList.toggle('dark', shown === 'dark');
    classList.toggle('light', shown === 'light');
    for (const name of Object.values(classOfTextSize)) {
      if (name !== null) classList.toggle(name, name === classOfTextSize[textSize]);
    }
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', groundOf[shown]);
  }, []);
  useLayoutEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)');
    const dressNow = () => dress(system);
    dressNow();
    system.addEventListener('change', dressNow);
    const stop = listen(dressNow);
    return () => {
      system.removeEventListener('change', dressNow);
      stop();
    };
  }, [dress]);
}
