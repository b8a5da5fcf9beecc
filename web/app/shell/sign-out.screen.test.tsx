// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { logout, userAuthChecker } from '#contracts/accounts/accounts.contract.ts';
import { fakeNetwork, lost, refused } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { storeUser } from '#web/platform/viewer/stored-user.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { useCloseOnBack } from '#web/ui/floats/use-close-on-back.ts';
import { useSignOut } from './use-sign-out.ts';

function Leave() {
  const { viewer } = useViewer();
  const { signOut } = useSignOut();
  return (
    <>
      <p>{viewer === null ? 'Nobody' : viewer.name}</p>
      <button type="button" onClick={() => void signOut()}>
        Log out
      </button>
    </>
  );
}

type Settled = typeof lost | { success: true } | ReturnType<typeof refused>;
type Answers = (Settled | Promise<Settled>)[];

/** Presses Log out while the server cannot be reached. */
async function leaveUnheard(...answers: Answers) {
  const network = fakeNetwork();
  network.answer(logout, lost, ...answers);
  storeUser(asha);
  const page = renderPart(<Leave />, asha);
  onTestFinished(async () => {
    // Stops the retries, which would run on into the next test.
    storeUser(asha);
    networkIsBack();
    await Promise.resolve();
  });
  const leave = async () => page.user.click(await screen.findByRole('button', { name: 'Log out' }));
  await leave();
  await screen.findByText('You are signed out on this page');
  return { network, leave, tried: () => network.calls(logout).length };
}

const tooMany = refused(429, { code: 'RATE_LIMITED', message: 'Too many at once.' });
const tooSlow = refused(408, { code: 'TOO_SLOW', message: 'It took too long.' });
const forbidden = refused(403, { code: 'FORBIDDEN', message: 'Not from here.' });

const networkIsBack = () => window.dispatchEvent(new Event('online'));

it('forgets who was here although the server cannot be told, and tells it as soon as it answers', async () => {
  const { tried } = await leaveUnheard(lost, { success: true });
  await screen.findByText('Nobody');
  expect(localStorage.getItem('tanabana_user')).toBeNull();
  networkIsBack();
  await waitFor(() => expect(tried()).toBe(2));
  networkIsBack();
  await screen.findByText('You are signed out');
  expect(tried()).toBe(3);
});

/** Fakes visible push notifications; returns the tags of those still shown. */
function havePushed(): string[] {
  const onScreen = ['order-7', 'follow'];
  const getNotifications = async () =>
    onScreen.map((tag) => ({ tag, close: () => void onScreen.splice(onScreen.indexOf(tag), 1) }));
  const value = { getRegistration: async () => ({ getNotifications }) };
  Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
  return onScreen;
}

it('takes away what the device has kept of the person who signs out, also where the server was not told', async () => {
  const kept = new Set([
    'tanabana-own-pages-1-4',
    'tanabana-pictures-1',
    'tanabana-files-1',
    'of-somebody-else',
  ]);
  vi.stubGlobal('caches', { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) });
  await leaveUnheard(lost, { success: true });
  await waitFor(() => expect([...kept]).toEqual(['tanabana-files-1', 'of-somebody-else']));
});

it.each([
  ['', true],
  [', also where the server was not told', false],
])(
  'takes away what the person who signs out has typed and not sent, and nothing of others or of what waits%s',
  async (_, isTold) => {
    localStorage.setItem(`tanabana_message_${asha.id}_9`, '"Is it cotton?"');
    localStorage.setItem(`tanabana_outbox_${asha.id}_nonce-1`, '{}');
    sessionStorage.setItem(`tanabana_checkout_${asha.id}_7`, '{"phone":"98450 11111"}');
    sessionStorage.setItem('tanabana_checkout_9_7', '{}');
    if (!isTold) await leaveUnheard(lost, { success: true });
    else {
      fakeNetwork().answer(logout, { success: true });
      const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
      const { user } = renderPart(<Leave />, asha);
      await user.click(await screen.findByRole('button', { name: 'Log out' }));
      await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
    }
    const left = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    await waitFor(() =>
      expect(left().sort()).toEqual([`tanabana_outbox_${asha.id}_nonce-1`, 'tanabana_checkout_9_7'].sort()),
    );
  },
);

function MenuToLeave() {
  const [isOpen, setIsOpen] = useState(true);
  const { signOut } = useSignOut();
  useCloseOnBack(isOpen, () => setIsOpen(false));
  const leave = async () => {
    await signOut();
    setIsOpen(false);
  };
  return isOpen ? (
    <button type="button" onClick={() => void leave()}>
      Log out
    </button>
  ) : (
    <p>Closed</p>
  );
}

it('goes home from a menu whose closing would go back in the history', async () => {
  fakeNetwork().answer(logout, { success: true });
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const go = vi.spyOn(window.history, 'go');
  const { user } = renderPart(<MenuToLeave />, asha);
  await waitFor(() => expect(window.history.state).toMatchObject({ overlays: 1 }));
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  await screen.findByText('Closed');
  expect(assign).toHaveBeenCalledWith('/');
  // The history navigation runs in a timer that was set before this one.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(go).not.toHaveBeenCalled();
});

it('takes the news of the person who signs out off the screen', async () => {
  const onScreen = havePushed();
  fakeNetwork().answer(logout, { success: true });
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const { user } = renderPart(<Leave />, asha);
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  expect(onScreen).toEqual([]);
});

it('takes the news of the person who signs out off the screen, also where the server was not told', async () => {
  const onScreen = havePushed();
  await leaveUnheard(lost, { success: true });
  await waitFor(() => expect(onScreen).toEqual([]));
});

it('does not end a session that was begun meanwhile', async () => {
  const { leave, tried } = await leaveUnheard();
  storeUser(asha);
  networkIsBack();
  await leave();
  await waitFor(() => expect(tried()).toBeGreaterThan(1));
  expect(tried(), 'once for each press').toBe(2);
});

it('goes on where the server was late or was asked too often', async () => {
  const { tried } = await leaveUnheard(tooMany, tooSlow, { success: true });
  for (const times of [2, 3]) {
    networkIsBack();
    await waitFor(() => expect(tried()).toBe(times));
  }
  networkIsBack();
  await screen.findByText('You are signed out');
  expect(tried()).toBe(4);
});

it('says so where the server refuses to end the session', async () => {
  const { tried } = await leaveUnheard(forbidden);
  networkIsBack();
  await screen.findByText('Your session may still be open');
  expect(tried()).toBe(2);
});

it('leaves the person who signed in while the call was on its way to what the server says of them', async () => {
  const answer = Promise.withResolvers<{ success: true }>();
  const { network, tried } = await leaveUnheard(answer.promise);
  await screen.findByText('Nobody');
  network.answer(userAuthChecker, { success: true, data: { userFromToken: asha } });
  networkIsBack();
  await waitFor(() => expect(tried()).toBe(2));
  storeUser(asha);
  answer.resolve({ success: true });
  await screen.findByText(asha.name);
  expect(localStorage.getItem('tanabana_user')).not.toBeNull();
});

it('forgets the person who signed in while the call was on its way where it ended their session too', async () => {
  const answer = Promise.withResolvers<{ success: true }>();
  const { network, tried } = await leaveUnheard(answer.promise);
  network.answer(userAuthChecker, refused(401, { code: 'SIGN_IN_REQUIRED', message: 'Please sign in.' }));
  networkIsBack();
  await waitFor(() => expect(tried()).toBe(2));
  storeUser(asha);
  answer.resolve({ success: true });
  await waitFor(() => expect(localStorage.getItem('tanabana_user')).toBeNull());
  await screen.findByText('Nobody');
});

it('asks ever less often, once a minute in the end', async () => {
  const growing = [3000, 6000, 12_000, 24_000, 48_000];
  const longest = 60_000;
  const asked: number[] = [];
  const later = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((act: () => void, milliseconds = 0) => {
    if (milliseconds !== longest && !growing.includes(milliseconds)) return later(act, milliseconds);
    // Query caching also uses timers of a minute, so only the shorter pauses certainly belong to the retries.
    if (milliseconds !== longest) asked.push(milliseconds);
    return later(act, 1);
  }) as typeof globalThis.setTimeout);
  const { tried } = await leaveUnheard(...growing.map((): typeof lost => lost), lost, { success: true });
  await screen.findByText('You are signed out');
  expect(asked).toEqual(growing);
  expect(tried(), 'the press itself, each growing pause and two of a minute').toBe(1 + growing.length + 2);
});
