import { expect } from '@playwright/test';
import { journey, newPerson, register, type Visitor } from '#tests/support/journey.ts';
import { played, playVoice, speak } from '#tests/support/journeys/speak.ts';

async function idOf({ context }: Visitor): Promise<number> {
  const answer = await context.request.get('/api/auth/userAuthChecker');
  return ((await answer.json()) as { data: { userFromToken: { id: number } } }).data.userFromToken.id;
}

journey(
  'a shopper speaks, listens to it and sends it, and the maker hears it, faster and by keys',
  async ({ open }) => {
    journey.slow();
    const desktop = await open();
    const maker = await register(desktop, newPerson('Meher Ansari'));
    const phone = await open({ screen: 'phone' });
    const shopper = await register(phone, newPerson('Asha Rao'));
    const { page: asha } = phone;
    await asha.goto(`/chat?receiverId=${await idOf(desktop)}`);
    await asha.getByRole('textbox', { name: /^Message to/ }).fill('Half a thought');
    await asha.getByRole('textbox', { name: /^Message to/ }).fill('');

    await speak(asha, 2);
    await playVoice(asha, 'Your voice note');
    await asha.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(asha.getByText('Sent', { exact: true })).toBeAttached({ timeout: 20_000 });
    await expect(asha.locator('[data-message] .voice-note')).toHaveCount(1);

    const { page: meher } = desktop;
    await meher.goto('/chat');
    const row = meher.getByRole('navigation', { name: 'Conversations' }).getByRole('link');
    await expect(row).toContainText('Voice note');
    await row.click();
    const from = `Voice note from ${shopper.name}`;
    await playVoice(meher, from);
    const note = meher.getByRole('group', { name: from });
    await note.getByRole('button', { name: /^Speed/ }).click();
    await expect(note.getByRole('button', { name: /^Speed/ })).toContainText('1.5×');
    const slider = note.getByRole('slider');
    await slider.focus();
    await slider.press('ArrowRight');
    await expect.poll(() => slider.inputValue().then(Number)).toBe(2000);
    await slider.press('ArrowLeft');
    await expect.poll(() => slider.inputValue().then(Number)).toBe(0);
    const heard = played(note);
    await slider.press('Space');
    expect(await heard).toBeGreaterThan(0);

    // In the other direction, sent while still recording.
    await meher.getByRole('button', { name: 'Record a voice note' }).click();
    await expect(meher.getByRole('timer')).toHaveText('0:01', { timeout: 20_000 });
    await meher.getByRole('group', { name: 'Your voice note' }).getByRole('button', { name: 'Send' }).click();
    await playVoice(asha, `Voice note from ${maker.name}`);
  },
);

journey(
  'a recording that was not sent survives a reload and leaving the chat, and goes once it is sent, or its speaker leaves',
  async ({ open }) => {
    const desktop = await open();
    await register(desktop, newPerson('Kavya Rathore'));
    const visitor = await open();
    await register(visitor, newPerson('Rohan Das'));
    const { page } = visitor;
    const chat = `/chat?receiverId=${await idOf(desktop)}`;
    const told = page.getByText('A recording that was not sent. Listen to it, send it or discard it.');
    await page.goto(chat);
    await speak(page);
    await page.reload();
    await expect(told).toBeVisible();
    await playVoice(page, 'Your voice note');
    await page.getByRole('button', { name: 'Discard the voice note' }).click();
    await expect(page.getByRole('button', { name: 'Record a voice note' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Record a voice note' })).toBeVisible();

    // A reload during the recording keeps what was recorded so far.
    await page.getByRole('button', { name: 'Record a voice note' }).click();
    await expect(page.getByRole('timer')).toHaveText('0:04', { timeout: 20_000 });
    await page.reload();
    await expect(told).toBeVisible();
    await playVoice(page, 'Your voice note');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.locator('[data-message] .voice-note')).toHaveCount(1, { timeout: 20_000 });
    await page.reload();
    await expect(page.locator('[data-message] .voice-note')).toHaveCount(1);
    await expect(told).toHaveCount(0);

    await speak(page);
    await page.goto('/');
    const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    expect(await databases()).toContain('tanabana-recordings');
    await page.getByRole('button', { name: 'Profile menu' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
    expect(await databases()).not.toContain('tanabana-recordings');
  },
);

journey(
  'a voice note that could not leave survives a reload, can be heard meanwhile, and is sent once',
  async ({ open }) => {
    const desktop = await open();
    await register(desktop, newPerson('Kavya Rathore'));
    const visitor = await open({ screen: 'phone' });
    await register(visitor, newPerson('Rohan Das'));
    visitor.expectComplaint(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const { page } = visitor;
    await page.route('**/api/chat/sendVoice', (call) => call.abort());
    await page.goto(`/chat?receiverId=${await idOf(desktop)}`);
    await speak(page);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.locator('[data-waiting] .voice-note')).toHaveCount(1);
    await page.reload();
    await expect(page.locator('[data-waiting] .voice-note')).toHaveCount(1);
    await playVoice(page, 'Your voice note');
    await page.unroute('**/api/chat/sendVoice');
    await page.reload();
    await expect(page.locator('[data-message] .voice-note')).toHaveCount(1, { timeout: 30_000 });
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
    await playVoice(page, 'Your voice note');
  },
);
