// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import {
  getPush,
  subscribeToPush,
  unsubscribeFromPush,
} from '#contracts/notifications/push/push.contract.ts';
import { fakeNetwork, refused } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { PushHere } from './push-here.tsx';
import { isPushRemembered } from './remember-push.ts';

const publicKey = `B${'A'.repeat(86)}`;
const endpoint = 'https://push.example.com/asha';
const keys = { p256dh: publicKey, auth: 'a'.repeat(22) };
const state = (of: string | null) => ({ success: true, data: { publicKey, endpoint: of } }) as const;

interface Browser {
  permission?: NotificationPermission;
  /** The person's answer to the permission prompt. */
  answer?: NotificationPermission;
  hasSubscription?: boolean;
  refusesToSubscribe?: boolean;
}

/** Mocks the push APIs, which the test environment lacks. */
function haveBrowser({
  permission = 'default',
  answer = 'granted',
  hasSubscription = false,
  refusesToSubscribe = false,
}: Browser = {}) {
  const asked: string[] = [];
  const made = {
    endpoint,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => {
      asked.push('unsubscribe');
      current = null;
      return true;
    },
  };
  let current: typeof made | null = hasSubscription ? made : null;
  const registration = {
    pushManager: {
      getSubscription: async () => current,
      subscribe: async ({ userVisibleOnly }: PushSubscriptionOptionsInit) => {
        asked.push(`subscribe ${userVisibleOnly}`);
        if (refusesToSubscribe) throw new DOMException('push service error', 'AbortError');
        current = made;
        return made;
      },
    },
  };
  const notification = {
    permission,
    requestPermission: async () => {
      asked.push('permission');
      notification.permission = answer;
      return answer;
    },
  };
  const serviceWorker = {
    getRegistration: async () => registration,
    register: async (address: string, how: RegistrationOptions) => {
      asked.push(`${address} ${how.updateViaCache}`);
      return registration;
    },
    ready: Promise.resolve(registration),
  };
  lend(navigator, 'serviceWorker', serviceWorker);
  lend(window, 'PushManager', class {});
  lend(window, 'Notification', notification);
  return asked;
}

function lend(to: object, name: string, value: unknown): void {
  Object.defineProperty(to, name, { value, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(to, name));
}

function openCard() {
  const network = fakeNetwork();
  network.answer(getPush, state(null));
  return { network, ...renderPart(<PushHere />, asha) };
}

it('asks for permission on a press alone, subscribes, and can be turned off again', async () => {
  const asked = haveBrowser();
  const { network, user } = openCard();
  network.answer(subscribeToPush, state(endpoint));
  network.answer(unsubscribeFromPush, state(null));
  await screen.findByRole('button', { name: 'Turn on' });
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  await user.click(await screen.findByRole('button', { name: 'Turn off' }));
  await screen.findByText('Off');
  expect(asked).toEqual(['permission', '/service-worker.js none', 'subscribe true', 'unsubscribe']);
  expect(network.calls(subscribeToPush).map(({ body }) => body)).toEqual([{ endpoint, keys }]);
  expect(isPushRemembered(asha.id)).toBe(false);
});

it('remembers whose news this browser takes', async () => {
  haveBrowser();
  const { network, user } = openCard();
  network.answer(subscribeToPush, state(endpoint));
  await user.click(await screen.findByRole('button', { name: 'Turn on' }));
  await screen.findByText('On', { exact: true });
  expect([isPushRemembered(asha.id), isPushRemembered(asha.id + 1)]).toEqual([true, false]);
});

it('says how to allow it again where the browser was told never to', async () => {
  const asked = haveBrowser({ permission: 'denied' });
  openCard();
  await screen.findByText('Blocked by your browser');
  await screen.findByText(/from the icon next to the address/);
  expect(screen.queryByRole('button')).toBeNull();
  expect(asked).toEqual([]);
});

it('says so when the answer is no, and stays off when there is none', async () => {
  haveBrowser({ answer: 'denied' });
  const { user } = openCard();
  await user.click(await screen.findByRole('button', { name: 'Turn on' }));
  await screen.findByText('Blocked by your browser');
});

it('says when the push service refuses, and tries again', async () => {
  const asked = haveBrowser({ refusesToSubscribe: true });
  const { user, network } = openCard();
  await user.click(await screen.findByRole('button', { name: 'Turn on' }));
  await screen.findByText('This could not be turned on');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(asked.filter((what) => what.startsWith('subscribe'))).toHaveLength(2));
  await screen.findByText('This could not be turned on');
  expect(network.calls(subscribeToPush)).toEqual([]);
});

it('is off for whoever signs in after the person who turned it on here', async () => {
  haveBrowser({ permission: 'granted', hasSubscription: true });
  openCard();
  await screen.findByRole('button', { name: 'Turn on' });
});

it('says where it cannot be had, and on an iPhone how', async () => {
  const first = openCard();
  await screen.findByText('Not supported by this browser');
  first.leave();
  lend(navigator, 'userAgent', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X)');
  openCard();
  await screen.findByText('Add Tanabana to your home screen first');
  await screen.findByText(/Add to Home Screen/);
});

it('offers another look when the site does not answer', async () => {
  haveBrowser();
  const network = fakeNetwork();
  network.answer(getPush, refused(403, { code: 'FORBIDDEN', message: 'Not now.' }), state(null));
  const { user } = renderPart(<PushHere />, asha);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Turn on' });
});
