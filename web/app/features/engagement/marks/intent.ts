/**
 * Milliseconds in which a visitor must sign in for their press to be carried out; after that it would surprise them.
 */
const longest = 30 * 60_000;
const key = 'tanabana_intent';
/** Only likes, saves and follows; the number after the colon is the id of the design or the maker. */
const mayWait = /^(like|save|follow):[1-9]\d*$/;

/** Stores in this tab that a visitor has pressed a mark such as `like:7`, to carry it out after signing in. */
export function rememberIntent(mark: string): void {
  if (!mayWait.test(mark)) return;
  try {
    sessionStorage.setItem(key, JSON.stringify({ mark, at: Date.now() }));
  } catch {
    // Without storage the viewer has to press again.
  }
}

/** Whether this mark was pressed shortly before signing in. Reading it deletes it. */
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
