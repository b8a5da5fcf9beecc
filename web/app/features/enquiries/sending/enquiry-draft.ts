/** Of each account and thing apart, so that whoever signs in next in the same tab does not read it. */
const keyOf = (kind: 'enquiry' | 'answer', viewerId: number | null, id: number) =>
  `tanabana_${kind}_${viewerId ?? 'visitor'}_${id}`;

/** The words of an enquiry that was not sent yet; this tab remembers them. */
export function readEnquiryDraft(viewerId: number | null, designId: number): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf('enquiry', viewerId, designId)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, words]) => typeof words === 'string'));
  } catch {
    return {};
  }
}

/** Null forgets it. */
export function keepEnquiryDraft(viewerId: number | null, designId: number, words: object | null): void {
  store(keyOf('enquiry', viewerId, designId), words === null ? '' : JSON.stringify(words));
}

/** The words of an answer that was not sent yet; '' for none. */
export function readAnswerDraft(viewerId: number, enquiryId: number): string {
  try {
    return sessionStorage.getItem(keyOf('answer', viewerId, enquiryId)) ?? '';
  } catch {
    return '';
  }
}

/** '' forgets it. */
export function keepAnswerDraft(viewerId: number, enquiryId: number, words: string): void {
  store(keyOf('answer', viewerId, enquiryId), words);
}

function store(key: string, words: string): void {
  try {
    if (words === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, words);
  } catch {
    // A browser that forbids storage loses the draft only with its page.
  }
}
