import { useLayoutEffect } from 'react';
import { holdToasts, type ToastTone } from './toast.ts';

const tones = {
  /** For something over the page that a toast would cover. */
  all: ['good', 'bad', 'note', 'news'],
  /** For pages that need full attention: only their own toasts are shown. */
  news: ['news'],
} as const satisfies Record<string, readonly ToastTone[]>;

/** Holds back the toasts that `held` names, while the caller is mounted. */
export function useHeldToasts(held: keyof typeof tones | null): void {
  useLayoutEffect(() => {
    if (held === null) return undefined;
    return holdToasts(tones[held]);
  }, [held]);
}
