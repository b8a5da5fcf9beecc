import { useWords } from '#web/platform/i18n/use-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import orderMoneyWords from '#web/words/en/features/orders/order-money.json';

/** The badge of a payment that a bank reviews. */
export function WithBank() {
  const t = useWords(orderMoneyWords, 'dispute');
  return <Badge tone="warn">{t('mark')}</Badge>;
}
