import { useEffect } from 'react';
import { titleOf } from './page-meta.ts';

/**
 * Names the window once a page's data has come. Only the first page has its data while its head is written;
 * pages opened from it show themselves at once and learn their name later.
 */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = titleOf(title);
  }, [title]);
}
