// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { localeNames } from '#contracts/platform/locales.ts';
import { changeAppearance } from '#contracts/profiles/appearance/appearance.contract.ts';
import { fakeNetwork, refused } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { AppearanceTab } from './appearance-tab.tsx';

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const chosen = () =>
  screen.getAllByRole<HTMLInputElement>('radio').flatMap((each) => (each.checked ? [each.value] : []));

function openTab(appearance: Viewer['appearance']) {
  const network = fakeNetwork();
  onTestFinished(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the page writes it so as well
    document.cookie = 'tanabana_language=; path=/; max-age=0';
  });
  // Changing the language reloads the page.
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined);
  return { network, reload, ...renderPart(<AppearanceTab />, { ...asha, appearance }) };
}

it('shows the language of the account and not that of the page', () => {
  openTab({ theme: null, textSize: null, language: 'bn' });
  expect(chosen()).toContain('bn');
  expect(chosen()).not.toContain('en');
});

it('shows English where no language is stored, and stores it where it is pressed', async () => {
  const { network, user } = openTab(null);
  expect(radio(localeNames.en).checked).toBe(true);
  const saved = { theme: 'system', textSize: 'usual', language: 'en' } as const;
  network.answer(changeAppearance, { success: true, data: saved });
  await user.click(radio(localeNames.en));
  await waitFor(() => expect(network.calls(changeAppearance).map(({ body }) => body)).toEqual([saved]));
});

it('stores a choice that is drawn as chosen already', async () => {
  const stored = { theme: 'system', textSize: 'usual', language: 'hi' } as const;
  const { network, user } = openTab(stored);
  network.answer(changeAppearance, { success: true, data: stored }, { success: true, data: stored });
  await user.click(radio(localeNames.hi));
  await user.click(radio('System'));
  await waitFor(() => expect(network.calls(changeAppearance)).toHaveLength(2));
});

it('shows the stored language again where another one could not be stored', async () => {
  const { network, user } = openTab({ theme: 'dark', textSize: 'usual', language: 'ta' });
  network.answer(changeAppearance, refused(503, { code: 'UNAVAILABLE', message: 'Please try again.' }));
  await user.click(radio(localeNames.hi));
  await screen.findByText('Not saved for your other devices yet');
  expect(radio(localeNames.ta).checked).toBe(true);
});
