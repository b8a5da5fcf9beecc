import { Link } from 'react-router';
import { freeCancelHours } from '#contracts/orders/core/free-cancel.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import designDetailsWords from '#web/words/en/features/designs/showing/design-details.json';

/** What may be cancelled and sent back, beside the button that orders; the page of returns says all of it. */
export function OrderTerms() {
  const t = useWords(designDetailsWords, 'terms');
  return (
    <p className="hint text-pretty">
      {t('line', { hours: freeCancelHours })}{' '}
      <Link to="/help/returns-and-cancellation" className="link reach">
        {t('link')}
      </Link>
    </p>
  );
}
