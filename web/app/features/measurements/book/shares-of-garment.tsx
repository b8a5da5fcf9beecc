import { Link } from 'react-router';
import type { BookShare } from '#contracts/measurements/book/book.fields.ts';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import bookWords from '#web/words/en/features/measurements/book/book.json';

/** The orders that a garment was shared with. */
export function SharesOfGarment({ shares }: { shares: readonly BookShare[] }) {
  const t = useWords(bookWords);
  if (shares.length === 0) return null;
  return (
    <section aria-labelledby="naap-shares">
      <h2 id="naap-shares" className="title-3 mb-2">
        {t('sharedWith')}
      </h2>
      <ul>
        {shares.map(({ id, orderId, orderNumber, makerName, version, overlay, state, sharedAt, endedAt }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 border-t border-seam py-3">
            <span>
              {makerName} ·{' '}
              <Link to={`/order-details/purchase/${orderId}`} className="link">
                {orderNumber}
              </Link>
            </span>
            <span className="meta">
              {[
                t('versionShort', { version }),
                ...(overlay === null ? [] : [overlay]),
                t(`states.${state}`, { day: formatShortDay(endedAt ?? sharedAt) }),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
