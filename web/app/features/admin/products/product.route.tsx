import { useState } from 'react';
import { Link } from 'react-router';
import type { AdminProduct } from '#contracts/admin/products/products.contract.ts';
import type { ProductAct } from '#contracts/admin/products/products.rules.ts';
import { formatRupees } from '#contracts/money/money.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { requireAdmin } from '#web/platform/viewer/viewer-on-server.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Picture } from '#web/ui/picture.tsx';
import productsWords from '#web/words/en/features/admin/products/products.json';
import { AdminPageSkeleton } from '../lists/admin-list.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import type { Route } from './+types/product.route.ts';
import { ProductFacts, ProductHistory, ProductReports, ProductTakedowns } from './product-parts.tsx';
import { ProductStatusBadges } from './product-status.tsx';
import { productQuery, sendProductAct } from './products.api.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(productsWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return preload(args.context, productQuery(args.params.productId));
}

export const clientLoader = noLoaderData;

export default function ProductPage({ loaderData, params }: Route.ComponentProps) {
  const t = useWords(productsWords);
  const { data: product, error, refetch } = usePageQuery(productQuery(params.productId), loaderData);
  if (product) return <Product key={product.id} product={product} />;
  if (error) {
    return <ErrorState title={t('missing')} line={sentenceOf(error)} onRetry={() => void refetch()} />;
  }
  return <AdminPageSkeleton />;
}

function Product({ product }: { product: AdminProduct }) {
  const t = useWords(productsWords);
  const [act, setAct] = useState<ProductAct | null>(null);
  const { id, title, maker } = product;
  return (
    <>
      <BackLink to="/admin/products">{t('back')}</BackLink>
      <h1 className="title-1 wrap-anywhere mt-2" lang={product.titleLang} dir="auto">
        {title}
      </h1>
      <p className="meta wrap-anywhere">
        <span className="num">
          N° {id} · {formatRupees(product.price)}
        </span>{' '}
        ·{' '}
        <Link to={`/admin/users/${maker.id}`} className="link" dir="auto">
          {maker.name}
        </Link>{' '}
        · {product.makerEmail}
      </p>
      <div className="mt-3">
        <ProductStatusBadges product={product} />
      </div>
      <div className="my-6 btn-row">
        {product.can.map((each) => (
          <Button
            key={each}
            small
            kind={each === 'DESIGN_HIDDEN' ? 'destructive' : 'secondary'}
            onClick={() => setAct(each)}
          >
            {t(`acts.${each}`)}
          </Button>
        ))}
        {product.canEdit ? (
          <ButtonLink small to={`/admin/products/${id}/edit`} kind="ghost">
            {t('edit')}
          </ButtonLink>
        ) : null}
      </div>
      <Pictures product={product} />
      <ProductTakedowns takedowns={product.takedowns} />
      <ProductReports product={product} />
      <ProductFacts product={product} />
      <ProductHistory acts={product.acts} />
      <p className="mt-8 flex flex-wrap gap-6">
        <Link to={`/admin/audit?subject=DESIGN&subjectId=${id}`} className="link">
          {t('log')}
        </Link>
        {product.status === 'PUBLISHED' ? (
          <Link to={`/product/${id}`} className="link">
            {t('page')}
          </Link>
        ) : null}
      </p>
      {act === null ? null : (
        <ReasonDialog
          title={t(`titles.${act}`)}
          line={t(`effects.${act}`)}
          hint={t('reasonHint')}
          confirm={t(`acts.${act}`)}
          isDestructive={act === 'DESIGN_HIDDEN'}
          send={async (reason) => {
            await sendProductAct(id, act, reason);
            return t(`done.${act}`);
          }}
          onClose={() => setAct(null)}
        />
      )}
    </>
  );
}

function Pictures({ product: { pictures, title } }: { product: AdminProduct }) {
  const t = useWords(productsWords);
  if (pictures.length === 0) return <p className="meta">{t('noPictures')}</p>;
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,240px),1fr))] gap-3">
      {pictures.map((picture, index) => (
        <li key={picture.url}>
          <Picture
            picture={picture}
            alt={t('pictureOf', { number: String(index + 1), title })}
            sizes="(min-width: 900px) 300px, 100vw"
            eager={index < 4}
          />
        </li>
      ))}
    </ul>
  );
}
