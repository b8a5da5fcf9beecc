import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ordersWords } from '../orders.words.ts';

interface OrderFailureProps {
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** In place of an order's page that did not arrive: its title and the way back stay. */
export function OrderFailure({ title, error, onRetry }: OrderFailureProps) {
  const t = useWords(ordersWords, 'details');
  return (
    <div className="page max-w-[1240px]!">
      <BackLink to="/userDashboard">{t('back')}</BackLink>
      <h1 className="title-1 mt-2">{title}</h1>
      <ErrorState line={sentenceOf(error)} onRetry={onRetry} />
    </div>
  );
}
