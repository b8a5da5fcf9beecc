import { useLocation } from 'react-router';
import { SearchBox } from './search-box.tsx';

/** The field in the header, from 900 px; phones have theirs on the search page. */
export function HeaderSearch() {
  const { pathname, search } = useLocation();
  const words = pathname === '/search' ? (new URLSearchParams(search).get('q') ?? '') : '';
  return <SearchBox key={words} words={words} hasShortcut className="header-search" />;
}
