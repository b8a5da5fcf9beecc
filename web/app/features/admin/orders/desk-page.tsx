import type { ReactNode } from 'react';
import type { DeskOrder } from '#contracts/admin/orders/orders.contract.ts';
import { shownStatus } from '#contracts/orders/core/orders.states.ts';
import { DeliveryLine } from '#web/features/orders/core/delivery-line.tsx';
import { OrderHead } from '#web/features/orders/core/order-head.tsx';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { formatMoment } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { type Preloaded, usePageQuery } from '#web/platform/query/page-data.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { StatusBadge } from '#web/ui/badge.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Pause } from '#web/ui/icons.tsx';
import deskWords from '#web/words/en/features/admin/orders/orders.json';
import { AdminPageSkeleton } from '../lists/admin-list.tsx';
import { DeskDisputes } from './desk-dispute.tsx';
import { deskOrderQuery, deskPollMs } from './orders.api.ts';

interface DeskPageProps {
  id: string;
  preloaded: Preloaded<DeskOrder> | null;
  back: { to: string; label: string };
  children: (desk: DeskOrder) => ReactNode;
}

/** The desk's page of one order, in its states; it refetches while it is open. */
export function DeskPage({ id, preloaded, back, children }: DeskPageProps) {
  const t = useWords(deskWords);
  const { data, error, refetch } = usePageQuery(deskOrderQuery(id), preloaded, {
    refetchEvery: () => deskPollMs,
  });
  if (data) {
    return (
      <>
        <DeskHead desk={data} back={back} />
        {data.heldBy === null ? null : (
          <p className="mt-6 flex items-start gap-2.5 font-semibold">
            <Pause className="mt-px flex-none text-warn" />
            {t(`heldBy.${data.heldBy}`, { maker: data.order.maker.name })}
          </p>
        )}
        <DeskDisputes {...data} />
        {data.can.act ? null : <p className="mt-6 font-semibold">{t('own')}</p>}
        {children(data)}
      </>
    );
  }
  if (error) {
    return <ErrorState title={t('missing')} line={sentenceOf(error)} onRetry={() => void refetch()} />;
  }
  return <AdminPageSkeleton />;
}

function DeskHead({ desk: { order, waitsFor }, back }: { desk: DeskOrder; back: DeskPageProps['back'] }) {
  const t = useWords(deskWords);
  return (
    <>
      <BackLink to={back.to}>{back.label}</BackLink>
      <div className="mt-3">
        <OrderHead
          order={order}
          kind={t('eyebrow')}
          line={formatMoment(order.createdAt)}
          aside={
            <>
              <StatusBadge status={shownStatus(order.status, order.payments.final.paid)} />
              {waitsFor.length === 0 ? null : (
                <p className="meta">
                  {t('waitsForSide', { side: waitsFor.length === 2 ? 'both' : (waitsFor[0] ?? '') })}
                </p>
              )}
              <DeliveryLine order={{ ...order, role: 'maker' }} />
            </>
          }
        />
      </div>
    </>
  );
}
