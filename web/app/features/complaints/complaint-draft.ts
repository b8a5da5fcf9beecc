/** What was typed before the page was left or loaded anew; this tab remembers it, for each account apart. */
export function readComplaintDraft(viewerId: number, page: string): Record<string, string> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(viewerId, page)) ?? '{}');
    if (typeof draft !== 'object' || draft === null) return {};
    return Object.fromEntries(Object.entries(draft).filter(([, word]) => typeof word === 'string'));
  } catch {
    return {};
  }
}

/** `page` is the page that the words were typed into; null forgets them. */
export function keepComplaintDraft(
  viewerId: number,
  page: string,
  draft: Record<string, string> | null,
): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(viewerId, page));
    else sessionStorage.setItem(keyOf(viewerId, page), JSON.stringify(draft));
  } catch {
    // Without a store the words live as long as the page.
  }
}

const keyOf = (viewerId: number, page: string) => `complaint-draft:${viewerId}:${page}`;
