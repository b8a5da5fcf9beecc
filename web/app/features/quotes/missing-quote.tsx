import { useWords } from '#web/platform/i18n/use-words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Slip } from '#web/ui/floats/slip.tsx';
import { Loading, Weave, WeaveLines } from '#web/ui/skeleton.tsx';
import quotesWords from '#web/words/en/features/quotes/quotes.json';

export function MissingQuote() {
  const t = useWords(quotesWords, 'page');
  return (
    <div className="page grid min-h-[60dvh] place-content-center">
      <EmptyState heading="h1" picture="letter" title={t('missing')} line={t('missingLine')}>
        <ButtonLink to="/quotes">{t('back')}</ButtonLink>
      </EmptyState>
    </div>
  );
}

export function QuoteSkeleton() {
  return (
    <Loading className="quote-page">
      <div className="grid content-start gap-5">
        <WeaveLines widths={['w-1/4', 'w-3/5']} />
        <Weave className="aspect-4/5 max-w-[560px]" />
      </div>
      <SkeletonSide />
    </Loading>
  );
}

/** For the pages with a form: writing, revising and paying. */
export function QuoteFormSkeleton() {
  return (
    <Loading className="quote-page">
      <div className="grid content-start gap-6">
        {['title', 'words', 'lines', 'terms'].map((key) => (
          <div key={key} className="grid gap-2">
            <Weave className="h-3 w-24" />
            <Weave className="h-12" />
          </div>
        ))}
      </div>
      <SkeletonSide />
    </Loading>
  );
}

function SkeletonSide() {
  return (
    <Slip className="grid content-start gap-6 self-start">
      <WeaveLines widths={['w-1/2', 'w-full', 'w-11/12', 'w-10/12']} />
      <Weave className="h-12" />
    </Slip>
  );
}
