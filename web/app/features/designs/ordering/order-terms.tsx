import { Link } from 'react-router';
import { freeCancelHours } from '#contracts/orders/core/free-cancel.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import designDetailsWords from '#web/words/en/features/designs/showing/design-details.json';

/** The cancellation and return terms in brief, beside the order button; the page of returns has them in full. */
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
