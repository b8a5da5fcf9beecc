import { writtenIn } from '#contracts/platform/written-in.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import quotesWords from '#web/words/en/features/quotes/quotes.json';
import { lineAmount } from './line-amount.ts';

interface QuoteLinesProps {
  /** Amounts in rupees before tax. */
  lines: readonly { label: string; amount: number; days: number }[];
}

/** The lines of a quote, also as frozen into its order: what for, days of making and amount. */
export function QuoteLines({ lines }: QuoteLinesProps) {
  const t = useWords(quotesWords, 'page');
  if (lines.length === 0) return null;
  return (
    <ul className="grid gap-3" aria-label={t('lines')}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no ids, and a revision never changes
        <li key={index} className="flex justify-between gap-4">
          <span className="min-w-0">
            <span lang={writtenIn(line.label)} dir="auto" className="wrap-anywhere">
              {line.label === '' ? t('discount') : line.label}
            </span>
            {line.days > 0 ? <span className="hint num block">{t('days', { count: line.days })}</span> : null}
          </span>
          <span className="num flex-none">{lineAmount(line.amount)}</span>
        </li>
      ))}
    </ul>
  );
}
