import type { QueryClient } from '@tanstack/react-query';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { commentSentences, longestComment, mostMentions } from '#contracts/engagement/comment.rules.ts';
import type { Comment } from '#contracts/engagement/comments.contract.ts';
import { readableLines } from '#contracts/platform/text/readable-text.ts';
import type { Sentence } from '#contracts/words/sentence.ts';
import { ApiError } from '#web/platform/api/api-error.ts';
import { newIdempotencyKey } from '#web/platform/api/new-idempotency-key.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { keepForLater } from '#web/platform/outbox/keep-for-later.ts';
import type { Draft } from '#web/platform/outbox/waiting.ts';
import { toast } from '#web/ui/floats/toast.ts';
import outboxWords from '#web/words/en/platform/outbox/outbox.json';
import { settleCount, showCount } from '../marks/use-design-count.ts';
import { namedIn } from '../mentions/mention-words.ts';
import { type CommentDraft, changeDraft, draftOf } from './comment-drafts.ts';
import { commentsKey, createComment, keptComment } from './comments.api.ts';
import { changeFirstPage } from './first-page.ts';
import { openReplies } from './open-replies.ts';
import type { AboutComment } from './waiting-comments.ts';

interface Sending {
  client: QueryClient;
  designId: number;
  viewer: Viewer;
  /** The number of comments currently shown. */
  count: number;
  words: { you: string; posted: string; replied: string; failed: string };
  /** Whether the error means that the session has ended. */
  isSignInNeeded(error: unknown): Promise<boolean>;
}

let lastTemporary = 0;

/**
 * Posts the draft under a design. A comment appears at the top optimistically, a reply once the server has accepted
 * it; then the list is refetched. Text that is refused or fails returns to its box, with the error.
 */
export async function sendComment(sending: Sending): Promise<void> {
  const { client, designId, viewer, count, words } = sending;
  const draft = draftOf(designId);
  const content = draft.text.trim();
  if (draft.isSending || content === '') return;
  const mentions = namedIn(content, draft.mentions);
  const refusal = refusalOf(content, mentions.length);
  if (refusal !== null) {
    changeDraft(designId, { problem: refusal });
    return;
  }

  const attempt = attemptOf(draft, content);
  const { replyTo } = attempt;
  changeDraft(designId, {
    text: '',
    mentions: [],
    replyTo: null,
    problem: null,
    isSending: true,
    attempt,
  });
  showCount('comments', designId, count + 1);
  // A response requested earlier would replace the list without the new comment.
  await client.cancelQueries({ queryKey: commentsKey(designId) });
  const temporary = standIn(viewer, { content, mentions }, words.you);
  if (replyTo === null) changeFirstPage(client, designId, (comments) => [temporary, ...comments]);
  try {
    const wanted = { content, replyTo, mentions: mentions.map(({ id }) => id) };
    settleCount('comments', designId, await createComment(designId, wanted, attempt.idempotencyKey));
    changeDraft(designId, { isSending: false, attempt: null });
    if (draft.replyTo !== null) openReplies(draft.replyTo.commentId);
    toast.good(replyTo === null ? words.posted : words.replied);
  } catch (error) {
    settleCount('comments', designId, null);
    const waits = await keepForLater(
      viewer.id,
      error,
      waitingComment({ designId, threadId: draft.replyTo?.commentId ?? null, mentions }, content, attempt),
    );
    changeFirstPage(client, designId, (comments) => comments.filter(({ id }) => id !== temporary.id));
    if (waits) {
      changeDraft(designId, { isSending: false, attempt: null });
      toast.note(wordsOf(outboxWords)('kept'), wordsOf(outboxWords)('keptLine'));
      return;
    }
    giveBack(designId, draft, content);
    if (await sending.isSignInNeeded(error)) return;
    const problem = sentenceOfFailure(error, words.failed);
    changeDraft(designId, { problem });
    toast.bad(problem);
  }
  await client.invalidateQueries({ queryKey: commentsKey(designId) });
}

function waitingComment(
  about: AboutComment,
  content: string,
  { replyTo, idempotencyKey }: { replyTo: number | null; idempotencyKey: string },
): Draft<AboutComment> {
  const { designId, mentions } = about;
  return {
    kind: 'comment',
    about,
    shown: { label: replyTo === null ? 'comment' : 'reply', words: content, path: `/product/${designId}` },
    call: keptComment(designId, { content, replyTo, mentions: mentions.map(({ id }) => id) }),
    touches: [commentsKey(designId)],
    nonce: idempotencyKey,
  };
}

function refusalOf(content: string, named: number): Sentence | null {
  if (named > mostMentions) return commentSentences.tooManyMentions;
  if (readableLines(content) === '') return commentSentences.empty;
  return content.length > longestComment ? commentSentences.tooLong : null;
}

/** Without a response there is no message from the server. */
function sentenceOfFailure(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.status !== 0 && error.message !== '' ? error.message : otherwise;
}

/** Puts the text back into the box, before anything typed in the meantime. */
function giveBack(designId: number, sent: CommentDraft, content: string): void {
  const { text, mentions, replyTo } = draftOf(designId);
  changeDraft(designId, {
    text: text.trim() === '' ? content : `${content} ${text}`,
    mentions: [...sent.mentions, ...mentions],
    replyTo: sent.replyTo ?? replyTo,
    isSending: false,
  });
}

/** The same words in reply to the same comment are the same attempt. */
function attemptOf({ attempt, replyTo }: CommentDraft, content: string) {
  const answered = replyTo?.id ?? null;
  if (attempt?.content === content && attempt.replyTo === answered) return attempt;
  return { content, replyTo: answered, idempotencyKey: newIdempotencyKey() };
}

function standIn(viewer: Viewer, comment: Pick<Comment, 'content' | 'mentions'>, you: string): Comment {
  lastTemporary -= 1;
  return {
    id: lastTemporary,
    replyTo: null,
    replyCount: 0,
    ...comment,
    createdAt: new Date().toISOString(),
    user: { id: viewer.id, name: you, profile: { profileImage: viewer.profileImage } },
    can: { delete: false, report: false },
  };
}
