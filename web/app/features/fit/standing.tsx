import type { ReactNode } from 'react';
import type { FitClaim } from '#contracts/fit/fit.fields.ts';
import { formatRupees } from '#contracts/money/money.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import { formatCalendarDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { classNames } from '#web/ui/styles/class-names.ts';
import fitWords from '#web/words/en/features/fit/fit.json';

interface StandingProps {
  claim: FitClaim;
  /** The acts. */
  children?: ReactNode;
}

/** How a claim stands for one of its sides, by when what comes next, and what the reader can do. */
export function Standing({ claim, children }: StandingProps) {
  const t = useWords(fitWords, 'standing');
  const { state, role, buyer, maker, timer, turn, price, alteration, sewn } = claim;
  const side = role === 'MAKER' ? 'MAKER' : 'BUYER';
  // The timer ends with the day before this moment.
  const day = timer === null ? '' : formatCalendarDay(istDayOf(new Date(Date.parse(timer.endsAt) - 1)));
  const gaps = {
    ...{ name: side === 'BUYER' ? maker.name : buyer.name, day },
    total: price === null ? '' : formatRupees(price.total),
  };
  return (
    <section
      className={classNames(
        'grid gap-4 rounded-md px-5 pt-5 pb-5 md:px-6',
        turn === role ? 'bg-turmeric-wash' : 'bg-sunk',
      )}
    >
      <div className="grid gap-2" role="status">
        <p className="voice text-4 leading-[1.35]">
          {state === 'OPEN' && role === 'MAKER' && sewn !== null
            ? t('answer', gaps)
            : t(`${state}.${side}`, gaps)}
        </p>
        {timer?.kind === 'ARRIVAL' ? <p className="meta">{t('arrival', { day })}</p> : null}
        {alteration?.promisedBy ? (
          <p className="num font-semibold">
            {t(state === 'FREE' || state === 'ACCEPTED' ? 'ifToday' : 'promised', {
              day: formatCalendarDay(alteration.promisedBy),
            })}
          </p>
        ) : null}
      </div>
      {children}
    </section>
  );
}
