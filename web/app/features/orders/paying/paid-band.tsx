import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import orderMoneyWords from '#web/words/en/features/orders/order-money.json';
import ordersWords from '#web/words/en/features/orders/orders.json';

/**
 * Thanks the buyer, in the words of the confirmation page, when an instalment is paid while the page is open, or when
 * the provider's own page has just redirected back here.
 */
export function PaidBand({ order: { role, firstName, maker, payments } }: { order: OrderData }) {
  const t = useWords(ordersWords, 'confirmation');
  const money = useWords(orderMoneyWords);
  const [search] = useSearchParams();
  const [before] = useState({
    advance: payments.initial.paid,
    rest: payments.final.paid && search.get('payment') !== 'received',
  });
  const hasRest = payments.final.paid && !before.rest;
  if (role !== 'buyer' || !(hasRest || (payments.initial.paid && !before.advance))) return null;
  return (
    <div role="status" className="grid gap-1 rounded-md bg-good-wash px-6 pt-5 pb-4.5 max-md:px-5">
      <p className="font-display text-5 leading-[1.3]">{t('placed', { name: firstName })}</p>
      <p className="text-ink-2">{hasRest ? money('received') : t('placedLine', { maker: maker.name })}</p>
    </div>
  );
}
