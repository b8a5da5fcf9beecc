import { useState } from 'react';
import type { EditableDesign } from '#contracts/designs/edit-design.contract.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { type Preloaded, preload, showAtOnce, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { requireAdmin } from '#web/platform/viewer/viewer-on-server.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, WeaveLines } from '#web/ui/skeleton.tsx';
import type { Route } from './+types/edit-product.route.ts';
import { EditProductForm } from './edit-product-form.tsx';
import { editedProductQuery } from './products.api.ts';
import { productsWords } from './products.words.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(productsWords);
  return pageMeta(matches, { title: t('editTitle'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return preload(args.context, editedProductQuery(args.params.productId));
}

export const clientLoader = showAtOnce;

export default function EditProductPage({ loaderData, params }: Route.ComponentProps) {
  const t = useWords(productsWords);
  return (
    <>
      <BackLink to={`/admin/products/${params.productId}`}>{t('backToProduct')}</BackLink>
      <h1 className="title-1 mt-2">{t('editTitle')}</h1>
      <p className="lead mt-1.5 mb-6 max-w-[60ch]">{t('editLead')}</p>
      <EditOf key={params.productId} id={params.productId} preloaded={loaderData} />
    </>
  );
}

/** The form is opened once with what is saved, and keeps what is typed whatever is read later. */
function EditOf({ id, preloaded }: { id: string; preloaded: Preloaded<EditableDesign> | null }) {
  const { viewer } = useViewer();
  const query = usePageQuery(editedProductQuery(id), preloaded);
  const fresh = query.data !== undefined && !query.isFetching ? query.data : null;
  const [opened, setOpened] = useState<EditableDesign | null>(preloaded?.data ?? fresh);
  const [times, setTimes] = useState(0);
  if (opened === null && fresh !== null) setOpened(fresh);

  if (opened !== null && viewer !== null) {
    return (
      <EditProductForm
        key={times}
        viewerId={viewer.id}
        design={opened}
        readSaved={async () => (await query.refetch()).data ?? null}
        onOpenAnew={(saved) => {
          setOpened(saved);
          setTimes(times + 1);
        }}
      />
    );
  }
  if (query.error) {
    return <ErrorState line={sentenceOf(query.error)} onRetry={() => void query.refetch()} />;
  }
  return (
    <Loading className="grid gap-4">
      <WeaveLines widths={['w-1/3', 'w-full', 'w-1/3', 'w-full', 'w-1/3', 'w-full']} />
    </Loading>
  );
}
