import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import type { Bid, Brief } from '#contracts/quotes/briefs/briefs.fields.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Byline } from '#web/ui/byline.tsx';
import briefsWords from '#web/words/en/features/quotes/briefs.json';
import { QuoteBadge } from '../../quote-badge.tsx';
import { BidActs } from './bid-acts.tsx';
import { bidRows } from './bid-rows.tsx';

interface BidTableProps {
  brief: Brief;
  /** The columns, from left to right. */
  bids: readonly Bid[];
  onAccept: (bid: Bid) => void;
  onDecline: (bid: Bid) => void;
}

/**
 * The bids beside each other, one column for each. On phones the heading of a row stands above its cells and stays
 * while the columns are swiped; two columns and the edge of a third fit.
 */
export function BidTable({ brief, bids, onAccept, onDecline }: BidTableProps) {
  const t = useWords(briefsWords, 'compare');
  const sideOf = ({ quoteId, can }: Bid) =>
    quoteId === brief.acceptedQuoteId ? 'chosen' : can.accept || can.decline ? undefined : 'over';
  const style: CSSProperties & { '--bids': number } = { '--bids': bids.length };
  return (
    <section
      className="bid-scroll"
      aria-label={t('label')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      style={style}
    >
      <table className="bid-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t('maker')}</span>
            </th>
            {bids.map((bid) => (
              <th key={bid.quoteId} scope="col" data-side={sideOf(bid)}>
                <Maker bid={bid} hasBadge={isMarked(bid, brief)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bidRows.map(({ name, note, Cell }) => (
            <tr key={name}>
              <th scope="row">
                <span className="bid-row-name">
                  <span className="caps">{t(name)}</span>
                  {note ? <span className="hint">{t(note)}</span> : null}
                </span>
              </th>
              {bids.map((bid) => (
                <td key={bid.quoteId} data-side={sideOf(bid)}>
                  <Cell bid={bid} brief={brief} />
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">
              <span className="bid-row-name">
                <span className="caps">{t('answer')}</span>
              </span>
            </th>
            {bids.map((bid) => (
              <td key={bid.quoteId} data-side={sideOf(bid)}>
                <BidActs bid={bid} onAccept={() => onAccept(bid)} onDecline={() => onDecline(bid)} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

/** A bid that ended with its brief was not declined, although that is its state: its column is only dimmed. */
const isMarked = ({ quoteId, state }: Bid, brief: Brief) =>
  quoteId === brief.acceptedQuoteId ||
  (state !== 'OFFERED' && (state !== 'DECLINED' || brief.state === 'OPEN'));

function Maker({ bid, hasBadge }: { bid: Bid; hasBadge: boolean }) {
  const t = useWords(briefsWords, 'compare');
  const { maker, state, revision } = bid;
  const person = { id: maker.id, name: maker.name, profileImage: maker.image };
  return (
    <div className="grid justify-items-start gap-2">
      {maker.id > 0 ? (
        <Link to={`/publicProfile/${maker.id}`} prefetch="intent" className="block max-w-full">
          <Byline person={person} verified={maker.isVerified} size="small" wraps />
        </Link>
      ) : (
        <Byline person={person} size="small" wraps />
      )}
      {hasBadge ? <QuoteBadge state={state} /> : null}
      {revision > 1 ? <p className="meta num font-normal">{t('revision', { number: revision })}</p> : null}
    </div>
  );
}
