import { compareRevisions } from '#contracts/quotes/compare-revisions.ts';
import type { Quote } from '#contracts/quotes/quotes.fields.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import quotesWords from '#web/words/en/features/quotes/quotes.json';
import { comparedOf } from './compared-of.ts';
import { QuoteChanges } from './quote-changes.tsx';

interface ChangedNoticeProps {
  quote: Quote;
  /** The number of the revision that the buyer has seen. */
  seen: number;
  /** Called when the buyer has read it; or `to`, the page that shows the newer offer. */
  onRead?: () => void;
  to?: string;
}

/** Shown in place of the acts if a revision came after the buyer opened the page: what changed, and the way on. */
export function ChangedNotice({ quote, seen, onRead, to }: ChangedNoticeProps) {
  const t = useWords(quotesWords, 'changes');
  const before = quote.revisions.find(({ number }) => number === seen);
  const after = quote.revisions.find(({ number }) => number === quote.revision);
  return (
    <section className="grid gap-4 rounded-md bg-turmeric-wash px-5 py-5 md:px-6" role="status">
      <div className="grid gap-1.5">
        <h2 className="title-3">{t('newer')}</h2>
        <p className="text-ink-2">{t('newerLine', { name: quote.maker.name })}</p>
      </div>
      {before && after ? (
        <QuoteChanges
          changes={compareRevisions(comparedOf(before), comparedOf(after))}
          pictures={[...before.pictures, ...after.pictures]}
        />
      ) : null}
      {to === undefined ? (
        <Button kind="primary" className="w-full" onClick={onRead}>
          {t('read')}
        </Button>
      ) : (
        <ButtonLink kind="primary" className="w-full" to={to}>
          {t('look')}
        </ButtonLink>
      )}
    </section>
  );
}
