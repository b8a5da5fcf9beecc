// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createComment } from '#contracts/engagement/comments.contract.ts';
import { fakeNetwork, lost, refused } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { CommentBox } from './comment-box.tsx';

let lastDesign = 100;

/** The box of a design of its own. */
function openBox(viewer: typeof asha | null = asha) {
  lastDesign += 1;
  const network = fakeNetwork();
  const page = renderPart(<CommentBox designId={lastDesign} title="Gulnaar" count={0} />, viewer);
  return { network, page };
}

const box = () => screen.findByLabelText<HTMLInputElement>('Add a comment on Gulnaar');
const post = () => screen.findByRole('button', { name: 'Post' });

it('posts a comment once, however often Enter is pressed, and empties its box', async () => {
  const { network, page } = openBox();
  const answer = Promise.withResolvers<ReturnType<typeof taken>>();
  network.answer(createComment, answer.promise);
  await page.fill(await box(), ' Lovely ');
  await page.user.keyboard('{Enter}{Enter}');
  await waitFor(() => expect(network.calls(createComment)).toHaveLength(1));
  expect((await box()).value).toBe('');
  answer.resolve(taken(1));
  await screen.findByText('Comment posted');
  expect(network.calls(createComment).map(({ body }) => body)).toEqual([{ content: 'Lovely' }]);
});

it('puts a comment whose answer was lost back into its box, and sends it again as the same attempt', async () => {
  const { network, page } = openBox();
  network.answer(createComment, lost, taken(1));
  await page.fill(await box(), 'Lovely');
  await page.user.click(await post());
  await screen.findAllByText('Failed to comment. Please try again.');
  expect((await box()).value).toBe('Lovely');
  await page.user.click(await post());
  await screen.findByText('Comment posted');
  const [first, again] = network.calls(createComment).map(({ headers }) => headers.get('idempotency-key'));
  expect(again).toBe(first);
});

it('says what the server said of a refused comment and keeps it', async () => {
  const { network, page } = openBox();
  network.answer(createComment, refused(429, { code: 'RATE_LIMITED', message: 'Please wait a minute.' }));
  await page.fill(await box(), 'Lovely');
  await page.user.click(await post());
  await screen.findAllByText('Please wait a minute.');
  expect((await box()).value).toBe('Lovely');
  expect((await box()).getAttribute('aria-invalid')).toBe('true');
});

it('keeps the words of somebody who has to sign in again', async () => {
  const { network, page } = openBox();
  network.answer(createComment, refused(401, { code: 'SIGN_IN_REQUIRED', message: 'Please sign in' }));
  await page.fill(await box(), 'Lovely');
  await page.user.click(await post());
  await waitFor(() => expect(page.address()).toMatch(/^\/signin/));
  page.leave();
  renderPart(<CommentBox designId={lastDesign} title="Gulnaar" count={0} />, asha);
  expect((await box()).value).toBe('Lovely');
});

function taken(commentCount: number) {
  return {
    success: true as const,
    message: 'Comment posted',
    commentCount,
    comment: {
      id: 1,
      content: 'Lovely',
      createdAt: '2026-11-22T10:00:00.000Z',
      user: { id: asha.id, name: asha.name, profile: { profileImage: null } },
      can: { delete: true },
    },
  };
}
