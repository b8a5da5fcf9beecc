import { formatRupees } from '#contracts/money/money.ts';
import type { Bid } from '#contracts/quotes/briefs/briefs.fields.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import briefsWords from '#web/words/en/features/quotes/briefs.json';

interface BidActsProps {
  bid: Bid;
  onAccept: () => void;
  onDecline: () => void;
}

/** What the buyer can do with a bid: accept it, read it in full, write to its maker, decline it. */
export function BidActs({ bid, onAccept, onDecline }: BidActsProps) {
  const t = useWords(briefsWords, 'compare');
  const { quoteId, can, price, maker } = bid;
  const { name } = maker;
  return (
    <div className="grid justify-items-start gap-x-2">
      {can.accept ? (
        <Button
          kind="secondary"
          className="mb-1 w-full"
          aria-haspopup="dialog"
          aria-label={t('acceptLabel', { name, total: formatRupees(price.total) })}
          onClick={onAccept}
        >
          {t('accept')}
        </Button>
      ) : null}
      <div className="-mx-2.5 grid justify-items-start">
        <ButtonLink
          kind="text"
          small
          to={`/quotes/${quoteId}`}
          prefetch="intent"
          aria-label={t('openLabel', { name })}
        >
          {t('open')}
        </ButtonLink>
        {maker.id > 0 ? (
          <ButtonLink
            kind="text"
            small
            to={`/chat?receiverId=${maker.id}`}
            prefetch="intent"
            aria-label={t('messageLabel', { name })}
          >
            {t('message')}
          </ButtonLink>
        ) : null}
        {can.decline ? (
          <Button
            kind="text"
            small
            aria-haspopup="dialog"
            aria-label={t('declineLabel', { name })}
            onClick={onDecline}
          >
            {t('decline')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
