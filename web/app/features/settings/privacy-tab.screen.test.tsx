// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listMuted } from '#contracts/engagement/mutes.contract.ts';
import { listBlocked } from '#contracts/messaging/messaging.contract.ts';
import { changePrivacy, getPrivacy, type Privacy } from '#contracts/profiles/privacy/privacy.contract.ts';
import { fakeNetwork, lost } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { PrivacyTab } from './privacy-tab.tsx';

const usual: Privacy = {
  profileVisibility: 'PUBLIC',
  showOnlineStatus: true,
  allowMessagesFromAnyone: true,
  showContactInfo: false,
};
const saved = (changes: Partial<Privacy>) => ({ success: true, data: { ...usual, ...changes } }) as const;

function openTab() {
  const network = fakeNetwork();
  network.answer(getPrivacy, saved({}));
  network.answer(listMuted, { success: true, people: [], nextCursor: null });
  network.answer(listBlocked, { success: true, people: [], nextCursor: null });
  return { network, ...renderPart(<PrivacyTab preloaded={null} />, asha) };
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

it('draws who sees the profile in the moment of the press, and keeps it once it is saved', async () => {
  const { network, user } = openTab();
  const answer = Promise.withResolvers<ReturnType<typeof saved>>();
  network.answer(changePrivacy, answer.promise);
  await screen.findByRole('radio', { name: 'Everyone' });
  act(() => radio('Approved followers').click());
  expect(radio('Approved followers').checked).toBe(true);
  answer.resolve(saved({ profileVisibility: 'FOLLOWERS' }));
  await screen.findByText(/can ask to follow you/);
  await user.tab();
  expect(radio('Approved followers').checked).toBe(true);
});

it('takes a switch back with a sentence when it could not be saved', async () => {
  const { network, user } = openTab();
  network.answer(changePrivacy, lost);
  const online = await screen.findByRole('switch', { name: /online/i });
  await user.click(online);
  await screen.findByText('Your change was not saved');
  expect(online.getAttribute('aria-checked')).toBe('true');
});

it('keeps the later of two quick presses when the answer to the earlier one comes', async () => {
  const { network } = openTab();
  const first = Promise.withResolvers<ReturnType<typeof saved>>();
  const second = Promise.withResolvers<ReturnType<typeof saved>>();
  await screen.findByRole('radio', { name: 'Everyone' });
  const asked = (times: number) => waitFor(() => expect(network.calls(changePrivacy)).toHaveLength(times));
  network.answer(changePrivacy, first.promise);
  act(() => radio('Approved followers').click());
  await asked(1);
  network.answer(changePrivacy, second.promise);
  act(() => radio('Everyone').click());
  await act(async () => first.resolve(saved({ profileVisibility: 'FOLLOWERS' })));
  await asked(2);
  expect(radio('Everyone').checked).toBe(true);
  await act(async () => second.resolve(saved({})));
  await waitFor(() => expect(radio('Everyone').checked).toBe(true));
});

it('says beside a choice that it is saved, and nothing while it is not', async () => {
  const { network, user } = openTab();
  network.answer(changePrivacy, lost, saved({ showOnlineStatus: false }));
  const online = await screen.findByRole('switch', { name: /online/i });
  const said = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('');
  await user.click(online);
  await screen.findByText('Your change was not saved');
  expect(said()).not.toContain('Saved');
  await user.click(online);
  await waitFor(() => expect(said()).toContain('Saved'));
});
