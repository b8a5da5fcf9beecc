import { roles } from '#contracts/accounts/roles.ts';
import type { Act } from '#contracts/admin/audit/acts.contract.ts';
import type { ShownActField } from '#contracts/admin/audit/acts.rules.ts';
import { correctedFacts } from '#contracts/admin/users/users.rules.ts';
import { noonOf } from '#contracts/platform/dates-in-words.ts';
import { localeNames, readLocale } from '#contracts/platform/locales.ts';
import { colourOf, materialOf } from '#web/platform/cloth/cloth.ts';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { labelOf } from '#web/platform/i18n/labels.ts';
import { namesIn } from '#web/platform/i18n/names.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOfStatus } from '#web/ui/status.ts';
import auditWords from '#web/words/en/features/admin/audit/audit.json';
import codesWords from '#web/words/en/features/admin/audit/codes.json';
import usersWords from '#web/words/en/features/admin/users/users.json';

const codeOf = namesIn(codesWords);

/** Facts that hold codes, such as PUBLISHED. Others hold typed text, a figure or a day. */
const coded = ['standing', 'status', 'designStatus', 'measuring', 'priority'] as const;

type Change = Act['changes'][number];

/** Changes up to this many characters are shown in full; longer ones, such as typed text, are collapsed. */
const atAGlance = 90;

/** What an admin did and what it changed; many or long changes are collapsed. */
export function DoneAct({ act }: { act: Act }) {
  const t = useWords(auditWords);
  const lengthOf = ({ before, after }: Change) => (before ?? '').length + (after ?? '').length;
  const isLong = act.changes.length > 3 || act.changes.some((change) => lengthOf(change) > atAGlance);
  return (
    <span className="grid">
      <span className="font-semibold">{t(`acts.${act.name}`)}</span>
      {isLong ? (
        <details>
          <summary className="meta">{t('details')}</summary>
          <span className="grid gap-1 pt-1">
            <ActChanges act={act} />
          </span>
        </details>
      ) : (
        <ActChanges act={act} />
      )}
    </span>
  );
}

/** What an admin's act changed, one line each. */
export function ActChanges({ act: { changes } }: { act: Act }) {
  const t = useWords(auditWords);
  const inWords = useFactInWords();
  return changes.map(({ field, before, after }) => (
    <span key={field} className="meta wrap-anywhere">
      {before === null
        ? t('set', { field: t(`fields.${field}`), after: inWords(field, after) })
        : after === null
          ? t('removed', { field: t(`fields.${field}`), before: inWords(field, before) })
          : t('change', {
              field: t(`fields.${field}`),
              before: inWords(field, before),
              after: inWords(field, after),
            })}
    </span>
  ));
}

function useFactInWords(): (field: ShownActField, fact: string | null) => string {
  const t = useWords(auditWords);
  const ofUser = useWords(usersWords);
  return (field, fact) => {
    if (fact === null) return t('none');
    if (field === 'suspendedUntil' || field === 'expectedOn')
      return formatShortDay(noonOf(fact).toISOString());
    if (field === 'isVerified') return t(fact === 'true' ? 'yes' : 'no');
    const role = field === 'role' && roles.find((each) => each === fact);
    if (role) return ofUser(`roles.${role}`);
    if (field === 'orderStatus') return wordsOfStatus(fact);
    if (field === 'category' || field === 'condition') return labelOf(field, fact);
    if (field === 'color') return colourOf(fact);
    if (field === 'materialOne' || field === 'materialTwo') return materialOf(fact);
    if (field === 'language') return localeNames[readLocale(fact) ?? 'en'];
    if (field === 'corrected') return fact.split(', ').map(factOfUser).join(', ');
    const kind = coded.find((each) => each === field);
    // Priorities may be stored in upper or lower case.
    return kind ? codeOf(kind, kind === 'priority' ? fact.toLowerCase() : fact) : fact;
  };

  function factOfUser(code: string): string {
    const known = correctedFacts.find((each) => each === code);
    return known ? ofUser(`edit.facts.${known}`) : code;
  }
}
