import { useEffect, useState } from 'react';

/** The id of the section that stands at the top of the window; null before the page has run. */
export function useReadSection(sections: readonly { id: string }[]): string | null {
  const [read, setRead] = useState<string | null>(null);
  useEffect(() => {
    const inSight = new Set<string>();
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target.id);
          else inSight.delete(target.id);
        }
        setRead((before) => sections.find(({ id }) => inSight.has(id))?.id ?? before);
      },
      // A band below the header: what an address leads to begins within it.
      { rootMargin: '-100px 0px -65% 0px' },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section !== null) watcher.observe(section);
    }
    return () => watcher.disconnect();
  }, [sections]);
  return read;
}
