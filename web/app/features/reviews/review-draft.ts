interface ReviewDraft {
  rating: number;
  comment: string;
}

/** Of each account apart, so that whoever signs in next in the same tab does not read it. */
const keyOf = (viewerId: number | null, designId: string) =>
  `review-draft:${viewerId ?? 'visitor'}:${designId}`;

/** What was typed before the page was left or loaded anew; this tab remembers it. */
export function readReviewDraft(viewerId: number | null, designId: string): ReviewDraft | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(viewerId, designId)) ?? 'null');
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

/** Null forgets it. */
export function keepReviewDraft(viewerId: number | null, designId: string, draft: ReviewDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(viewerId, designId));
    else sessionStorage.setItem(keyOf(viewerId, designId), JSON.stringify(draft));
  } catch {
    // Without a store the words live as long as the page.
  }
}

function isDraft(value: unknown): value is ReviewDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'rating' in value &&
    typeof value.rating === 'number' &&
    'comment' in value &&
    typeof value.comment === 'string'
  );
}
