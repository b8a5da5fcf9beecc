import type { SharedVersion } from '#contracts/measurements/book/sharing.contract.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, type Preloaded, preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import bookWords from '#web/words/en/features/measurements/book/book.json';
import sharingWords from '#web/words/en/features/measurements/book/sharing.json';
import { personIdOf, personMissing } from '../book.api.ts';
import { sharedQuery } from '../sharing/sharing.api.ts';
import type { Route } from './+types/order-sheet.route.ts';
import { NaapSheet, NoSheet, SheetPage } from './naap-sheet.tsx';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(bookWords);
  return pageMeta(matches, { title: t('title'), description: t('line') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  const id = personIdOf(args.params.orderId);
  if (id === null) throw new Response(null, { status: 404 });
  return { shared: await preload(args.context, sharedQuery(id)) };
}

export const clientLoader = noLoaderData;

export default function OrderSheetRoute({ loaderData, params }: Route.ComponentProps) {
  const id = personIdOf(params.orderId);
  if (id === null) throw personMissing();
  return (
    <Guarded>
      <Sheets orderId={id} preloaded={loaderData?.shared ?? null} />
    </Guarded>
  );
}

/** One sheet for each garment that is shared with an order. */
function Sheets({ orderId, preloaded }: { orderId: number; preloaded: Preloaded<SharedVersion[]> | null }) {
  const t = useWords(sharingWords);
  const { data, error, isPending, refetch } = usePageQuery(sharedQuery(orderId), preloaded);
  if (isPending || !data)
    return (
      <NoSheet error={isPending ? null : sentenceOf(error, t('failed'))} onRetry={() => void refetch()} />
    );
  return (
    <SheetPage back={{ to: `/order-details/sale/${orderId}`, label: t('backToOrder') }}>
      {data.length === 0 ? <EmptyState heading="h1" title={t('nothingShared')} /> : null}
      {data.map((version) => (
        <NaapSheet
          key={version.shareId}
          person={version.person.name}
          body={version.person.body}
          unit={version.unit}
          lines={[
            [
              t('version', { version: version.version }),
              ...(version.overlay === null ? [] : [t('withOverlay', { overlay: version.overlay })]),
              version.isFrozen
                ? t('signedByBuyer', { day: formatShortDay(version.sharedAt) })
                : t('sharedOn', { day: formatShortDay(version.sharedAt) }),
            ].join(' · '),
          ]}
          version={version}
        />
      ))}
    </SheetPage>
  );
}
