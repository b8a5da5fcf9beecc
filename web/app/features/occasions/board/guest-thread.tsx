import { formatRupees } from '#contracts/money/money.ts';
import type { OccasionGuest } from '#contracts/occasions/occasions.fields.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Check } from '#web/ui/icons.tsx';
import occasionsWords from '#web/words/en/features/occasions/occasions.json';

/** One person's thread from measured to paid to ready; each part is sewn as far as it is done. */
export function GuestThread({ guest }: { guest: OccasionGuest }) {
  const t = useWords(occasionsWords, 'thread');
  const { measured, isPaid, isReady, paid, pieces } = guest;
  const isOpen = pieces.some(({ status }) => status !== 'CANCELLED');
  const parts = [
    {
      key: 'measured',
      isDone: measured !== 'NO',
      done: measured === 'NO' ? 0 : 1,
      says: t(`measured.${measured}`),
    },
    {
      key: 'paid',
      isDone: isPaid,
      done: paid.of === 0 ? 0 : paid.paid / paid.of,
      says: isPaid
        ? t('paid')
        : isOpen
          ? t('paidOf', { paid: formatRupees(paid.paid), of: formatRupees(paid.of) })
          : t('noPiece'),
    },
    { key: 'ready', isDone: isReady, done: isReady ? 1 : 0, says: t(isReady ? 'ready' : 'notReady') },
  ];
  return (
    <ol className="guest-thread">
      {parts.map(({ key, isDone, done, says }) => (
        <li key={key} data-done={isDone || undefined}>
          <span className="thread" aria-hidden="true" style={{ '--done': `${Math.round(done * 100)}%` }}>
            <i />
          </span>
          <span className="num flex items-center gap-1">
            {isDone ? <Check className="size-4 flex-none" /> : null}
            {says}
          </span>
        </li>
      ))}
    </ol>
  );
}
