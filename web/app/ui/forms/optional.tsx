import type { ReactNode } from 'react';
import { useWords } from '#web/platform/i18n/use-words.ts';
import uiWords from '#web/words/en/platform/i18n/ui.json';

/** Stands behind the label of a field that may stay empty. */
export function OptionalMark() {
  const t = useWords(uiWords);
  return <span className="hint font-normal">{t('optional')}</span>;
}

/** The label of a field that may stay empty. */
export function Optional({ children }: { children: ReactNode }) {
  return (
    <>
      {children} <OptionalMark />
    </>
  );
}
