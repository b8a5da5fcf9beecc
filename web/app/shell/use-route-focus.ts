import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a navigation the new page takes the focus, so that a screen reader starts with it; unless something in it,
 * such as the field of the search page, has taken it already.
 */
export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const main = document.getElementById('main');
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname]);
}
