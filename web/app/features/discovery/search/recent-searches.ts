/** Stored per account, so that the next person to sign in on the same browser does not see them. */
const keyOf = (viewerId: number | null) => `tanabana_searches_${viewerId ?? 'visitor'}`;
const most = 6;

/** The viewer's recent searches in this browser, newest first; a null id means a visitor. */
export function recentSearches(viewerId: number | null): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(viewerId)) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((words): words is string => typeof words === 'string' && words !== '').slice(0, most);
  } catch {
    return [];
  }
}

export function rememberSearch(viewerId: number | null, words: string): void {
  const written = words.trim();
  if (written === '') return;
  const others = recentSearches(viewerId).filter((one) => one.toLowerCase() !== written.toLowerCase());
  keep(viewerId, [written, ...others].slice(0, most));
}

export function forgetSearches(viewerId: number | null): void {
  try {
    localStorage.removeItem(keyOf(viewerId));
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
}

function keep(viewerId: number | null, searches: string[]): void {
  try {
    localStorage.setItem(keyOf(viewerId), JSON.stringify(searches));
  } catch {
    // Storage is full or forbidden; the search works without it.
  }
}
