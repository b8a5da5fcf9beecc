import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Check } from '#web/ui/icons.tsx';
import settingsWords from '#web/words/en/features/settings/settings.json';

/** How long the sign is shown, in milliseconds. */
const shownFor = 4000;

/** A "saved" sign, shown briefly beside a changed setting. Call `show` once it is saved. */
export function useSavedSign(): { sign: ReactNode; show: () => void } {
  const t = useWords(settingsWords);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times === 0) return;
    const timer = setTimeout(() => setTimes(0), shownFor);
    return () => clearTimeout(timer);
  }, [times]);
  const sign = (
    <span role="status" className="saved-sign">
      {times > 0 ? (
        <>
          <Check className="size-4" />
          {t('changeSaved')}
        </>
      ) : null}
    </span>
  );
  return { sign, show: () => setTimes((before) => before + 1) };
}
