import { useWords } from '#web/platform/i18n/use-words.ts';
import { classNames } from '#web/ui/styles/class-names.ts';
import dashboardsWords from '#web/words/en/features/orders/dashboards/dashboards.json';
import { phoneDays } from './day-chart.tsx';

interface ChartLegendProps {
  hasBefore: boolean;
  /** Phones show all thirty days too. */
  isWhole?: boolean;
}

/** Explains the threads and the weft of a chart. */
export function ChartLegend({ hasBefore, isWhole = false }: ChartLegendProps) {
  const t = useWords(dashboardsWords, 'chart');
  return (
    <p className="meta flex flex-wrap gap-x-4.5 gap-y-1">
      <span className="inline-flex items-center gap-2">
        <svg width="14" height="12" viewBox="0 0 14 12" aria-hidden="true">
          <path d="M3.5 12V2M7 12V2M10.5 12V2" stroke="var(--tb-ink)" strokeWidth="1.5" />
          <path d="M1 2h12" stroke="var(--tb-ink)" strokeWidth="2" />
        </svg>
        <span className={classNames('pt-0.5', !isWhole && 'max-md:hidden')}>{t('now', { count: 30 })}</span>
        {isWhole ? null : <span className="pt-0.5 md:hidden">{t('now', { count: phoneDays })}</span>}
      </span>
      {hasBefore ? (
        <span className="inline-flex items-center gap-2">
          <svg width="22" height="12" viewBox="0 0 22 12" aria-hidden="true">
            <path d="M0 6H22" stroke="var(--tb-turmeric)" strokeWidth="2" strokeDasharray="7 5" />
          </svg>
          <span className="pt-0.5">{t('before')}</span>
        </span>
      ) : null}
    </p>
  );
}
