import type { UploadWords } from './upload-design.form.ts';

interface Draft {
  /** What the words began from; of another one they would undo what somebody has saved since. */
  revision: number;
  words: Partial<UploadWords>;
}

interface Place {
  viewerId: number;
  designId: number;
}

/** The words that were typed into a design and not saved, kept in this tab; null where there are none. */
export function readEditDraft(place: Place, revision: number): Partial<UploadWords> | null {
  try {
    const kept: Partial<Draft> | null = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? 'null');
    return kept?.revision === revision ? (kept.words ?? null) : null;
  } catch {
    return null;
  }
}

export function keepEditDraft(place: Place, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(place), JSON.stringify(draft));
  } catch {
    // A browser that forbids storage loses the draft with its page.
  }
}

export function forgetEditDraft(place: Place): void {
  try {
    sessionStorage.removeItem(keyOf(place));
  } catch {
    // Nothing was kept.
  }
}

const keyOf = ({ viewerId, designId }: Place) => `tanabana_edit_${viewerId}_${designId}`;
