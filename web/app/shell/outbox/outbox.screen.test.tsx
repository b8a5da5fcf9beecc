// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createComment } from '#contracts/engagement/comments.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import { fakeNetwork, lost, refused } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { keptComment } from '#web/features/engagement/comments/comments.api.ts';
import { ownOutbox } from '#web/platform/outbox/outbox-owner.ts';
import { openOutbox } from './open-outbox.ts';
import { OutboxLine } from './outbox-line.tsx';

let lastViewer = 2000;

const comment = (content: string) => ({
  kind: 'comment' as const,
  about: { designId: 7 },
  shown: { label: 'comment' as const, words: content, path: '/product/7' },
  call: keptComment(7, { content, replyTo: null, mentions: [] }),
});

const posted: ReplyOf<typeof createComment> = {
  success: true,
  message: 'Comment posted',
  commentCount: 1,
  comment: {
    id: 1,
    replyTo: null,
    replyCount: 0,
    content: 'x',
    mentions: [],
    createdAt: '2026-11-22T10:00:00.000Z',
    user: { id: asha.id, name: asha.name, profile: { profileImage: null } },
    can: { delete: true, report: false },
  },
};

/** A person whose outbox holds these comments. */
async function written(...comments: string[]) {
  lastViewer += 1;
  const viewer = { ...asha, id: lastViewer };
  onTestFinished(ownOutbox(viewer.id));
  const outbox = openOutbox(viewer.id);
  for (const content of comments) await outbox.add(comment(content));
  const page = renderPart(<OutboxLine userId={viewer.id} />, viewer);
  return { outbox, page };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const list = async () => within(await screen.findByRole('dialog'));

it('says how much waits, lists it with what may be done, and sends what is not thrown away', async () => {
  const network = fakeNetwork();
  network.answer(createComment, lost);
  const { page, outbox } = await written('The border is lovely', 'Is it heavy?', 'Never mind');
  await screen.findByText('3 things wait for the network.');
  await page.user.click(await button(/^See what/));
  const entries = (await list()).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^CommentWritten .*The border is lovely/),
    expect.stringContaining('Is it heavy?'),
    expect.stringContaining('Never mind'),
  ]);
  await page.user.click(await button('Discard: Comment, Never mind'));
  await screen.findByText('2 things wait for the network.');
  network.answer(createComment, posted);
  await page.user.click(await button('Try now'));
  await screen.findByText('What you discarded was not sent; everything else was.');
  expect(screen.queryByText(/for the network/)).toBeNull();
  expect(outbox.list()).toEqual([]);
});

it('says what became of it: that all was sent, or discarded', async () => {
  const network = fakeNetwork();
  network.answer(createComment, lost);
  const { page, outbox } = await written('The border is lovely');
  await page.user.click(await button(/^See what/));
  await page.user.click(await button('Discard: Comment, The border is lovely'));
  await screen.findByText('What you discarded was not sent. There is nothing left to send.');
  await page.user.click(await button('Close'));

  // Later entries start a new summary.
  await outbox.add(comment('Is it heavy?'));
  await page.user.click(await button(/^See what/));
  network.answer(createComment, posted);
  await page.user.click(await button('Try now'));
  await screen.findByText('Everything has been sent.');
});

it('keeps what was refused with the server’s sentence, and sends it again when asked to', async () => {
  const network = fakeNetwork();
  network.answer(
    createComment,
    refused(404, { code: 'NOT_FOUND', message: 'This design could not be found.' }),
  );
  const { page } = await written('The border is lovely');
  await screen.findByText('1 thing was not accepted.');
  await page.user.click(await button(/^See what/));
  expect((await screen.findByRole('alert')).textContent).toBe('This design could not be found.');
  // No entry in the list is sent automatically.
  expect(screen.queryByText(/^It leaves automatically/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try now' })).toBeNull();
  await page.user.click(await button('Send again: Comment, The border is lovely'));
  await waitFor(() => expect(network.calls(createComment)).toHaveLength(2));
  await screen.findByText('1 thing was not accepted.');
});

it('says of what a full device could not keep that the page must stay open', async () => {
  const setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem,
    removeItem: () => undefined,
    clear: () => undefined,
  });
  fakeNetwork().answer(createComment, lost);
  const { page } = await written('The border is lovely');
  await screen.findByText('1 thing waits for the network.');
  await page.user.click(await button(/^See what/));
  await screen.findByText('This device has no room to keep it. Leave this page open until it is sent.');
});
