import { useSyncExternalStore } from 'react';
import type { Comment, Mention } from '#contracts/engagement/comments.contract.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { makeStore } from '#web/platform/store/store.ts';

/** A comment or reply that a person is answering. */
export interface Answered {
  id: number;
  /** The comment under which the answer will hang. */
  commentId: number;
  name: string;
}

/** What a person is writing under a design. */
export interface CommentDraft {
  text: string;
  /** Whom it names; some of them may have been taken out of the text again. */
  mentions: readonly Mention[];
  /** What it answers; null for a comment of its own. */
  replyTo: Answered | null;
  /** Why it was not posted. */
  problem: Message | null;
  /** A comment of the same design is on its way. */
  isSending: boolean;
  /** The attempt that failed: the same words sent again are the same attempt. */
  attempt: { content: string; replyTo: number | null; idempotencyKey: string } | null;
}

const empty: CommentDraft = {
  text: '',
  mentions: [],
  replyTo: null,
  problem: null,
  isSending: false,
  attempt: null,
};

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

/** Begins the answer to a comment; that to a reply names whose it is, as it hangs among other replies. */
export function beginReply(designId: number, { id, replyTo, user }: Comment, viewerId: number | null): void {
  const draft = draftOf(designId);
  const answered = { id, commentId: replyTo ?? id, name: user.name };
  const isNamed = replyTo !== null && user.id !== viewerId && draft.text.trim() === '';
  changeDraft(designId, {
    replyTo: answered,
    problem: null,
    ...(isNamed ? { text: `@${user.name} `, mentions: [{ id: user.id, name: user.name }] } : {}),
  });
}
