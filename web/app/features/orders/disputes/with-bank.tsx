import { useWords } from '#web/platform/i18n/use-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { orderMoneyWords } from '../order-money.words.ts';

/** Marks that a bank decides on a payment. */
export function WithBank() {
  const t = useWords(orderMoneyWords, 'dispute');
  return <Badge tone="warn">{t('mark')}</Badge>;
}
