interface ReviewDraft {
  rating: number;
  comment: string;
}

const keyOf = (designId: string) => `review-draft:${designId}`;

/** What was typed before the page was left or loaded anew; this tab remembers it. */
export function readReviewDraft(designId: string): ReviewDraft | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(designId)) ?? 'null');
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

/** Null forgets it. */
export function keepReviewDraft(designId: string, draft: ReviewDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(designId));
    else sessionStorage.setItem(keyOf(designId), JSON.stringify(draft));
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
