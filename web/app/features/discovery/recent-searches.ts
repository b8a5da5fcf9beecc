const key = 'tb-recent-searches';
const most = 6;

/** What was searched for in this browser, newest first. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((words): words is string => typeof words === 'string' && words !== '').slice(0, most);
  } catch {
    return [];
  }
}

export function rememberSearch(words: string): void {
  const written = words.trim();
  if (written === '') return;
  const others = recentSearches().filter((one) => one.toLowerCase() !== written.toLowerCase());
  keep([written, ...others].slice(0, most));
}

export function forgetSearches(): void {
  keep([]);
}

function keep(searches: string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(searches));
  } catch {
    // Storage is full or forbidden; the search itself does not need it.
  }
}
