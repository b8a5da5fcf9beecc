import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { commentSentences, isReadableComment, longestComment } from '#contracts/engagement/comment.rules.ts';
import type { Comment } from '#contracts/engagement/comments.contract.ts';
import { ApiError } from '#web/platform/api/api-error.ts';
import { newIdempotencyKey } from '#web/platform/api/new-idempotency-key.ts';
import { toast } from '#web/ui/floats/toast.ts';
import { settleCount, showCount } from '../marks/use-design-count.ts';
import { changeDraft, draftOf } from './comment-drafts.ts';
import { type CommentPage, commentsKey, createComment } from './comments.api.ts';

interface Sending {
  client: QueryClient;
  designId: number;
  viewer: Viewer;
  /** How many comments are shown now. */
  count: number;
  words: { you: string; posted: string; failed: string };
  /** Answers whether the failure was that nobody is signed in any more. */
  isSignInNeeded(error: unknown): Promise<boolean>;
}

let lastTemporary = 0;

/**
 * Posts what is written under a design: it stands on top at once as one's own, and the list is asked for again. A
 * text that is refused or fails is back in its box, with the reason.
 */
export async function sendComment(sending: Sending): Promise<void> {
  const { client, designId, viewer, count, words } = sending;
  const draft = draftOf(designId);
  const content = draft.text.trim();
  if (draft.isSending || content === '') return;
  const refusal = refusalOf(content);
  if (refusal !== null) {
    changeDraft(designId, { problem: refusal });
    return;
  }

  const attempt =
    draft.attempt?.content === content ? draft.attempt : { content, idempotencyKey: newIdempotencyKey() };
  changeDraft(designId, { text: '', problem: null, isSending: true, attempt });
  showCount('comments', designId, count + 1);
  // An answer that was asked for before would draw the list without it.
  await client.cancelQueries({ queryKey: commentsKey(designId) });
  const temporary = standIn(viewer, content, words.you);
  changeFirstPage(client, designId, (comments) => [temporary, ...comments]);
  try {
    settleCount('comments', designId, await createComment(designId, content, attempt.idempotencyKey));
    changeDraft(designId, { isSending: false, attempt: null });
    toast.good(words.posted);
  } catch (error) {
    settleCount('comments', designId, null);
    changeFirstPage(client, designId, (comments) => comments.filter(({ id }) => id !== temporary.id));
    giveBack(designId, content);
    if (await sending.isSignInNeeded(error)) return;
    const problem = sentenceOfFailure(error, words.failed);
    changeDraft(designId, { problem });
    toast.bad(problem);
  }
  await client.invalidateQueries({ queryKey: commentsKey(designId) });
}

function refusalOf(content: string): string | null {
  if (!isReadableComment(content)) return commentSentences.empty;
  return content.length > longestComment ? commentSentences.tooLong : null;
}

/** Without an answer there is no sentence of the server's to show. */
function sentenceOfFailure(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.status !== 0 && error.message !== '' ? error.message : otherwise;
}

/** The words are back in the box; whatever has been written meanwhile stays behind them. */
function giveBack(designId: number, content: string): void {
  const { text } = draftOf(designId);
  changeDraft(designId, { text: text.trim() === '' ? content : `${content} ${text}`, isSending: false });
}

function standIn(viewer: Viewer, content: string, you: string): Comment {
  lastTemporary -= 1;
  return {
    id: lastTemporary,
    content,
    createdAt: new Date().toISOString(),
    user: { id: viewer.id, name: you, profile: { profileImage: viewer.profileImage } },
    can: { delete: false },
  };
}

function changeFirstPage(
  client: QueryClient,
  designId: number,
  change: (comments: Comment[]) => Comment[],
): void {
  client.setQueryData<InfiniteData<CommentPage>>(commentsKey(designId), (data) => {
    const [first, ...others] = data?.pages ?? [];
    if (data === undefined || first === undefined) return data;
    return { ...data, pages: [{ ...first, comments: change(first.comments) }, ...others] };
  });
}
