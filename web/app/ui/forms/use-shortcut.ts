import { type RefObject, useEffect } from 'react';

/** Leads the key / into a field, unless the key belongs to another field, a dialog or a shortcut of the browser. */
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
