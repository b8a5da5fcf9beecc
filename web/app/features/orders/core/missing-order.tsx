import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import ordersWords from '#web/words/en/features/orders/orders.json';

/** For an order that does not exist or that this viewer may not see: both look the same. */
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

interface OrderFailureProps {
  title: string;
  error: unknown;
  onRetry: () => void;
  /** The page uses the full width. */
  isWide?: boolean;
}

/** Shown if an order's page could not be loaded; keeps its title and the back link. */
export function OrderFailure({ title, error, onRetry, isWide = false }: OrderFailureProps) {
  const t = useWords(ordersWords, 'details');
  return (
    <div className={classNames('page', !isWide && 'max-w-[1240px]!')}>
      <BackLink to="/userDashboard">{t('back')}</BackLink>
      <h1 className="title-1 mt-2">{title}</h1>
      <ErrorState line={sentenceOf(error)} onRetry={onRetry} />
    </div>
  );
}
