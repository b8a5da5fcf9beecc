import { useEffect } from 'react';
import { titleOf } from './page-meta.ts';

/**
 * Sets the window title once a page's data has loaded. Only the first page has its data while its head is rendered;
 * pages opened from it load theirs later.
 */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = titleOf(title);
  }, [title]);
}
