import { useSyncExternalStore } from 'react';
import type { Comment, Mention } from '#contracts/engagement/comments.contract.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { makeStore } from '#web/platform/store/store.ts';

/** The comment or reply being answered. */
export interface Answered {
  id: number;
  /** The comment that the reply belongs to. */
  commentId: number;
  name: string;
}

/** The unsent comment under a design. */
export interface CommentDraft {
  text: string;
  /** The people it mentions; some may have been removed from the text again. */
  mentions: readonly Mention[];
  /** What it replies to; null for a top-level comment. */
  replyTo: Answered | null;
  /** Why it was not posted. */
  problem: Message | null;
  /** A comment on the same design is being sent. */
  isSending: boolean;
  /** The failed attempt; sending the same words again repeats it under the same key. */
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
 * Drafts by design, until the page is unloaded. The box on a card and the one in the dialog share one draft, and it
 * survives a failure or a detour to the sign-in page.
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

/** Starts a reply. A reply to a reply begins with the name of its author, because all replies are on one level. */
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
