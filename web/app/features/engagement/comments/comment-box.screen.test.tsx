// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { createComment, findMentionable } from '#contracts/engagement/comments.contract.ts';
import { fakeNetwork, lost, refused } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { outboxOf } from '#web/platform/outbox/outbox-of.ts';
import { ownOutbox } from '#web/platform/outbox/outbox-owner.ts';
import { CommentBox } from './comment-box.tsx';
import { beginReply } from './comment-drafts.ts';

let lastDesign = 100;

/** The comment box of a new design. */
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

it('lets a comment whose answer was lost wait, and sends it again as the same attempt', async () => {
  const { network, page } = openBox();
  network.answer(createComment, lost, taken(1));
  onTestFinished(ownOutbox(asha.id));
  const outbox = outboxOf(asha.id);
  await page.fill(await box(), 'Lovely');
  await page.user.click(await post());
  await screen.findByText('Saved on this device');
  expect((await box()).value).toBe('');
  await waitFor(() => expect(network.calls(createComment)).toHaveLength(2));
  const [first, again] = network.calls(createComment);
  expect(again?.body).toEqual(first?.body);
  expect(again?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
  expect(again?.headers.get('tanabana-account')).toBe(String(asha.id));
  await waitFor(() => expect(outbox.list()).toEqual([]));
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

const rohan = { id: 9, name: 'Rohan Das', city: 'Pune', profileImage: null };
const rohini = { id: 10, name: 'Rohini Iyer', city: '', profileImage: null };

it('suggests people behind an @, by arrow keys and Enter, and posts whom the words name', async () => {
  const { network, page } = openBox();
  network.answer(findMentionable, { success: true, people: [rohan, rohini] });
  network.answer(createComment, taken(1));
  await page.user.type(await box(), 'Look @ro');
  const first = await screen.findByRole('option', { name: /Rohan Das/ });
  expect((await box()).getAttribute('aria-activedescendant')).toBe(first.id);
  expect(network.calls(findMentionable).at(-1)?.query).toEqual({ q: 'ro' });
  await page.user.keyboard('{ArrowDown}{Enter}');
  expect((await box()).value).toBe('Look @Rohini Iyer ');
  expect(screen.queryByRole('option')).toBeNull();
  await page.user.keyboard('here{Enter}');
  await screen.findByText('Comment posted');
  expect(network.calls(createComment).map(({ body }) => body)).toEqual([
    { content: 'Look @Rohini Iyer here', mentions: [10] },
  ]);
});

it('takes a tapped person, and names nobody whose name was taken out again', async () => {
  const { network, page } = openBox();
  network.answer(findMentionable, { success: true, people: [rohan] });
  network.answer(createComment, taken(1));
  await page.user.type(await box(), '@');
  await page.user.click(await screen.findByRole('option', { name: /Rohan Das/ }));
  expect((await box()).value).toBe('@Rohan Das ');
  await page.fill(await box(), 'Lovely');
  await page.user.click(await post());
  await screen.findByText('Comment posted');
  expect(network.calls(createComment).map(({ body }) => body)).toEqual([{ content: 'Lovely' }]);
});

it('closes the suggestions with Escape and keeps what was typed', async () => {
  const { network, page } = openBox();
  network.answer(findMentionable, { success: true, people: [rohan] });
  await page.user.type(await box(), '@ro');
  await screen.findByRole('option', { name: /Rohan Das/ });
  await page.user.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  expect((await box()).value).toBe('@ro');
  expect((await box()).getAttribute('aria-expanded')).toBe('false');
});

it('answers a comment, and keeps what it answers when the server refuses it', async () => {
  const { network, page } = openBox();
  const busy = refused(429, { code: 'RATE_LIMITED', message: 'Please wait a minute.' });
  network.answer(createComment, busy, taken(2));
  await box();
  act(() => beginReply(lastDesign, { ...taken(1).comment, id: 30 }, null));
  await screen.findByText('Replying to Asha Rao');
  await page.fill(await box(), 'Yes');
  await page.user.click(await post());
  await screen.findAllByText('Please wait a minute.');
  await screen.findByText('Replying to Asha Rao');
  await page.user.click(await post());
  await screen.findByText('Reply posted');
  expect(screen.queryByText('Replying to Asha Rao')).toBeNull();
  expect(network.calls(createComment).map(({ body }) => body)).toEqual([
    { content: 'Yes', replyTo: 30 },
    { content: 'Yes', replyTo: 30 },
  ]);
});

function taken(commentCount: number) {
  return {
    success: true as const,
    message: 'Comment posted',
    commentCount,
    comment: {
      id: 1,
      replyTo: null,
      replyCount: 0,
      mentions: [],
      content: 'Lovely',
      createdAt: '2026-11-22T10:00:00.000Z',
      user: { id: asha.id, name: asha.name, profile: { profileImage: null } },
      can: { delete: true, report: false },
    },
  };
}
