// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { likeUnLikeDesign } from '#contracts/engagement/engagement.contract.ts';
import { followMaker } from '#contracts/engagement/follows.contract.ts';
import { fakeNetwork, lost, refused } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { outboxOf } from '#web/platform/outbox/outbox-of.ts';
import { ownOutbox } from '#web/platform/outbox/outbox-owner.ts';
import { FollowButton } from '../follows/follow-button.tsx';
import { MarkButton } from './mark-button.tsx';
import { settledMarks } from './mark-overlay.ts';
import { watchPendingMarks } from './watch-pending-marks.ts';

const liked = { success: true, message: 'Liked', isLiked: true, likesCount: 31 } as const;
const unliked = { success: true, message: 'Unliked', isLiked: false, likesCount: 30 } as const;
let lastDesign = 0;

/** An unpressed like button on a new design that seven other people like. */
function openHeart(viewer: typeof asha | null = asha) {
  lastDesign += 1;
  const heart = (
    <MarkButton kind="like" designId={lastDesign} fromServer={{ on: false, count: 7, asOf: 0 }} />
  );
  const network = fakeNetwork();
  const open = () => renderPart(heart, viewer);
  return { network, open, page: open() };
}

const named = (name: string) => screen.findByRole('button', { name });
const isOn = async (name: string) => (await named(name)).getAttribute('aria-pressed') === 'true';

it('draws a like at once and then keeps the count of the server', async () => {
  const { network, page } = openHeart();
  const answer = Promise.withResolvers<typeof liked>();
  network.answer(likeUnLikeDesign, answer.promise);
  await page.user.click(await named('Like, 7 likes'));
  expect(await isOn('Like, 8 likes')).toBe(true);
  answer.resolve(liked);
  expect(await isOn('Like, 31 likes')).toBe(true);
  expect(network.calls(likeUnLikeDesign).map(({ body }) => body)).toEqual([{ wanted: true }]);
});

it('asks once at a time and, of the presses made meanwhile, only for the last', async () => {
  const { network, page } = openHeart();
  const first = Promise.withResolvers<typeof liked>();
  network.answer(likeUnLikeDesign, first.promise, unliked);
  const heart = await named('Like, 7 likes');
  for (let press = 0; press < 4; press += 1) await page.user.click(heart);
  await waitFor(() => expect(network.calls(likeUnLikeDesign)).toHaveLength(1));
  first.resolve(liked);
  expect(await isOn('Like, 30 likes')).toBe(false);
  expect(network.calls(likeUnLikeDesign).map(({ body }) => body)).toEqual([
    { wanted: true },
    { wanted: false },
  ]);
});

it('takes a like back with a sentence when it could not be carried out', async () => {
  const { network, page } = openHeart();
  network.answer(likeUnLikeDesign, lost);
  await page.user.click(await named('Like, 7 likes'));
  await screen.findByText("Couldn't update like");
  expect(await isOn('Like, 7 likes')).toBe(false);
});

it('draws a like that waits for the network, follows the last press, and keeps the server’s count in the end', async () => {
  const { network, page } = openHeart();
  onTestFinished(ownOutbox(asha.id));
  const outbox = outboxOf(asha.id);
  watchPendingMarks(asha.id, outbox);
  network.answer(likeUnLikeDesign, lost, lost, liked);
  await page.user.click(await named('Like, 7 likes'));
  await waitFor(() => expect(outbox.isHeldUp()).toBe(true));
  expect(await isOn('Like, 8 likes')).toBe(true);
  await page.user.click(await named('Like, 8 likes'));
  expect(await isOn('Like, 7 likes')).toBe(false);
  await page.user.click(await named('Like, 7 likes'));
  await waitFor(() => expect(outbox.list()).toMatchObject([{ about: { on: true } }]));
  outbox.wake();
  expect(await isOn('Like, 31 likes')).toBe(true);
  expect(network.calls(likeUnLikeDesign).map(({ body }) => body)).toEqual(Array(3).fill({ wanted: true }));
  await waitFor(() => expect(outbox.list()).toEqual([]));
});

it('carries a like on when its card is left, and shows it on the next one', async () => {
  const { network, page, open } = openHeart();
  const answer = Promise.withResolvers<typeof liked>();
  network.answer(likeUnLikeDesign, answer.promise);
  await page.user.click(await named('Like, 7 likes'));
  page.leave();
  open();
  expect(await isOn('Like, 8 likes')).toBe(true);
  answer.resolve(liked);
  expect(await isOn('Like, 31 likes')).toBe(true);
});

it('leads visitors to sign in and back instead of asking', async () => {
  const { page } = openHeart(null);
  await page.user.click(await named('Like, 7 likes'));
  await screen.findByText('You need to be logged in to like.');
  await waitFor(() => expect(page.address()).toBe('/signin'));
});

it('keeps a like taken back that was done after signing in, however late that answer and others come', async () => {
  const { network, page } = openHeart(null);
  await page.user.click(await named('Like, 7 likes'));
  await waitFor(() => expect(page.address()).toBe('/signin'));
  page.leave();

  const done = Promise.withResolvers<typeof liked>();
  network.answer(likeUnLikeDesign, done.promise, unliked);
  const heart = (count: number, on: boolean, asOf: number) => (
    <MarkButton kind="like" designId={lastDesign} fromServer={{ on, count, asOf }} />
  );
  const asked = settledMarks();
  const back = renderPart(heart(7, false, asked), asha);
  expect(await isOn('Like, 8 likes')).toBe(true);
  await back.user.click(await named('Like, 8 likes'));
  expect(await isOn('Like, 7 likes')).toBe(false);
  done.resolve(liked);
  expect(await isOn('Like, 30 likes')).toBe(false);
  expect(network.calls(likeUnLikeDesign).map(({ body }) => body)).toEqual([
    { wanted: true },
    { wanted: false },
  ]);
  back.leave();
  // A page requested between the two presses contains only the first.
  renderPart(heart(31, true, asked), asha);
  expect(await isOn('Like, 30 likes')).toBe(false);
});

it('takes a follow back and leads to sign in when the session has ended elsewhere', async () => {
  const network = fakeNetwork();
  network.answer(followMaker, refused(401, { code: 'SIGN_IN_REQUIRED', message: 'Please sign in' }));
  const fromServer = { on: false, count: 2, asOf: 0 };
  const page = renderPart(
    <FollowButton maker={{ id: 9, name: 'Meera Iyer' }} fromServer={fromServer} />,
    asha,
  );
  await page.user.click(await named('Follow Meera Iyer'));
  await screen.findByText('You need to be logged in to follow.');
  await waitFor(() => expect(page.address()).toBe('/signin'));
  expect(network.calls(followMaker)).toMatchObject([{ params: { id: '9' }, body: { wanted: true } }]);
});
