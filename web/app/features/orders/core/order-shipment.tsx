import { lazy, Suspense, useState } from 'react';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { formatCalendarDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { Button } from '#web/ui/button.tsx';
import { Slip } from '#web/ui/floats/slip.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Copy, ExternalLink, Truck } from '#web/ui/icons.tsx';
import makingWords from '#web/words/en/features/orders/making/making.json';

const ShipmentDialog = lazy(async () => ({
  default: (await fetched(() => import('../making/shipment-dialog.tsx'))).ShipmentDialog,
}));

/** How the parcel was sent: carrier, tracking number to copy, and a link to the carrier's tracking page. */
export function OrderShipment({ order }: { order: OrderData }) {
  const t = useWords(makingWords, 'shipment');
  const [isEditing, setIsEditing] = useState(false);
  const { shipment, can } = order;
  if (shipment === null && !can.editShipment) return null;
  return (
    <Slip aria-labelledby="shipment" className="grid gap-4">
      <div className="flex items-start justify-between gap-4">
        <h2 id="shipment" className="title-3">
          {t('title')}
        </h2>
        {can.editShipment ? (
          <Button small className="-my-1" onClick={() => setIsEditing(true)}>
            {shipment === null ? t('add') : t('change')}
          </Button>
        ) : null}
      </div>
      {shipment === null ? <p className="text-ink-2">{t('none')}</p> : <Parcel shipment={shipment} />}
      {isEditing ? (
        <Suspense>
          <ShipmentDialog order={order} onClose={() => setIsEditing(false)} />
        </Suspense>
      ) : null}
    </Slip>
  );
}

function Parcel({ shipment }: { shipment: NonNullable<OrderData['shipment']> }) {
  const t = useWords(makingWords, 'shipment');
  const { carrier, trackingNumber, estimatedDelivery } = shipment;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(trackingNumber);
      toast.good(t('copied'), trackingNumber);
    } catch {
      toast.bad(t('copyFailed'), t('copyFailedLine'));
    }
  };
  return (
    <>
      <div className="grid grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-x-4">
        <Truck className="size-5 text-ink-2" aria-hidden="true" />
        <div>
          <p className="font-semibold">{carrier === 'Other' ? t('other') : carrier}</p>
          <p className="num text-ink-2 [overflow-wrap:anywhere]">
            {trackingNumber === '' ? (
              t('byHand')
            ) : (
              <>
                <span className="sr-only">{t('number')}: </span>
                {trackingNumber}
              </>
            )}
          </p>
        </div>
        {trackingNumber === '' ? null : (
          <IconButton label={t('copy')} className="-mr-3" onClick={copy}>
            <Copy />
          </IconButton>
        )}
      </div>
      {estimatedDelivery === null ? null : (
        <p className="meta">
          {t('expected')} <span className="num text-ink">{formatCalendarDay(estimatedDelivery)}</span>
        </p>
      )}
      <FollowParcel
        shipment={shipment}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-indigo hover:underline"
      />
    </>
  );
}

/** A link to the carrier's tracking page; nothing if there is none. */
export function FollowParcel({
  shipment,
  className,
}: {
  shipment: OrderData['shipment'];
  className: string;
}) {
  const t = useWords(makingWords, 'shipment');
  if (shipment === null || shipment.trackingUrl === null) return null;
  return (
    <a href={shipment.trackingUrl} target="_blank" rel="noopener noreferrer" className={className}>
      <span className="pt-0.5">{t('follow', { carrier: shipment.carrier })}</span>
      <ExternalLink className="size-4" aria-hidden="true" />
    </a>
  );
}
