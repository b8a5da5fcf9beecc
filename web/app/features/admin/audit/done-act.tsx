import { roles } from '#contracts/accounts/roles.ts';
import type { Act } from '#contracts/admin/audit/acts.contract.ts';
import type { ActField } from '#contracts/admin/audit/acts.rules.ts';
import { noonOf } from '#contracts/platform/dates-in-words.ts';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { labelOf } from '#web/platform/i18n/labels.ts';
import { namesIn } from '#web/platform/i18n/names.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOfStatus } from '#web/ui/status.ts';
import { usersWords } from '../users/users.words.ts';
import { auditWords } from './audit.words.ts';
import { codesWords } from './codes.words.ts';

const codeOf = namesIn(codesWords);

/** They hold codes, such as PUBLISHED; the others hold what somebody typed, and a figure or a day. */
const coded = ['standing', 'status', 'designStatus', 'measuring', 'priority'] as const;

/** What an admin did, and what it changed. */
export function DoneAct({ act }: { act: Act }) {
  const t = useWords(auditWords);
  return (
    <span className="grid">
      <span className="font-semibold">{t(`acts.${act.name}`)}</span>
      <ActChanges act={act} />
    </span>
  );
}

/** What an admin's act changed, a line each. */
export function ActChanges({ act: { changes } }: { act: Act }) {
  const t = useWords(auditWords);
  const ofUser = useWords(usersWords);
  const inWords = (field: ActField, fact: string | null) => {
    if (fact === null) return t('none');
    if (field === 'suspendedUntil' || field === 'expectedOn')
      return formatShortDay(noonOf(fact).toISOString());
    if (field === 'isVerified') return t(fact === 'true' ? 'yes' : 'no');
    const role = field === 'role' && roles.find((each) => each === fact);
    if (role) return ofUser(`roles.${role}`);
    if (field === 'orderStatus') return wordsOfStatus(fact);
    if (field === 'category' || field === 'condition') return labelOf(field, fact);
    const kind = coded.find((each) => each === field);
    // A priority is read however it is written.
    return kind ? codeOf(kind, kind === 'priority' ? fact.toLowerCase() : fact) : fact;
  };
  return changes.map(({ field, before, after }) => (
    <span key={field} className="meta wrap-anywhere">
      {t('change', {
        field: t(`fields.${field}`),
        before: inWords(field, before),
        after: inWords(field, after),
      })}
    </span>
  ));
}
