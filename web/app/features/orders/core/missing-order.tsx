import { useWords } from '#web/platform/i18n/use-words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ordersWords } from '../orders.words.ts';

/** Not there, or not for this viewer: the two look the same. */
export function MissingOrder() {
  const t = useWords(ordersWords, 'details');
  return (
    <div className="page grid min-h-[50dvh] place-content-center">
      <ErrorState heading="h1" title={t('missing')} line={t('missingLine')}>
        <ButtonLink to="/userDashboard">{t('back')}</ButtonLink>
      </ErrorState>
    </div>
  );
}
