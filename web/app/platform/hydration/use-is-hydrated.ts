import { useEffect, useState } from 'react';

/** False on the server and during hydration. Lazy parts of a page that is rendered on the server wait for it. */
export function useIsHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => {
    setIsHydrated(true);
  }, []);
  return isHydrated;
}
