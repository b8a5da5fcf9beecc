import { useLayoutEffect } from 'react';
import { holdToasts, type ToastTone } from './toast.ts';

const tones = {
  /** Something lies over the page that a toast would cover. */
  all: ['good', 'bad', 'note', 'news'],
  /** The page asks for all attention: only what it says itself is shown. */
  news: ['news'],
} as const satisfies Record<string, readonly ToastTone[]>;

/** Keeps toasts waiting while `held` names them, as long as the caller is on the page. */
export function useHeldToasts(held: keyof typeof tones | null): void {
  useLayoutEffect(() => {
    if (held === null) return undefined;
    return holdToasts(tones[held]);
  }, [held]);
}
