import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';

interface LoadMoreProps {
  label: string;
  /** Shown while the next page is on its way, or false. */
  busy: string | false;
  onMore: () => void;
  /** Also asks by itself when it comes near the screen. */
  automatic?: boolean;
}

/** Reads the next page of a list. */
export function LoadMore({ label, busy, onMore, automatic = false }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(onMore);
  latest.current = onMore;
  const waits = automatic && busy === false;

  useEffect(() => {
    if (!waits || end.current === null) return;
    const watcher = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && latest.current(),
      { rootMargin: '900px 0px' },
    );
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [waits]);

  return (
    <div ref={end} className="grid justify-items-center py-4">
      <Button kind="ghost" busy={busy} onClick={onMore}>
        {label}
      </Button>
    </div>
  );
}
