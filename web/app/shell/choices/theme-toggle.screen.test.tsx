// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { changeAppearance } from '#contracts/profiles/appearance/appearance.contract.ts';
import type { Appearance } from '#contracts/profiles/appearance/appearance.rules.ts';
import { fakeNetwork } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { storeLanguage } from '#web/platform/appearance/chosen-language.ts';
import { ThemeToggle } from './theme-toggle.tsx';

const appearanceOf = (language: Appearance['language']): Appearance => ({
  theme: 'system',
  textSize: 'usual',
  language,
});

it.each(['ta', null] as const)(
  'a theme is remembered with one’s own language, %s, and not with that of who used the device before',
  async (language) => {
    storeLanguage('hi');
    onTestFinished(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: the page writes it so as well
      document.cookie = 'tanabana_language=; path=/; max-age=0';
    });
    const network = fakeNetwork();
    const saved: Appearance = { ...appearanceOf(language), theme: 'light' };
    network.answer(changeAppearance, { success: true, data: saved });
    const { user } = renderPart(<ThemeToggle />, { ...asha, appearance: appearanceOf(language) });
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(network.calls(changeAppearance).map(({ body }) => body)).toEqual([saved]));
  },
);
