import { useSyncExternalStore } from 'react';
import { makeStore } from '#web/platform/store/store.ts';

/** What somebody is writing under a design. */
export interface CommentDraft {
  text: string;
  /** Why it was not posted. */
  problem: string | null;
  /** A comment of the same design is on its way. */
  isSending: boolean;
  /** The attempt that failed: the same words sent again are the same attempt. */
  attempt: { content: string; idempotencyKey: string } | null;
}

const empty: CommentDraft = { text: '', problem: null, isSending: false, attempt: null };

/**
 * By design, for the life of the page: the box on a card and the one in the dialog show the same words, and a way
 * round the sign-in page or a failure loses none of them.
 */
const drafts = makeStore<ReadonlyMap<number, CommentDraft>>(new Map());

export function draftOf(designId: number): CommentDraft {
  return drafts.get().get(designId) ?? empty;
}

export function changeDraft(designId: number, change: Partial<CommentDraft>): void {
  drafts.set(new Map(drafts.get()).set(designId, { ...draftOf(designId), ...change }));
}

export function useCommentDraft(designId: number): CommentDraft {
  return useSyncExternalStore(
    drafts.subscribe,
    () => draftOf(designId),
    () => empty,
  );
}
