import type { ReactNode } from 'react';
import { formatRupees } from '#contracts/money/money.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import type { Bid, Brief } from '#contracts/quotes/briefs/briefs.fields.ts';
import { formatCalendarDay } from '#web/platform/i18n/dates.ts';
import { townOf } from '#web/platform/i18n/places.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Check, CircleAlert, Star } from '#web/ui/icons.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import briefsWords from '#web/words/en/features/quotes/briefs.json';
import quotesWords from '#web/words/en/features/quotes/quotes.json';
import { lastDayOf } from '../../last-day.ts';
import { QuotePictures } from '../../quote-pictures.tsx';

interface CellProps {
  bid: Bid;
  brief: Brief;
}

export interface BidRow {
  name:
    | 'price'
    | 'arrives'
    | 'making'
    | 'lines'
    | 'included'
    | 'freeChanges'
    | 'pictures'
    | 'words'
    | 'figures'
    | 'validUntil';
  /** A word that is added to the heading. */
  note?: 'ifPaid';
  Cell: (props: CellProps) => ReactNode;
}

/** What is compared, in the order in which a buyer asks. */
export const bidRows: readonly BidRow[] = [
  { name: 'price', Cell: Price },
  { name: 'arrives', note: 'ifPaid', Cell: Arrives },
  { name: 'making', Cell: Making },
  { name: 'figures', Cell: Figures },
  { name: 'lines', Cell: Lines },
  { name: 'included', Cell: ({ bid }) => <Said text={bid.included} /> },
  { name: 'freeChanges', Cell: FreeChanges },
  { name: 'pictures', Cell: Pictures },
  { name: 'words', Cell: ({ bid }) => <Said text={bid.words} isVoice /> },
  { name: 'validUntil', Cell: ValidUntil },
];

function Price({ bid: { price, isInBudget }, brief }: CellProps) {
  const t = useWords(briefsWords, 'compare');
  return (
    <>
      <p className="num font-display text-5 leading-[1.15]">{formatRupees(price.total)}</p>
      <p className="hint">{t('withTax')}</p>
      <p className="num mt-1 text-2 leading-[1.4]">{t('advance', { amount: formatRupees(price.advance) })}</p>
      <Mark isGood={isInBudget}>
        {isInBudget ? t('inBudget') : t('over', { amount: formatRupees(price.total - brief.budgetTo) })}
      </Mark>
    </>
  );
}

function Arrives({ bid: { promise } }: CellProps) {
  const t = useWords(briefsWords, 'compare');
  return (
    <>
      <p className="num">{t('by', { day: formatCalendarDay(promise.by) })}</p>
      <Mark isGood={!promise.isAfterNeeded}>{t(promise.isAfterNeeded ? 'late' : 'inTime')}</Mark>
    </>
  );
}

/** A sign and a word: the bid fits the brief here, or it does not. */
function Mark({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  const Sign = isGood ? Check : CircleAlert;
  return (
    <p
      className={classNames(
        'num mt-1.5 flex items-start gap-1 text-2 leading-[1.35]',
        isGood ? 'text-good' : 'text-warn',
      )}
    >
      <Sign className="size-4" />
      <span className="min-w-0 pt-px">{children}</span>
    </p>
  );
}

function Making({ bid }: CellProps) {
  const q = useWords(quotesWords, 'page');
  return <p className="num">{q('days', { count: bid.days })}</p>;
}

function Figures({ bid: { maker } }: CellProps) {
  const t = useWords(briefsWords, 'compare');
  const { rating, reviewsCount, ordersDone, isVerified, distanceKm, city } = maker;
  return (
    <div className="grid gap-1 text-2 leading-[1.4]">
      {rating === null ? (
        <p>{t('noReviews')}</p>
      ) : (
        <p className="num flex items-center gap-1">
          <Star className="size-4 fill-current text-turmeric" />
          <span aria-hidden="true" className="pt-px">
            {rating.toFixed(1)} ({reviewsCount})
          </span>
          <span className="sr-only">{t('rating', { rating: rating.toFixed(1), count: reviewsCount })}</span>
        </p>
      )}
      <p className="num">{t('ordersDone', { count: ordersDone })}</p>
      {isVerified ? <p>{t('verified')}</p> : null}
      {city === '' ? null : <p>{townOf(city)}</p>}
      {distanceKm === null ? null : <p className="num">{t('distance', { km: distanceKm })}</p>}
    </div>
  );
}

function Lines({ bid }: CellProps) {
  const q = useWords(quotesWords, 'page');
  return (
    <ul className="grid gap-2 text-2 leading-[1.35]">
      {bid.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no ids, and a revision never changes
        <li key={index} className="flex flex-wrap justify-between gap-x-2">
          <span lang={writtenIn(line.label)} dir="auto" className="wrap-anywhere">
            {line.label === '' ? q('discount') : line.label}
          </span>
          <span className="num ml-auto text-ink-2">{formatRupees(line.amount)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Words of the maker; long ones are cut, and the page of the offer has them in full. */
function Said({ text, isVoice = false }: { text: string; isVoice?: boolean }) {
  const t = useWords(briefsWords, 'compare');
  if (text === '')
    return (
      <p className="hint">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t('nothing')}</span>
      </p>
    );
  return (
    <p
      lang={writtenIn(text)}
      dir="auto"
      className={classNames('line-clamp-6 text-2 leading-[1.45] wrap-anywhere', isVoice && 'voice')}
    >
      {text}
    </p>
  );
}

function FreeChanges({ bid }: CellProps) {
  const q = useWords(quotesWords, 'page');
  return <p className="num">{q('freeChangesCount', { count: bid.freeChanges })}</p>;
}

function Pictures({ bid }: CellProps) {
  return <QuotePictures pictures={bid.pictures} title={bid.title} isCompact />;
}

function ValidUntil({ bid: { validUntil } }: CellProps) {
  return validUntil === null ? null : <p className="num">{lastDayOf(validUntil)}</p>;
}
