import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import type { changeAppearance } from '#contracts/profiles/appearance/appearance.contract.ts';
import type { Appearance } from '#contracts/profiles/appearance/appearance.rules.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { isLocaleFixed, pageLocale } from '#web/platform/i18n/page-locale.ts';
import { leavePage } from '#web/platform/network/leave-page.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { viewerQuery } from '#web/platform/viewer/viewer-query.ts';
import { chosenLanguage, storeLanguage } from './chosen-language.ts';
import { appearanceNow, storeAppearance } from './use-appearance.ts';

/** Applies a choice to this device at once and saves it for the viewer's other devices; rejects if saving failed. */
export function useChooseAppearance(): (changes: Partial<Appearance>) => Promise<void> {
  const client = useQueryClient();
  const { viewer } = useViewer();
  const { mutateAsync } = useMutation({
    // Runs changes one after the other, so that the last choice is the one saved.
    scope: { id: 'appearance' },
    mutationFn: (body: Appearance) =>
      api.call<typeof changeAppearance>('POST /api/users/appearance', { body }),
    async onMutate(appearance) {
      await client.cancelQueries({ queryKey: viewerQuery.key });
      const before = client.getQueryData<Viewer | null>(viewerQuery.key)?.appearance?.language ?? null;
      client.setQueryData<Viewer | null>(viewerQuery.key, (known) => known && { ...known, appearance });
      return before;
    },
    // On failure, theme and text size stay as shown on this device; the language is rolled back, because letters use
    // it too.
    onError(_error, appearance, before = null) {
      const kept = { ...appearance, language: before };
      client.setQueryData<Viewer | null>(viewerQuery.key, (known) => known && { ...known, appearance: kept });
    },
  });
  return async (changes) => {
    const appearance = { ...appearanceNow(), ...changes };
    storeAppearance(appearance);
    if (!viewer) return;
    // The language stored on this device may be the choice of a person who was signed in here before.
    const own = client.getQueryData<Viewer | null>(viewerQuery.key)?.appearance ?? viewer.appearance;
    await mutateAsync({ ...appearance, language: own?.language ?? null, ...changes });
  };
}

/** Applies what the viewer has chosen on another device. Used once, at the root. */
export function useAppearanceOfViewer(): void {
  const appearance = useViewer().viewer?.appearance ?? null;
  const { theme, textSize, language } = appearance ?? {};
  useEffect(() => {
    if (!theme || !textSize) return;
    const now = appearanceNow();
    if (now.theme !== theme || now.textSize !== textSize)
      storeAppearance({ theme, textSize, language: null });
  }, [theme, textSize]);
  useEffect(() => {
    // If the language is already stored here, the page is in it, or the browser blocks cookies.
    if (!language || language === chosenLanguage()) return;
    storeLanguage(language);
    if (language !== pageLocale() && !isLocaleFixed()) leavePage(() => window.location.reload());
  }, [language]);
}
