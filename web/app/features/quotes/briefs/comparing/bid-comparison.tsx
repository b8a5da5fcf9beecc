import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatRupees } from '#contracts/money/money.ts';
import type { Bid, Brief } from '#contracts/quotes/briefs/briefs.fields.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import briefsWords from '#web/words/en/features/quotes/briefs.json';
import { DeclineDialog } from '../../answering/answer-dialogs.tsx';
import { QuoteBadge } from '../../quote-badge.tsx';
import { refreshBrief } from '../briefs.api.ts';
import { AcceptBid } from './accept-bid.tsx';
import { BidTable } from './bid-table.tsx';
import { columnsOf } from './columns-of.ts';

/** The bids on a brief beside each other, for its owner, and the answers to them. */
export function BidComparison({ brief, bids }: { brief: Brief; bids: readonly Bid[] }) {
  const t = useWords(briefsWords, 'compare');
  const client = useQueryClient();
  // As the buyer saw the bid: if it changes meanwhile, the server says so.
  const [asked, setAsked] = useState<{ act: 'accept' | 'decline'; bid: Bid } | null>(null);
  const { columns, over } = columnsOf(bids, brief);
  const close = () => {
    setAsked(null);
    refreshBrief(client, brief.id);
  };
  return (
    <section aria-labelledby="brief-bids" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="brief-bids" className="title-2">
        {t('title')}
      </h2>
      {columns.length === 0 ? null : (
        <BidTable
          brief={brief}
          bids={columns}
          onAccept={(bid) => setAsked({ act: 'accept', bid })}
          onDecline={(bid) => setAsked({ act: 'decline', bid })}
        />
      )}
      <EndedBids bids={over} />
      {asked?.act === 'accept' ? (
        <AcceptBid
          brief={brief}
          bid={asked.bid}
          others={columns.filter(({ quoteId, can }) => can.accept && quoteId !== asked.bid.quoteId).length}
          onClose={close}
        />
      ) : null}
      {asked?.act === 'decline' ? (
        <DeclineDialog
          quote={{ id: asked.bid.quoteId, maker: asked.bid.maker }}
          seen={asked.bid.revision}
          onClose={close}
        />
      ) : null}
    </section>
  );
}

/** The bids that have ended, as links to their quotes. */
function EndedBids({ bids }: { bids: readonly Bid[] }) {
  const t = useWords(briefsWords, 'compare');
  if (bids.length === 0) return null;
  return (
    <div className="mt-2 grid gap-2">
      <h3 className="meta font-sans font-semibold">{t('ended')}</h3>
      <ul className="divide-y divide-seam border-y border-seam">
        {bids.map(({ quoteId, state, price, maker }) => (
          <li key={quoteId}>
            <Link
              to={`/quotes/${quoteId}`}
              prefetch="intent"
              className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 py-2.5"
            >
              <span className="min-w-0 grow wrap-anywhere">{maker.name}</span>
              <span className="num text-ink-2">{formatRupees(price.total)}</span>
              <QuoteBadge state={state} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
