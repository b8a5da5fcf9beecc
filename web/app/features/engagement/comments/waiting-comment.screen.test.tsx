// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { type Comment, createComment, getCommentsByDesign } from '#contracts/engagement/comments.contract.ts';
import { fakeNetwork, lost, refused } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { outboxOf } from '#web/platform/outbox/outbox-of.ts';
import { ownOutbox } from '#web/platform/outbox/outbox-owner.ts';
import { NewestComments } from './newest-comments.tsx';

let last = 500;

const comment = (id: number, content: string, more: Partial<Comment> = {}): Comment => ({
  id,
  replyTo: null,
  replyCount: 0,
  mentions: [],
  content,
  createdAt: '2026-11-22T10:00:00.000Z',
  user: { id: 9, name: 'Meera Iyer', profile: { profileImage: null } },
  can: { delete: false, report: false },
  ...more,
});

const pageOf = (...comments: Comment[]) => ({
  success: true as const,
  designId: last,
  comments,
  currentPage: 1,
  totalPages: 1,
  totalComments: comments.length,
  withReplies: comments.length,
  next: null,
});

const taken = (one: Comment) => ({
  success: true as const,
  message: 'Comment posted',
  commentCount: 2,
  comment: one,
});

/** The comments of a new design, for a viewer whose responses get lost. */
function openComments() {
  last += 1;
  const viewer = { ...asha, id: 3000 + last };
  const network = fakeNetwork();
  network.answer(getCommentsByDesign, pageOf(comment(30, 'Is it soft?')));
  network.answer(createComment, lost);
  onTestFinished(ownOutbox(viewer.id));
  const outbox = outboxOf(viewer.id);
  const page = renderPart(
    <NewestComments designId={last} title="Gulnaar" count={1} askedId={null} skeleton={null} />,
    viewer,
  );
  return { network, outbox, page };
}

const box = () => screen.findByLabelText<HTMLInputElement>('Add a comment on Gulnaar');
const entries = () => screen.findAllByRole('article');

async function write(page: ReturnType<typeof openComments>['page'], words: string) {
  await page.fill(await box(), words);
  await page.user.keyboard('{Enter}');
}

it('shows a comment that waits above the others until the server has taken it', async () => {
  const { network, outbox, page } = openComments();
  await write(page, 'The border is lovely');
  await screen.findByText('Waiting to be sent');
  const [first, second] = await entries();
  expect(first?.textContent).toMatch(/^You.*The border is lovelyWaiting to be sentDiscard$/);
  expect(second?.textContent).toContain('Is it soft?');
  // Right beneath the line that it was written in.
  expect((await box()).compareDocumentPosition(first as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await waitFor(() => expect(outbox.isHeldUp()).toBe(true));

  const arrived = comment(31, 'The border is lovely', {
    user: { id: 1, name: 'Asha Rao', profile: { profileImage: null } },
  });
  network.answer(createComment, taken(arrived));
  network.answer(getCommentsByDesign, pageOf(arrived, comment(30, 'Is it soft?')));
  outbox.wake();
  await waitFor(() => expect(outbox.list()).toEqual([]));
  expect((await entries()).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Asha Rao.*The border is lovely/),
    expect.stringContaining('Is it soft?'),
  ]);
  expect(screen.queryByText('Waiting to be sent')).toBeNull();
});

it('shows an answer that waits beneath what it answers, and takes it away when it is discarded', async () => {
  const { page, outbox } = openComments();
  await page.user.click(await screen.findByRole('button', { name: 'Reply to Meera Iyer' }));
  await write(page, 'Like butter');
  await screen.findByText('Waiting to be sent');
  const replies = (await screen.findByText('Like butter')).closest<HTMLElement>('.comment-replies');
  await page.user.click(
    within(replies ?? document.body).getByRole('button', { name: 'Discard: Like butter' }),
  );
  await waitFor(() => expect(screen.queryByText('Like butter')).toBeNull());
  expect(outbox.list()).toEqual([]);
});

it('says beneath a comment why it was not taken, and sends it again when asked to', async () => {
  const { network, outbox, page } = openComments();
  network.answer(createComment, lost, refused(409, { code: 'CONFLICT', message: 'Comments are closed.' }));
  await write(page, 'Never mind');
  expect((await screen.findByRole('alert')).textContent).toBe('Comments are closed.');
  await page.user.click(await screen.findByRole('button', { name: 'Send again: Never mind' }));
  await waitFor(() => expect(network.calls(createComment)).toHaveLength(3));
  outbox.discard(outbox.list()[0]?.nonce ?? '');
});
