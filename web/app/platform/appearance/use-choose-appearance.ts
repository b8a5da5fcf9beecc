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

/** Dresses this device at once, and remembers it for the viewer's other devices; rejects where that failed. */
export function useChooseAppearance(): (changes: Partial<Appearance>) => Promise<void> {
  const client = useQueryClient();
  const { viewer } = useViewer();
  const { mutateAsync } = useMutation({
    // One after the other, so that the last choice is the one that is remembered.
    scope: { id: 'appearance' },
    mutationFn: (body: Appearance) =>
      api.call<typeof changeAppearance>('POST /api/users/appearance', { body }),
    async onMutate(appearance) {
      await client.cancelQueries({ queryKey: viewerQuery.key });
      const before = client.getQueryData<Viewer | null>(viewerQuery.key)?.appearance?.language ?? null;
      client.setQueryData<Viewer | null>(viewerQuery.key, (known) => known && { ...known, appearance });
      return before;
    },
    // The theme and the size of text stay as this device shows them; the language is that of letters as well.
    onError(_error, appearance, before = null) {
      const kept = { ...appearance, language: before };
      client.setQueryData<Viewer | null>(viewerQuery.key, (known) => known && { ...known, appearance: kept });
    },
  });
  return async (changes) => {
    const appearance = { ...appearanceNow(), ...changes };
    storeAppearance(appearance);
    if (!viewer) return;
    // The language of this device may be the choice of the person who was signed in here before.
    const own = client.getQueryData<Viewer | null>(viewerQuery.key)?.appearance ?? viewer.appearance;
    await mutateAsync({ ...appearance, language: own?.language ?? null, ...changes });
  };
}

/** Dresses this device as its person has chosen elsewhere. Used once, at the root. */
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
    // A device that knows the language already has a page in it, or the browser keeps no cookies.
    if (!language || language === chosenLanguage()) return;
    storeLanguage(language);
    if (language !== pageLocale() && !isLocaleFixed()) leavePage(() => window.location.reload());
  }, [language]);
}
