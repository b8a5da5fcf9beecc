// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { logout } from '#contracts/accounts/accounts.contract.ts';
import { fakeNetwork, lost } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { storeUser } from '#web/platform/viewer/stored-user.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
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

/** Somebody who presses Log out while the server cannot be reached. */
async function leaveUnheard(...answers: (typeof lost | { success: true })[]) {
  const network = fakeNetwork();
  network.answer(logout, lost, ...answers);
  storeUser(asha);
  const page = renderPart(<Leave />, asha);
  const leave = async () => page.user.click(await screen.findByRole('button', { name: 'Log out' }));
  await leave();
  await screen.findByText('You are signed out on this page');
  return { leave, tried: () => network.calls(logout).length };
}

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

it('does not end a session that was begun meanwhile', async () => {
  const { leave, tried } = await leaveUnheard();
  storeUser(asha);
  networkIsBack();
  await leave();
  await waitFor(() => expect(tried()).toBeGreaterThan(1));
  expect(tried(), 'once for each press').toBe(2);
});
