import type { SharedVersion } from '#contracts/measurements/book/sharing.contract.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { usePageQuery } from '#web/platform/query/page-data.ts';
import { useServerEvent } from '#web/platform/socket/use-server-event.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Slip } from '#web/ui/floats/slip.tsx';
import { Printer } from '#web/ui/icons.tsx';
import sharingWords from '#web/words/en/features/measurements/book/sharing.json';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import { VersionView } from '../version-view.tsx';
import { sharedQuery } from './sharing.api.ts';

/** What the buyer shares with an order, for its maker: nothing until they do. Load it lazily. */
export function SharedNaap({ order }: { order: OrderData }) {
  const t = useWords(sharingWords);
  const { data = [], refetch } = usePageQuery(sharedQuery(order.id), null);
  useServerEvent('orderChanged', (id) => {
    if (id === order.id) void refetch();
  });
  if (data.length === 0) return null;
  return (
    <Slip aria-labelledby="shared-naap-title" className="grid gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid gap-0.5">
          <h2 id="shared-naap-title" className="title-3">
            {t('sharedTitle', { buyer: order.buyer.name })}
          </h2>
          <p className="meta">{t('sharedLine')}</p>
        </div>
        <ButtonLink kind="ghost" small to={`/naap/orders/${order.id}/print`}>
          <Printer />
          {t('print')}
        </ButtonLink>
      </div>
      {data.map((version) => (
        <Shared key={version.shareId} version={version} />
      ))}
    </Slip>
  );
}

function Shared({ version }: { version: SharedVersion }) {
  const t = useWords(sharingWords);
  const measurements = useWords(measurementsWords);
  const { person, garment, unit, overlay, sharedAt, isFrozen } = version;
  const title = `${person.name} · ${measurements(`garments.${garment}`)}`;
  const day = formatShortDay(sharedAt);
  return (
    <section className="stitched-over grid gap-4 pt-4" aria-label={title}>
      <div>
        <h3 className="font-sans font-semibold wrap-anywhere">{title}</h3>
        <p className="meta">
          {[
            t('version', { version: version.version }),
            ...(overlay === null ? [] : [t('withOverlay', { overlay })]),
            isFrozen ? t('signedByBuyer', { day }) : t('sharedOn', { day }),
          ].join(' · ')}
        </p>
      </div>
      <VersionView version={version} body={person.body} unit={unit} />
    </section>
  );
}
