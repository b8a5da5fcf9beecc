import { useEffect, useRef, useState } from 'react';
import type { Draft } from './draft.ts';

/**
 * The words of a form that keeps them in React's state: `first`, then what was kept, read after hydration. Each change
 * is kept.
 */
export function useDraft<Words extends object>(draft: Draft<Partial<Words>>, first: Words) {
  const latest = useRef(first);
  const [words, setWords] = useState(first);
  const show = (next: Words) => {
    latest.current = next;
    setWords(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same key is the same draft
  useEffect(() => {
    const kept = draft.read();
    show(kept === null ? first : { ...first, ...kept });
  }, [draft.key]);
  return {
    words,
    change(part: Partial<Words>) {
      show({ ...latest.current, ...part });
      draft.keep(latest.current);
    },
    /** Called as the words are sent; what it returns begins anew, unless others were typed meanwhile. */
    clearLater() {
      const sent = latest.current;
      return () => {
        if (latest.current !== sent) return;
        show(first);
        draft.forget();
      };
    },
  };
}
