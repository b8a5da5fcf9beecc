import { useEffect, useRef, useState } from 'react';
import type { Draft } from './draft.ts';

/** Form values in React state: `first`, then the stored draft, read after hydration. Every change is stored. */
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
    /**
     * Call when sending starts; the returned function clears the form and its draft, unless they have changed since.
     */
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
