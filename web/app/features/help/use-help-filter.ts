import { useEffect, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';

/** The search on the help page: updated while typing, and also kept in the address. */
export function useHelpFilter(): [asked: string, ask: (q: string) => void] {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const navigation = useNavigationType();
  const typed = params.get('q') ?? '';
  const [asked, setAsked] = useState(typed);

  // A link or the back button may lead to another question. Typing replaces the address and is already known.
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
