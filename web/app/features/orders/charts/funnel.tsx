import type { DesignAnalytics } from '#contracts/orders/dashboards/dashboards.contract.ts';
import { formatCount } from '#web/platform/i18n/numbers.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import dashboardsWords from '#web/words/en/features/orders/dashboards/dashboards.json';
import { shareOf } from './share-of.ts';

/** The steps from views to orders, each with its count. */
export function Funnel({ funnel }: Pick<DesignAnalytics, 'funnel'>) {
  const t = useWords(dashboardsWords, 'analytics');
  const steps = [
    { key: 'views', label: t('views'), figure: funnel.views },
    { key: 'saves', label: t('saves'), figure: funnel.saves },
    { key: 'enquiries', label: t('enquiries'), figure: funnel.enquiries },
    { key: 'orders', label: t('ordersStep'), figure: funnel.orders },
  ];
  const looked = funnel.views.now;
  return (
    <section aria-labelledby="funnel">
      <h2 id="funnel" className="title-3">
        {t('funnel')}
      </h2>
      <p className="meta mt-1 mb-5">{t('funnelLine')}</p>
      <ol className="funnel num">
        {steps.map(({ key, label, figure }) => {
          // People can save or order without a counted view, so a count above the views gets no percentage.
          const percent = key === 'views' || figure.now > looked ? null : shareOf(figure.now, looked);
          return (
            <li key={key}>
              <span className="font-semibold">{label}</span>
              <span className="font-display text-5">{formatCount(figure.now)}</span>
              <span className="meta">{percent === null ? '' : t('ofViews', { percent })}</span>
              <span className="meta">{t('before', { count: formatCount(figure.before) })}</span>
              <div
                className="thread"
                style={{ '--done': `${(Math.min(figure.now, looked) / Math.max(1, looked)) * 100}%` }}
              >
                <i />
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
