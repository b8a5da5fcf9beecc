import { type RefObject, useEffect, useState } from 'react';

/** Whether the reader has come near a part of the page; once true, it stays so. False on the server. */
export function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const watcher = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setIsNear(true),
      { rootMargin: '400px 0px' },
    );
    watcher.observe(element.current);
    return () => watcher.disconnect();
  }, [element]);
  return isNear;
}
