import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a navigation the new page takes the focus, so that a screen reader starts with it. */
export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
