import { Link } from 'react-router';
import type { ListedClaim } from '#contracts/fit/fit.fields.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { formatCalendarDay, formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { usePageQuery } from '#web/platform/query/page-data.ts';
import { useSentence } from '#web/platform/sentences/sentences.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Slip } from '#web/ui/floats/slip.tsx';
import fitWords from '#web/words/en/features/fit/fit.json';
import { orderFitQuery, useFitNews } from './fit.api.ts';
import { FitBadge } from './fit-badge.tsx';

/** The fit promise of a delivered order and its claims. Load it lazily. */
export function OrderFit({ order }: { order: OrderData }) {
  const t = useWords(fitWords, 'order');
  const query = orderFitQuery(order.id);
  useFitNews(query.key);
  const { data } = usePageQuery(query, null);
  const why = useSentence(data?.why ?? null);
  const isBuyer = order.role === 'buyer';
  // A failure here leaves the order's page whole; the next look tries again.
  if (data === undefined || data.until === null) return null;
  const { claims, can, until } = data;
  if (claims.length === 0 && !isBuyer) return null;
  return (
    <Slip id="fit" aria-labelledby="fit-title" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="fit-title" className="title-3">
          {t('title')}
        </h2>
        {can.claim ? (
          <p className="text-ink-2">{t('line', { name: order.maker.name, day: formatCalendarDay(until) })}</p>
        ) : why === '' || claims.some(({ turn }) => turn !== null) ? null : (
          <p className="text-ink-2">{why}</p>
        )}
      </div>
      {claims.length === 0 ? null : (
        <ul className="divide-y divide-seam border-y border-seam">
          {claims.map((claim) => (
            <li key={claim.id}>
              <ClaimRow claim={claim} />
            </li>
          ))}
        </ul>
      )}
      {can.claim ? (
        <ButtonLink to={`/order-details/purchase/${order.id}/fit`} className="justify-self-start">
          {t(claims.length === 0 ? 'claim' : 'again')}
        </ButtonLink>
      ) : null}
    </Slip>
  );
}

function ClaimRow({ claim: { id, zones, state, createdAt } }: { claim: ListedClaim }) {
  const t = useWords(fitWords, 'order');
  const day = formatShortDay(createdAt);
  return (
    <Link
      to={`/fit/${id}`}
      prefetch="intent"
      className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3"
      aria-label={t('open', { day })}
    >
      <span className="grid">
        <span className="font-semibold">{t('zones', { count: zones })}</span>
        <span className="meta num">{t('made', { day })}</span>
      </span>
      <FitBadge state={state} />
    </Link>
  );
}
