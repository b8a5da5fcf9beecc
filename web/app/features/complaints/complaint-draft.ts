/** What was typed before the page was left or loaded anew; this tab remembers it, for each account apart. */
export function readComplaintDraft(viewerId: number, place: string): Record<string, string> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(viewerId, place)) ?? '{}');
    if (typeof draft !== 'object' || draft === null) return {};
    return Object.fromEntries(Object.entries(draft).filter(([, word]) => typeof word === 'string'));
  } catch {
    return {};
  }
}

/** `place` is the page that the words were typed into; null forgets them. */
export function keepComplaintDraft(
  viewerId: number,
  place: string,
  draft: Record<string, string> | null,
): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(viewerId, place));
    else sessionStorage.setItem(keyOf(viewerId, place), JSON.stringify(draft));
  } catch {
    // Without a store the words live as long as the page.
  }
}

const keyOf = (viewerId: number, place: string) => `complaint-draft:${viewerId}:${place}`;
