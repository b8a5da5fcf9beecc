import { expect, type Page } from '@playwright/test';
import { journey, newPerson, register } from '#tests/support/journey.ts';
import { plainPicture } from '#tests/support/people/photographs.ts';

journey(
  'who came while one was on another page shows as online, and nobody does while one is offline',
  async ({ open }) => {
    journey.slow();
    const desktop = await open({ screen: 'desktop' });
    await register(desktop, newPerson('Meher Ansari'));
    const phone = await open({ screen: 'phone' });
    await register(phone, newPerson('Asha Rao'));
    for (const each of [desktop, phone]) each.expectComplaint(/ERR_|WebSocket|Failed to load resource/);
    const { page: meher } = desktop;
    const { page: asha } = phone;
    const say = async (page: Page, text: string) => {
      const box = page.getByRole('textbox', { name: /^Message to/ });
      await box.fill(text);
      await box.press('Enter');
      await expect(page.locator('[data-message]').getByText(text)).toBeVisible();
    };

    await meher.goto('/chat');
    await expect(meher.getByText('No conversations yet.')).toBeVisible();
    await expect(meher.getByText('Choose a conversation')).toHaveCount(0);

    const answer = await desktop.context.request.get('/api/auth/userAuthChecker');
    const { data } = (await answer.json()) as { data: { userFromToken: { id: number } } };
    await asha.goto(`/chat?receiverId=${data.userFromToken.id}`);
    await say(asha, 'Is the zari tested?');
    await expect(meher.getByText('Choose a conversation')).toBeVisible();
    await meher.getByRole('navigation', { name: 'Conversations' }).getByRole('link').click();
    await say(meher, 'Tested.');
    const head = meher.locator('.conversation-head');
    await expect(head.getByText('Online')).toBeVisible();

    await asha.goto('about:blank');
    await expect(head.getByText(/^Last seen today/)).toBeVisible({ timeout: 20_000 });
    await meher.getByRole('link', { name: 'Tanabana' }).first().click();
    await expect(head).toHaveCount(0);
    await asha.goto('/');
    await expect
      .poll(
        async () =>
          (await (await desktop.context.request.get('/api/chat/userChats')).text()).includes(
            '"isOnline":true',
          ),
        { timeout: 20_000 },
      )
      .toBe(true);
    await meher.getByRole('link', { name: 'Chat', exact: true }).first().click();
    await meher.getByRole('navigation', { name: 'Conversations' }).getByRole('link').click();
    await expect(head.getByText('Online')).toBeVisible();
    await expect(meher.locator('.chat-inbox .online-dot')).toBeVisible();

    await desktop.context.setOffline(true);
    await expect(
      meher.getByText('You are offline. Messages wait here and are sent when you are back.'),
    ).toBeVisible();
    await expect(meher.getByText('Online', { exact: true })).toHaveCount(0);
    await expect(meher.locator('.online-dot')).toHaveCount(0);
    const buffer = await plainPicture('jpeg', { width: 400, height: 500 });
    await meher
      .locator('input[type=file]')
      .setInputFiles([{ name: 'border.jpg', mimeType: 'image/jpeg', buffer }]);
    await meher.getByRole('button', { name: 'Send' }).click();
    await expect(meher.locator('[data-waiting] img')).toBeVisible();
    await expect(meher.locator('[data-waiting] .message-words')).toHaveCount(0);
    await desktop.context.setOffline(false);
    await expect(head.getByText('Online')).toBeVisible({ timeout: 30_000 });
    await expect(meher.locator('[data-waiting]')).toHaveCount(0, { timeout: 30_000 });
  },
);
