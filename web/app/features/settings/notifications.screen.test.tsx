// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getMobileNumber } from '#contracts/accounts/mobile-numbers.contract.ts';
import {
  type Choices,
  changeChoice,
  changeLetterTimes,
  getChoices,
} from '#contracts/notifications/choices/choices.contract.ts';
import { switchableKinds, usualChoices, usualWays } from '#contracts/notifications/choices/kinds.rules.ts';
import { fakeNetwork, lost, refused } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { NotificationsTab } from './notifications-tab.tsx';

const usual: Choices = {
  ways: usualWays,
  kinds: switchableKinds.map((kind) => ({ kind, ...usualChoices[kind] })),
  digest: 'OFF',
  quietHours: null,
};
const withoutNumber = {
  success: true,
  data: { isOffered: true, number: null, confirmedAt: null },
} as const;
const saved = (changes: Partial<Choices>) => ({ success: true, data: { ...usual, ...changes } }) as const;
const withLikes = (inApp: boolean) =>
  saved({ kinds: usual.kinds.map((each) => (each.kind === 'LIKE' ? { ...each, inApp } : each)) });

function openTab() {
  const network = fakeNetwork();
  network.answer(getChoices, saved({}));
  network.answer(getMobileNumber, withoutNumber);
  return { network, ...renderPart(<NotificationsTab preloaded={null} />, asha) };
}

const tickOf = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const isOn = async (name: string) => (await tickOf(name)).checked;

it('draws a tick at once, asks once at a time and, of rapid taps, only for the last', async () => {
  const { network, user } = openTab();
  const first = Promise.withResolvers<ReturnType<typeof withLikes>>();
  network.answer(changeChoice, first.promise, withLikes(true));
  for (let tap = 0; tap < 4; tap += 1) await user.click(await tickOf('Likes: In app'));
  await waitFor(() => expect(network.calls(changeChoice)).toHaveLength(1));
  await user.click(await tickOf('Likes: In app'));
  await user.click(await tickOf('Likes: In app'));
  first.resolve(withLikes(false));
  await waitFor(() => expect(network.calls(changeChoice)).toHaveLength(2));
  expect(network.calls(changeChoice).map(({ body }) => body)).toEqual([
    { kind: 'LIKE', inApp: false },
    { kind: 'LIKE', inApp: true },
  ]);
  expect(await isOn('Likes: In app')).toBe(true);
});

it('puts a tick back with a sentence when it could not be saved, and leaves its neighbour alone', async () => {
  const { network, user } = openTab();
  network.answer(changeChoice, lost);
  await user.click(await tickOf('Comments and replies: Email'));
  await screen.findByText('Your change was not saved');
  expect(await isOn('Comments and replies: Email')).toBe(false);
  expect(await isOn('Comments and replies: In app')).toBe(true);
});

it('has one row for each kind with one tick for each channel', async () => {
  openTab();
  await tickOf('Likes: In app');
  expect(screen.getAllByRole('checkbox')).toHaveLength(switchableKinds.length * 3);
  expect(screen.getAllByRole('switch').map((each) => each.getAttribute('aria-label'))).toEqual(
    expect.arrayContaining(['Email', 'Push', 'SMS', 'Marketing', 'Design updates', 'Order updates']),
  );
});

it('cannot tick what a switch of a whole channel or topic turns off, and says so', async () => {
  const network = fakeNetwork();
  network.answer(getChoices, saved({ ways: { ...usualWays, push: false, orderUpdates: false } }));
  network.answer(getMobileNumber, withoutNumber);
  renderPart(<NotificationsTab preloaded={null} />, asha);
  const isIdle = async (name: string) => (await tickOf(name)).disabled;
  expect(await isIdle('Messages: Push')).toBe(true);
  expect(await isIdle('Messages: Email')).toBe(false);
  expect(await isIdle('Meetings: Email')).toBe(true);
  expect(await isOn('Meetings: Email')).toBe(false);
  expect(await isIdle('Meetings: In app')).toBe(false);
  screen.getByText('Order updates are off, so these appear in the app only.');
  screen.getByRole('columnheader', { name: /Push.*Off/ });
});

it('says what is always on and why, without a switch', async () => {
  openTab();
  await screen.findByText('Payments and refunds');
  await screen.findByText("It's your money, and a missed due date can cost you.");
  expect(screen.queryByRole('switch', { name: /Payments/ })).toBeNull();
});

it('saves quiet hours and the digest at once, and takes back what was refused', async () => {
  const { network, user } = openTab();
  const quietHours = { from: '22:00', to: '07:00' };
  const refusal = refused(429, { code: 'RATE_LIMITED', message: 'Too many changes.' });
  network.answer(changeLetterTimes, saved({ quietHours }), refusal);
  await user.click(await screen.findByRole('switch', { name: 'Quiet hours' }));
  const from = await screen.findByLabelText<HTMLSelectElement>('From');
  expect(from.value).toBe('22:00');
  await waitFor(() => expect(network.calls(changeLetterTimes)).toHaveLength(1));
  network.answer(getChoices, saved({ quietHours }));
  const digest = screen.getByLabelText<HTMLSelectElement>('Email summary of unread notifications');
  await user.selectOptions(digest, 'DAILY');
  await screen.findByText('Too many changes.');
  await waitFor(() => expect(digest.value).toBe('OFF'));
  expect(network.calls(changeLetterTimes).map(({ body }) => body)).toEqual([
    { quietHours },
    { digest: 'DAILY' },
  ]);
});

it('asks again after a failure', async () => {
  const network = fakeNetwork();
  network.answer(getChoices, refused(403, { code: 'FORBIDDEN', message: 'Not now.' }), saved({}));
  network.answer(getMobileNumber, withoutNumber);
  const { user } = renderPart(<NotificationsTab preloaded={null} />, asha);
  await user.click(await screen.findByRole('button', { name: /again/i }));
  await tickOf('Likes: In app');
});

it('shows Push as off where this browser can take none, with the way to mend it', async () => {
  openTab();
  // The test browser has no push API.
  await screen.findByText('Not supported by this browser');
  const push = screen.getByRole<HTMLInputElement>('switch', { name: 'Push' });
  expect([push.checked, push.disabled]).toEqual([false, true]);
  const why = screen.getByRole('link', { name: 'See why' });
  expect(document.querySelector(why.getAttribute('href') ?? '')?.textContent).toContain('Not supported');
  // The checkboxes still apply to the viewer's other devices.
  screen.getByRole('columnheader', { name: /Push.*Not here/ });
  expect((await tickOf('Messages: Push')).disabled).toBe(false);
});
