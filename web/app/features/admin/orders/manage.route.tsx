import { lazy, Suspense, useState } from 'react';
import type { DeskOrder } from '#contracts/admin/orders/orders.contract.ts';
import { OrderAddress } from '#web/features/orders/core/order-address.tsx';
import { OrderItems } from '#web/features/orders/core/order-items.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { noLoaderData, preload } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { requireAdmin } from '#web/platform/viewer/viewer-on-server.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Printer } from '#web/ui/icons.tsx';
import deskWords from '#web/words/en/features/admin/orders/orders.json';
import type { Route } from './+types/manage.route.ts';
import { DeskPage } from './desk-page.tsx';
import { ManageForm } from './manage-form.tsx';
import { OrderNotes } from './order-notes.tsx';
import { deskOrderQuery } from './orders.api.ts';

const TellDialog = lazy(async () => ({
  default: (await fetched(() => import('./notify-dialog.tsx'))).NotifyDialog,
}));

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(deskWords);
  return pageMeta(matches, { title: t('manage'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return preload(args.context, deskOrderQuery(args.params.orderId));
}

export const clientLoader = noLoaderData;

export default function ManagePage({ loaderData, params }: Route.ComponentProps) {
  const t = useWords(deskWords);
  const { orderId } = params;
  const back = { to: '/admin/orders', label: t('back') };
  return (
    <DeskPage key={orderId} id={orderId} preloaded={loaderData} back={back}>
      {(desk) => <Manage desk={desk} />}
    </DeskPage>
  );
}

function Manage({ desk }: { desk: DeskOrder }) {
  const t = useWords(deskWords);
  const { order, can } = desk;
  return (
    <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(300px,400px)] lg:gap-12">
      <div className="grid content-start gap-10">
        {can.act ? <ManageForm desk={desk} /> : null}
        {can.act ? <OrderNotes notes={desk.notes} /> : null}
      </div>
      <div className="grid content-start gap-5">
        {can.act ? <MoreActs desk={desk} /> : null}
        <OrderAddress order={order} title={t('customer')} />
        <OrderItems order={order} />
        <ButtonLink kind="ghost" to={`/admin/orders/${order.id}`} className="justify-self-start">
          {t('backToOrder')}
        </ButtonLink>
      </div>
    </div>
  );
}

function MoreActs({ desk: { order, can } }: { desk: DeskOrder }) {
  const t = useWords(deskWords);
  const [isTelling, setIsTelling] = useState(false);
  return (
    <div className="grid gap-3">
      <Button onClick={() => setIsTelling(true)}>{t('tell.open')}</Button>
      {can.printLabel ? (
        <a
          href={`/api/admin/orders/${order.id}/label.pdf`}
          target="_blank"
          rel="noopener"
          className="btn btn-2"
        >
          <span className="said">
            <Printer />
            {t('label')}
          </span>
        </a>
      ) : null}
      {isTelling ? (
        <Suspense>
          <TellDialog order={order} onClose={() => setIsTelling(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
