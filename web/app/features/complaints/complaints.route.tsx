import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Complaint } from '#contracts/complaints/complaints.contract.ts';
import { orderQuery } from '#web/features/orders/core/orders.api.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, preload, preloadList } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import complaintsWords from '#web/words/en/features/complaints/complaints.json';
import type { Route } from './+types/complaints.route.ts';
import { ComplaintForm } from './complaint-form.tsx';
import { ComplaintList, statusOf } from './complaint-list.tsx';
import { ComplaintSent } from './complaint-sent.tsx';
import { complaintList } from './complaints.api.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(complaintsWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  const { searchParams } = new URL(args.request.url);
  const orderId = searchParams.get('orderId') ?? '';
  const [complaints, order] = await Promise.all([
    preloadList(args.context, complaintList(statusOf(searchParams.get('status')))),
    orderId === '' ? null : preload(args.context, orderQuery(orderId)),
  ]);
  return { complaints, order };
}

export const clientLoader = noLoaderData;

type Read = Awaited<ReturnType<typeof loader>> | null;

export default function ComplaintsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Guarded>
      <Complaints read={loaderData} />
    </Guarded>
  );
}

function Complaints({ read }: { read: Read }) {
  const t = useWords(complaintsWords);
  const { viewer } = useViewer();
  const [search] = useSearchParams();
  const [sent, setSent] = useState<Complaint | null>(null);
  const askedOrderId = search.get('orderId') ?? '';
  if (viewer === null) return null;
  return (
    <div className="page max-w-[1180px]!">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="title-1">{t('title')}</h1>
          <p className="lead mt-1.5 max-w-[52ch]">{t('lead')}</p>
        </div>
        <ButtonLink kind="ghost" to="/profile?tab=complaints">
          {t('viewMine')}
        </ButtonLink>
      </div>
      <div className="grid grid-cols-1 items-start gap-12 md:grid-cols-[minmax(0,1fr)_minmax(320px,440px)] md:gap-14 lg:gap-20">
        <section aria-labelledby="file" className="grid grid-cols-1 gap-5">
          <h2 id="file" className="title-3">
            {t('form.heading')}
          </h2>
          <p className="meta -mt-3">
            {t.rich('form.help', {
              link: (words) => (
                <Link to="/help" className="link reach">
                  {words}
                </Link>
              ),
            })}
          </p>
          {sent === null ? (
            <ComplaintForm
              key={askedOrderId}
              viewer={viewer}
              askedOrderId={askedOrderId}
              preloadedOrder={read?.order ?? null}
              onSent={setSent}
            />
          ) : (
            <ComplaintSent complaint={sent} onAnother={() => setSent(null)} />
          )}
        </section>
        <section aria-labelledby="mine" className="grid grid-cols-1 gap-4">
          <h2 id="mine" className="title-3">
            {t('mine')}
          </h2>
          <ComplaintList preloaded={read?.complaints ?? null} />
        </section>
      </div>
    </div>
  );
}
