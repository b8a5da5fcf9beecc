import { useState } from 'react';
import { writtenIn } from '#contracts/platform/written-in.ts';
import type { Quote } from '#contracts/quotes/quotes.fields.ts';
import { CancelLater } from '#web/features/orders/endings/cancel-later.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { MessageCircle } from '#web/ui/icons.tsx';
import quotesWords from '#web/words/en/features/quotes/quotes.json';
import { QuoteActs } from './answering/quote-acts.tsx';
import { QuoteStanding } from './answering/quote-standing.tsx';
import { ChangedNotice } from './comparing/changed-notice.tsx';
import { QuoteHistory } from './comparing/quote-history.tsx';
import { currentRevision } from './current-revision.ts';
import { QuoteBadge } from './quote-badge.tsx';
import { QuoteFacts } from './quote-facts.tsx';
import { QuotePictures } from './quote-pictures.tsx';
import { QuotePrice } from './quote-price.tsx';

/** A quote: its pictures and words, price and terms, what can be done, and what has happened. */
export function QuoteView({ quote }: { quote: Quote }) {
  const t = useWords(quotesWords);
  const { role, maker, buyer, state } = quote;
  // The revision that the reader has seen; acts name it, so that a newer one is not answered unread.
  const [seen, setSeen] = useState(quote.revision);
  const current = currentRevision(quote);
  if (current === undefined) return null;
  const isBuyer = role === 'BUYER';
  const other = isBuyer ? maker : buyer;
  const isUnread = isBuyer && seen < quote.revision;
  return (
    <>
      <BackLink to={isBuyer ? '/quotes' : '/quotes?side=written'}>{t('page.back')}</BackLink>
      <article className="quote-page mt-2">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-7">
          <header className="grid justify-items-start gap-2.5">
            <p className="caps">{t(isBuyer ? 'page.from' : 'page.to', { name: other.name })}</p>
            <h1 lang={writtenIn(current.title)} dir="auto" className="title-1 wrap-anywhere">
              {current.title === '' ? t('list.untitled') : current.title}
            </h1>
            <div aria-live="polite" className="flex flex-wrap items-center gap-3">
              <QuoteBadge state={state} />
              <span className="meta num">{t('page.revision', { number: current.number })}</span>
            </div>
          </header>
          <QuotePictures pictures={current.pictures} title={current.title} />
          {current.words === '' ? null : (
            <p
              lang={writtenIn(current.words)}
              dir="auto"
              className="voice max-w-[62ch] text-4 leading-[1.5] whitespace-pre-line wrap-anywhere"
            >
              {current.words}
            </p>
          )}
        </div>
        <div className="quote-side">
          {isUnread ? (
            <ChangedNotice quote={quote} seen={seen} onRead={() => setSeen(quote.revision)} />
          ) : (
            <QuoteStanding quote={quote} current={current}>
              <QuoteActs quote={quote} current={current} seen={seen} />
            </QuoteStanding>
          )}
          <QuotePrice lines={current.lines} price={current.price} />
          <QuoteFacts quote={quote} current={current} />
          {current.price === null || quote.turn === null ? null : (
            <CancelLater
              shares={quote.keptShares}
              advance={current.price.advance}
              maker={maker.name}
              reader={isBuyer ? 'buyer' : 'maker'}
            />
          )}
          {other.id > 0 ? (
            <ButtonLink
              kind="ghost"
              to={`/chat?receiverId=${other.id}${quote.design?.isShown ? `&designId=${quote.design.id}` : ''}`}
              prefetch="intent"
            >
              <MessageCircle />
              {t('page.message', { name: other.name })}
            </ButtonLink>
          ) : null}
        </div>
        <div className="quote-rest">
          <QuoteHistory quote={quote} />
        </div>
      </article>
    </>
  );
}
