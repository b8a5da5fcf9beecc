import { type RefObject, useEffect } from 'react';

/** Focuses a field on the key /, unless the key belongs to another field, a dialog or a browser shortcut. */
export function useShortcut(field: RefObject<HTMLInputElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const isMeant = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isMeant || isWritten(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [field, isOn]);
}

const isWritten = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
