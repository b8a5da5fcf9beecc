import type { Act } from '#contracts/admin/audit/acts.contract.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOfStatus } from '#web/ui/status.ts';
import { auditWords } from './audit.words.ts';

/** What an admin did, and what it changed. */
export function DoneAct({ act: { name, changes } }: { act: Act }) {
  const t = useWords(auditWords);
  /** Facts are kept as codes: PUBLISHED, true. */
  const inWords = (fact: string | null) => {
    if (fact === null) return t('none');
    if (fact === 'true' || fact === 'false') return t(fact === 'true' ? 'yes' : 'no');
    return /^[A-Z]+(_[A-Z]+)*$/.test(fact) ? wordsOfStatus(fact) : fact;
  };
  return (
    <span className="grid">
      <span className="font-semibold">{t(`acts.${name}`)}</span>
      {changes.map(({ field, before, after }) => (
        <span key={field} className="meta wrap-anywhere">
          {t('change', {
            field: t(`fields.${field}`),
            before: inWords(before),
            after: inWords(after),
          })}
        </span>
      ))}
    </span>
  );
}
