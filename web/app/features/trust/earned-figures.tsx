import { Link } from 'react-router';
import type { TrustFigure } from '#contracts/trust/trust.contract.ts';
import { spanOf, type TrustFigureName, trustFigureNames } from '#contracts/trust/trust.rules.ts';
import { formatCalendarDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import earnedWords from '#web/words/en/features/trust/earned.json';

/** What a maker has earned by their work; a figure without enough orders says so instead of a number. */
export function EarnedFigures({ figures }: { figures: readonly TrustFigure[] }) {
  const t = useWords(earnedWords);
  const [first] = figures;
  return (
    <section aria-labelledby="earned-title" className="grid gap-1">
      <h2 id="earned-title" className="font-sans font-semibold">
        {t('title')}
      </h2>
      {first === undefined ? (
        <p className="meta">{t('notEnough')}</p>
      ) : (
        <>
          <dl className="num">
            {trustFigureNames.map((name) => (
              <div
                key={name}
                className="grid gap-x-4 border-b border-seam py-2 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-baseline"
              >
                <dt className="meta">{t(`names.${name}`)}</dt>
                <dd>
                  <Earned name={name} earned={figures.find(({ figure }) => figure === name)} />
                </dd>
              </div>
            ))}
          </dl>
          <p className="hint num">
            {t('period', { from: formatCalendarDay(first.from), to: formatCalendarDay(first.to) })}
          </p>
        </>
      )}
      <Link to="/trust" className="link meta inline-flex min-h-11 items-center justify-self-start">
        {t('how')}
      </Link>
    </section>
  );
}

function Earned({ name, earned }: { name: TrustFigureName; earned: TrustFigure | undefined }) {
  const t = useWords(earnedWords);
  if (earned === undefined) return <span className="meta">{t(`few.${name}`)}</span>;
  const { value, count } = earned;
  const span = spanOf(value);
  return (
    <>
      <b className="font-display text-[1.25rem] font-normal">
        {name === 'ANSWER_TIME' ? t(`within.${span.unit}`, { amount: span.amount }) : t('percent', { value })}
      </b>{' '}
      <span className="meta">{t(`counts.${name}`, { count })}</span>
    </>
  );
}
