import { writtenIn } from '#contracts/platform/written-in.ts';
import type { SharedQuote } from '#contracts/quotes/sharing.contract.ts';
import { formatCalendarDay, formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Tone } from '#web/ui/status.ts';
import quotesWords from '#web/words/en/features/quotes/quotes.json';
import sharingWords from '#web/words/en/features/quotes/sharing.json';
import { Fact } from '../fact.tsx';
import { lastDayOf } from '../last-day.ts';
import { PictureGallery } from '../picture-gallery.tsx';
import { QuotePrice } from '../quote-price.tsx';

const tones: Record<SharedQuote['stage'], Tone> = {
  OPEN: 'note',
  ACCEPTED: 'good',
  ORDERED: 'good',
  ENDED: 'still',
};

/** What the family sees of a quote: pictures, lines and terms, without names. */
export function SharedQuoteView({ quote }: { quote: SharedQuote }) {
  const t = useWords(sharingWords, 'page');
  const q = useWords(quotesWords, 'page');
  const {
    stage,
    title,
    included,
    lines,
    price,
    days,
    functionOn,
    freeChanges,
    validUntil,
    pictures,
    endsAt,
  } = quote;
  return (
    <article className="quote-page">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-7">
        <header className="grid justify-items-start gap-2.5">
          <p className="meta">{t('lead')}</p>
          <h1 lang={writtenIn(title)} dir="auto" className="title-1 wrap-anywhere">
            {title}
          </h1>
          <Badge tone={tones[stage]}>{t(`stage.${stage}`)}</Badge>
        </header>
        <PictureGallery pictures={pictures} title={title} />
      </div>
      <div className="quote-side">
        <QuotePrice lines={lines} price={price} />
        <dl className="grid gap-3.5 px-1">
          <Fact name={q('making')}>
            <span className="num">{q('days', { count: days })}</span>
          </Fact>
          {functionOn === null ? null : (
            <Fact name={q('function')}>
              <span className="num">{formatCalendarDay(functionOn)}</span>
            </Fact>
          )}
          {included === '' ? null : (
            <Fact name={q('included')}>
              <span lang={writtenIn(included)} dir="auto" className="whitespace-pre-line wrap-anywhere">
                {included}
              </span>
            </Fact>
          )}
          <Fact name={q('freeChanges')}>{q('freeChangesCount', { count: freeChanges })}</Fact>
          {validUntil === null || stage === 'ORDERED' || stage === 'ENDED' ? null : (
            <Fact name={q('validUntil')}>
              <span className="num">{lastDayOf(validUntil)}</span>
            </Fact>
          )}
        </dl>
        <p className="hint px-1">{t('ends', { day: formatShortDay(endsAt) })}</p>
      </div>
    </article>
  );
}
