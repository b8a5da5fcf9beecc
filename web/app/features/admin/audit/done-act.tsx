import type { Act } from '#contracts/admin/audit/acts.contract.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { auditWords } from './audit.words.ts';

/** What an admin did, and what it changed. */
export function DoneAct({ act: { name, changes } }: { act: Act }) {
  const t = useWords(auditWords);
  return (
    <span className="grid">
      <span className="font-semibold">{t(`acts.${name}`)}</span>
      {changes.map(({ field, before, after }) => (
        <span key={field} className="meta wrap-anywhere">
          {t('change', {
            field: t(`fields.${field}`),
            before: before ?? t('none'),
            after: after ?? t('none'),
          })}
        </span>
      ))}
    </span>
  );
}
