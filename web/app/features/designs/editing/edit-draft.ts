import type { UploadWords } from '../publishing/upload-design.form.ts';

interface Draft {
  /** What the words began from; of another one they would undo what somebody has saved since. */
  revision: number;
  words: Partial<UploadWords>;
}

interface DraftKey {
  viewerId: number;
  designId: number;
}

/** The words that were typed into a design and not saved, kept in this tab; null where there are none. */
export function readEditDraft(key: DraftKey, revision: number): Partial<UploadWords> | null {
  try {
    const kept: Partial<Draft> | null = JSON.parse(sessionStorage.getItem(keyOf(key)) ?? 'null');
    return kept?.revision === revision ? (kept.words ?? null) : null;
  } catch {
    return null;
  }
}

export function keepEditDraft(key: DraftKey, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(key), JSON.stringify(draft));
  } catch {
    // A browser that forbids storage loses the draft with its page.
  }
}

export function forgetEditDraft(key: DraftKey): void {
  try {
    sessionStorage.removeItem(keyOf(key));
  } catch {
    // Nothing was kept.
  }
}

const keyOf = ({ viewerId, designId }: DraftKey) => `tanabana_edit_${viewerId}_${designId}`;
