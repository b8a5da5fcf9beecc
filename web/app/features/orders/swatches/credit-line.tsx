import { lineAmount } from '#web/features/quotes/line-amount.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import swatchWords from '#web/words/en/features/orders/swatches/swatches.json';

/** What a swatch takes off an order; `amount` in rupees before tax, negative. */
export function CreditLine({ amount }: { amount: number }) {
  const t = useWords(swatchWords);
  return (
    <p className="num flex justify-between gap-4 text-2">
      <span>{t('credited')}</span>
      <span className="flex-none">{lineAmount(amount)}</span>
    </p>
  );
}
