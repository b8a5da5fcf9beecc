import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, preload } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { requireAdmin } from '#web/platform/viewer/viewer-on-server.ts';
import productsWords from '#web/words/en/features/admin/products/products.json';
import { EditPage } from '../editing/edit-page.tsx';
import type { Route } from './+types/edit-product.route.ts';
import { EditProductForm } from './edit-product-form.tsx';
import { editedProductQuery } from './products.api.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(productsWords);
  return pageMeta(matches, { title: t('editTitle'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return preload(args.context, editedProductQuery(args.params.productId));
}

export const clientLoader = noLoaderData;

export default function EditProductPage({ loaderData, params: { productId } }: Route.ComponentProps) {
  const t = useWords(productsWords);
  return (
    <EditPage
      back={{ to: `/admin/products/${productId}`, words: t('backToProduct') }}
      title={t('editTitle')}
      lead={t('editLead')}
      query={editedProductQuery(productId)}
      preloaded={loaderData}
      form={(plan) => <EditProductForm plan={plan} />}
    />
  );
}
