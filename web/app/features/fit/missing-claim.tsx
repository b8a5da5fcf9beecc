import { useWords } from '#web/platform/i18n/use-words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Slip } from '#web/ui/floats/slip.tsx';
import { Loading, Weave, WeaveLines } from '#web/ui/skeleton.tsx';
import fitWords from '#web/words/en/features/fit/fit.json';

export function MissingClaim() {
  const t = useWords(fitWords, 'page');
  return (
    <div className="page grid min-h-[60dvh] place-content-center">
      <EmptyState heading="h1" picture="kurta" title={t('missing')} line={t('missingLine')}>
        <ButtonLink to="/userDashboard?tab=purchases">{t('toOrders')}</ButtonLink>
      </EmptyState>
    </div>
  );
}

export function FitSkeleton() {
  return (
    <Loading className="quote-page">
      <div className="grid content-start gap-5">
        <WeaveLines widths={['w-1/4', 'w-3/5', 'w-4/5']} />
        <Weave className="aspect-square max-w-[390px]" />
      </div>
      <Slip className="grid content-start gap-6 self-start">
        <WeaveLines widths={['w-1/2', 'w-full', 'w-11/12']} />
        <Weave className="h-12" />
      </Slip>
    </Loading>
  );
}
