import { useEffect, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';

/** What is asked on the page of help: at once as it is typed, and in the address, which follows. */
export function useHelpFilter(): [asked: string, ask: (q: string) => void] {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const navigation = useNavigationType();
  const typed = params.get('q') ?? '';
  const [asked, setAsked] = useState(typed);

  // A link or the way back leads to another question; what was typed replaces the address and is known.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new address
  useEffect(() => {
    if (navigation !== 'REPLACE') setAsked(typed);
  }, [key]);

  return [
    asked,
    (q) => {
      setAsked(q);
      setParams(q === '' ? {} : { q }, { replace: true, preventScrollReset: true });
    },
  ];
}
