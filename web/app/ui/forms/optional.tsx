import type { ReactNode } from 'react';
import { useWords } from '#web/platform/i18n/use-words.ts';
import uiWords from '#web/words/en/platform/i18n/ui.json';

/** The mark behind the label of an optional field. */
export function OptionalMark() {
  const t = useWords(uiWords);
  return <span className="hint font-normal">{t('optional')}</span>;
}

/** The label of an optional field. */
export function Optional({ children }: { children: ReactNode }) {
  return (
    <>
      {children} <OptionalMark />
    </>
  );
}
