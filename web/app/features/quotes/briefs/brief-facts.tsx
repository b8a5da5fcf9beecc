import { formatRupees } from '#contracts/money/money.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import type { Brief } from '#contracts/quotes/briefs/briefs.fields.ts';
import { formatCalendarDay } from '#web/platform/i18n/dates.ts';
import { townAndState } from '#web/platform/i18n/places.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import briefsWords from '#web/words/en/features/quotes/briefs.json';
import { Fact } from '../fact.tsx';
import { lastDayOf } from '../last-day.ts';
import { QuotePictures } from '../quote-pictures.tsx';

/** What the owner of a brief wrote, and its pictures. */
export function BriefContent({ brief }: { brief: Brief }) {
  return (
    <>
      <QuotePictures pictures={brief.pictures} title={brief.title} />
      <p
        lang={writtenIn(brief.words)}
        dir="auto"
        className="voice max-w-[62ch] text-4 leading-[1.5] whitespace-pre-line wrap-anywhere"
      >
        {brief.words}
      </p>
    </>
  );
}

/** The facts of a brief: garment, fabric, budget, day, person, place and its end. */
export function BriefFacts({ brief }: { brief: Brief }) {
  const t = useWords(briefsWords, 'facts');
  const g = useWords(measurementsWords, 'garments');
  const { garment, fabric, neededBy, place, pincode, distanceKm, state, endsAt } = brief;
  const town = place.city === '' ? place.state : townAndState(place.city, place.state);
  return (
    <dl className="grid gap-3.5">
      <Fact name={t('garment')}>{g(garment)}</Fact>
      {fabric === '' ? null : (
        <Fact name={t('fabric')}>
          <span lang={writtenIn(fabric)} dir="auto" className="wrap-anywhere">
            {fabric}
          </span>
        </Fact>
      )}
      <Fact name={t('budget')}>
        <Budget {...brief} />
      </Fact>
      <Fact name={t('neededBy')}>
        <span className="num">{formatCalendarDay(neededBy)}</span>
      </Fact>
      <Fact name={t('wearer')}>
        <Wearer {...brief} />
      </Fact>
      {town === '' && pincode === null ? null : (
        <Fact name={t('place')}>
          {town}
          {pincode === null ? null : <span className="num"> {pincode}</span>}
          {distanceKm === null ? null : (
            <span className="meta num block">{t('distance', { km: distanceKm })}</span>
          )}
        </Fact>
      )}
      {state === 'OPEN' ? (
        <Fact name={t('ends')}>
          <span className="num">{lastDayOf(endsAt)}</span>
        </Fact>
      ) : null}
    </dl>
  );
}

/** The range of a budget; one amount if both ends are the same. */
export function Budget({ budgetFrom, budgetTo }: Pick<Brief, 'budgetFrom' | 'budgetTo'>) {
  const t = useWords(briefsWords, 'facts');
  const to = formatRupees(budgetTo);
  return (
    <span className="num">
      {budgetFrom === budgetTo ? to : t('range', { from: formatRupees(budgetFrom), to })}
    </span>
  );
}

interface WearerProps extends Pick<Brief, 'wearer' | 'forName'> {
  /** Who reads it. */
  role?: Brief['role'];
}

/** Whom a piece is for. A child has no name. */
function Wearer({ wearer, forName, role = 'MAKER' }: WearerProps) {
  const t = useWords(briefsWords);
  if (wearer === 'SELF' && role === 'OWNER') return t('self');
  if (wearer !== 'FAMILY' || forName === '') return t(`wearers.${wearer}`);
  return (
    <span lang={writtenIn(forName)} dir="auto" className="wrap-anywhere">
      {forName}
    </span>
  );
}
