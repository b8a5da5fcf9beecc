import { Link } from 'react-router';
import { noonOf } from '#contracts/platform/dates-in-words.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import type { ClosedShop } from '#contracts/profiles/shop/shop.contract.ts';
import { weekdayInWords } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { CalendarClock } from '#web/ui/icons.tsx';
import closedWords from '#web/words/en/features/profiles/shop/closed.json';
import { addressOfTab } from '../profile-tab.ts';

interface ClosedNoteProps {
  closed: NonNullable<ClosedShop>;
  makerName: string;
  /** The reader: a buyer, the maker, or the maker while changing it. */
  reader?: 'buyer' | 'maker' | 'changing';
}

/** Why a maker takes no orders now, and when they will again. */
export function ClosedNote({ closed, makerName, reader = 'buyer' }: ClosedNoteProps) {
  const t = useWords(closedWords);
  const { reason, opensOn, note } = closed;
  const date = weekdayInWords(noonOf(opensOn));
  return (
    <div role="note" className="slip flex gap-3.5 p-5">
      <CalendarClock className="mt-px flex-none text-ink-2" aria-hidden="true" />
      <div className="grid min-w-0 gap-1 leading-[1.4]">
        <p className="font-semibold wrap-anywhere">
          {reason === 'PAUSED' ? t('paused', { maker: makerName, date }) : t('full', { maker: makerName })}
        </p>
        {reason === 'FULL' ? <p>{t('nextFree', { date })}</p> : null}
        {note === '' ? null : (
          <p lang={writtenIn(note)} dir="auto" className="wrap-anywhere text-ink-2">
            {t('quoted', { words: note })}
          </p>
        )}
        <p className="hint">
          {reader === 'buyer' ? t('stillWrite') : t('own')}{' '}
          {reader === 'maker' ? (
            <Link className="link" to={addressOfTab('shop')}>
              {t('change')}
            </Link>
          ) : null}
        </p>
      </div>
    </div>
  );
}
