import { LifeBuoy } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { OrderData } from '#contracts/orders/orders.contract.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** From an order to a complaint with that order filled in. */
export function ContactSupport({ order }: { order: Pick<OrderData, 'id'> }) {
  const t = useTranslations('complaints');
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
