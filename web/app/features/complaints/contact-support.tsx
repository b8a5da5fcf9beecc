import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { LifeBuoy } from '#web/ui/icons.tsx';
import complaintsWords from '#web/words/en/features/complaints/complaints.json';

/** A link from an order to the complaint form, with the order filled in. */
export function ContactSupport({ order }: { order: Pick<OrderData, 'id'> }) {
  const t = useWords(complaintsWords);
  return (
    <div className="grid justify-items-start gap-2">
      <p className="meta">{t('contactLine')}</p>
      <ButtonLink kind="ghost" small to={`/complaints?orderId=${order.id}`}>
        <LifeBuoy />
        {t('contact')}
      </ButtonLink>
    </div>
  );
}
