import type { ReactNode } from 'react';
import { useWords } from '#web/platform/i18n/use-words.ts';
import plansWords from '#web/words/en/features/plans/plans.json';

interface StaleNoteProps {
  /** What has changed. */
  line: string;
  /** The newer state, beside what is typed. */
  children?: ReactNode;
}

/** Says in an open form that the step has changed meanwhile, and shows it as it is now. */
export function StaleNote({ line, children }: StaleNoteProps) {
  const t = useWords(plansWords, 'stale');
  return (
    <div role="alert" className="grid gap-3 rounded-md bg-turmeric-wash px-5 py-4">
      <p className="font-semibold">{t('title')}</p>
      <p>{line}</p>
      {children}
      <p className="meta">{t('kept')}</p>
    </div>
  );
}
