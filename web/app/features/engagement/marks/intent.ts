/** Milliseconds in which a person signs in for what they pressed; later it would surprise them. */
const longest = 30 * 60_000;
const key = 'tanabana_intent';
/** Likes, saves and follows alone; the part behind the colon is the number of the design or the maker. */
const mayWait = /^(like|save|follow):[1-9]\d*$/;

/** Keeps in this tab, for after signing in, that a visitor has pressed a mark such as `like:7`. */
export function rememberIntent(mark: string): void {
  if (!mayWait.test(mark)) return;
  try {
    sessionStorage.setItem(key, JSON.stringify({ mark, at: Date.now() }));
  } catch {
    // A browser that forbids storage has it pressed again.
  }
}

/** Whether this very mark was pressed before signing in, a moment ago; it is forgotten with the answer. */
export function takeIntent(mark: string): boolean {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    const { mark: wanted, at } = Object(kept) as { mark?: unknown; at?: unknown };
    if (wanted !== mark || !mayWait.test(mark)) return false;
    sessionStorage.removeItem(key);
    return typeof at === 'number' && Date.now() - at < longest;
  } catch {
    return false;
  }
}
