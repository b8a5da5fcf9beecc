// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shareDesign } from '#contracts/engagement/engagement.contract.ts';
import { fakeNetwork } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { inLocale, sharedAddress } from '#web/platform/i18n/page-locale.ts';
import { toasts } from '#web/ui/floats/toast.ts';
import { ShareWithWords } from './share-button.tsx';

const design = {
  id: 7,
  title: 'Ajrakh stole',
  price: 2900,
  maker: { name: 'Sumaiya Khatri', city: 'Bhuj' },
  pictures: [{ url: '/media/originals/stole.webp' }],
};

async function openSheet() {
  const network = fakeNetwork();
  network.answer(shareDesign, { success: true, message: 'Shared', sharesCount: 1 });
  const { user } = renderPart(<ShareWithWords design={design} />, asha);
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Share this design' }));
    return within(await screen.findByRole('dialog', { name: 'Share this design' }));
  };
  const press = async (name: string) => user.click(screen.getByRole('button', { name }));
  const counted = (channel: string) =>
    waitFor(() => expect(network.calls(shareDesign).at(-1)?.body).toEqual({ channel }));
  return { sheet: await open(), open, press, counted };
}

const told = () => toasts.get().map(({ title }) => title);

it('shows what is shared with its picture, maker, town and price, and its address', async () => {
  const { sheet } = await openSheet();
  expect(sheet.getByText('Ajrakh stole')).toBeTruthy();
  expect(sheet.getByText('Sumaiya Khatri · Bhuj')).toBeTruthy();
  expect(sheet.getByText('₹2,900')).toBeTruthy();
  expect(sheet.getByRole('presentation').getAttribute('src')).toContain('stole.webp');
  expect(sheet.getByText(`${location.host}/product/7`)).toBeTruthy();
});

it('passes on the address in the language of a page that is not in English', () => {
  expect(inLocale('hi', () => sharedAddress('/product/7'))).toBe(`${location.origin}/hi/product/7`);
  expect(inLocale('en', () => sharedAddress('/product/7'))).toBe(`${location.origin}/product/7`);
});

it('hangs from the button that opened it', async () => {
  await openSheet();
  const dialog = await screen.findByRole('dialog', { name: 'Share this design' });
  expect(dialog.classList.contains('dialog-hanging')).toBe(true);
  expect(dialog.style.getPropertyValue('--hang-top')).toMatch(/px$/);
});

it('tells of success once the link is in the clipboard, and not when a window or a letter is opened', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue({ opener: null } as Window);
  const letters = vi.spyOn(window.location, 'href', 'set').mockReturnValue();
  const { open, press, counted } = await openSheet();
  await press('WhatsApp');
  await counted('whatsapp');
  expect(opened).toHaveBeenCalledTimes(1);
  await open();
  await press('Email');
  await counted('email');
  expect(letters.mock.lastCall?.[0]).toMatch(/^mailto:/);
  expect(told()).toEqual([]);
  await press('Copy link');
  await counted('link');
  expect(told()).toEqual(['Shared successfully!']);
  expect(await navigator.clipboard.readText()).toMatch(/\/product\/7$/);
  letters.mockRestore();
  opened.mockRestore();
});

it('says so when the window was not opened, and keeps the other ways in reach', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const { sheet, press } = await openSheet();
  await press('Telegram');
  expect(told()).toEqual(['Sharing failed!']);
  expect(sheet.getByRole('button', { name: 'Copy link' })).toBeTruthy();
  opened.mockRestore();
});
