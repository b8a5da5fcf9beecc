import { roles } from '#contracts/accounts/roles.ts';
import type { Act } from '#contracts/admin/audit/acts.contract.ts';
import type { ActField } from '#contracts/admin/audit/acts.rules.ts';
import { noonOf } from '#contracts/platform/dates-in-words.ts';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOfStatus } from '#web/ui/status.ts';
import { usersWords } from '../users/users.words.ts';
import { auditWords } from './audit.words.ts';

/** They hold codes, such as PUBLISHED; the others hold what somebody typed, and a figure or a day. */
const coded: readonly ActField[] = [
  'standing',
  'status',
  'orderStatus',
  'designStatus',
  'measuring',
  'priority',
];

/** What an admin did, and what it changed. */
export function DoneAct({ act: { name, changes } }: { act: Act }) {
  const t = useWords(auditWords);
  const ofUser = useWords(usersWords);
  const inWords = (field: ActField, fact: string | null) => {
    if (fact === null) return t('none');
    if (field === 'suspendedUntil' || field === 'expectedOn')
      return formatShortDay(noonOf(fact).toISOString());
    if (field === 'isVerified') return t(fact === 'true' ? 'yes' : 'no');
    const role = field === 'role' && roles.find((each) => each === fact);
    if (role) return ofUser(`roles.${role}`);
    return coded.includes(field) ? wordsOfStatus(fact) : fact;
  };
  return (
    <span className="grid">
      <span className="font-semibold">{t(`acts.${name}`)}</span>
      {changes.map(({ field, before, after }) => (
        <span key={field} className="meta wrap-anywhere">
          {t('change', {
            field: t(`fields.${field}`),
            before: inWords(field, before),
            after: inWords(field, after),
          })}
        </span>
      ))}
    </span>
  );
}
