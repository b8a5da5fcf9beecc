import { type InfiniteData, QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { commentSentences } from '#contracts/engagement/comment.rules.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import { allInWords } from '#tests/support/words/in-words.ts';
import { changeDraft, draftOf } from './comment-drafts.ts';
import { type CommentPage, commentsKey } from './comments.api.ts';
import { sendComment } from './send-comment.ts';

const viewer = { id: 7, name: 'Asha Rao', profileImage: null } as Viewer;
const words = {
  you: 'You',
  posted: 'Comment posted',
  replied: 'Reply posted',
  failed: 'Failed to comment. Please try again.',
};
let lastDesign = 0;

/** The draft of a new design, whose server answers as the test says. */
function boxWith(text: string, answer: () => Promise<Response>) {
  lastDesign += 1;
  const designId = lastDesign;
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('idempotency-key'));
    return answer();
  });
  const client = new QueryClient();
  const page: CommentPage = { comments: [], total: 0, next: null };
  client.setQueryData(commentsKey(designId), { pages: [page], pageParams: [undefined] });
  changeDraft(designId, { text });
  const shown = () =>
    client
      .getQueryData<InfiniteData<CommentPage>>(commentsKey(designId))
      ?.pages.flatMap(({ comments }) => comments.map(({ user, content }) => `${user.name}: ${content}`));
  const send = () =>
    sendComment({ client, designId, viewer, count: 0, words, isSignInNeeded: async () => false });
  return { designId, send, shown, keys };
}

const refusal = (status: number, message: string) => async () =>
  Response.json({ success: false, code: 'RATE_LIMITED', message, requestId: 'r' }, { status });
const cut = () => Promise.reject(new TypeError('Failed to fetch'));

afterEach(() => vi.unstubAllGlobals());

describe('a comment that is sent', () => {
  it('stands on top as one’s own and out of its box before the server has answered', async () => {
    let answer = (_: Response): void => undefined;
    const box = boxWith(' Lovely ', () => new Promise((resolve) => (answer = resolve)));
    const sent = box.send();
    await expect.poll(() => box.keys).toHaveLength(1);
    expect(box.shown()).toEqual(['You: Lovely']);
    expect(draftOf(box.designId).text).toBe('');
    answer(Response.json({ success: true, commentCount: 1 }));
    await sent;
    expect(draftOf(box.designId)).toMatchObject({ text: '', problem: null, isSending: false });
  });

  it('is back in its box ahead of what was written meanwhile when it fails, with a sentence', async () => {
    const box = boxWith('Lovely', cut);
    const sent = box.send();
    changeDraft(box.designId, { text: 'And the next' });
    await sent;
    expect(draftOf(box.designId)).toMatchObject({ text: 'Lovely And the next', problem: words.failed });
    expect(box.shown()).toEqual([]);
  });

  it('says what the server said where it said something', async () => {
    const box = boxWith('Lovely', refusal(429, 'Please wait a minute.'));
    await box.send();
    expect(draftOf(box.designId)).toMatchObject({ text: 'Lovely', problem: 'Please wait a minute.' });
  });

  it('is the same attempt when the same words are sent again, and another when they have changed', async () => {
    const box = boxWith('Lovely', cut);
    await box.send();
    await box.send();
    changeDraft(box.designId, { text: 'Lovely indeed' });
    await box.send();
    expect(box.keys[0]).toBe(box.keys[1]);
    expect(box.keys[2]).not.toBe(box.keys[0]);
  });

  it.each([
    ['too long', 'क'.repeat(1001), inEnglish(commentSentences.tooLong)],
    ['nothing that can be seen', '\u200b\u2060', inEnglish(commentSentences.empty)],
  ])('is not sent while it is %s, and says why', async (_, text, problem) => {
    const box = boxWith(text, cut);
    await box.send();
    expect(allInWords(draftOf(box.designId))).toMatchObject({ text, problem });
    expect(box.keys).toEqual([]);
  });
});
