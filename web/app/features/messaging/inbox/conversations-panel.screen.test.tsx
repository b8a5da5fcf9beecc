// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userChats } from '#contracts/messaging/messaging.contract.ts';
import { fakeNetwork, refused } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { ConversationsPanel } from './conversations-panel.tsx';

it('says that the chats did not come, asks again, and leads on where there are none', async () => {
  const network = fakeNetwork();
  network.answer(userChats, refused(400, { code: 'BAD_REQUEST', message: 'Not now.' }), {
    success: true,
    chats: [],
    nextBefore: null,
  });
  const page = renderPart(<ConversationsPanel />, asha);
  await screen.findByText('Failed to load chats. Please try again.');
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('No conversations yet.');
  expect(screen.getByRole('link', { name: 'Browse designs' }).getAttribute('href')).toBe('/');
});
