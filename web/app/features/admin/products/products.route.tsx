import { Link } from 'react-router';
import type { ListedProduct } from '#contracts/admin/products/products.contract.ts';
import { productFilters, productSorts } from '#contracts/admin/products/products.rules.ts';
import { formatRupees } from '#contracts/money/money.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { labelOf } from '#web/platform/i18n/labels.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import productsWords from '#web/words/en/features/admin/products/products.json';
import { AdminListPage } from '../lists/admin-list-page.tsx';
import { loadAdminList } from '../lists/load-admin-list.ts';
import { RowThumb } from '../lists/row-thumb.tsx';
import { useAdminList } from '../lists/use-admin-list.ts';
import type { Route } from './+types/products.route.ts';
import { ProductStatusBadges } from './product-status.tsx';
import { productsList } from './products.api.ts';

const products = { names: ['q', 'status', 'makerId', 'sort'] as const, listOf: productsList };

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(productsWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export const loader = (args: Route.LoaderArgs) => loadAdminList(args, products);

export const clientLoader = noLoaderData;

export default function Products({ loaderData }: Route.ComponentProps) {
  const t = useWords(productsWords);
  const shown = useAdminList(products, loaderData);
  return (
    <AdminListPage
      shown={shown}
      t={t}
      lead={t('lead')}
      filters={[
        {
          name: 'status',
          label: t('status'),
          choices: productFilters.map((value) => ({ value, label: t(`statuses.${value}`) })),
        },
        {
          name: 'sort',
          label: t('sortLabel'),
          any: t('sort'),
          choices: productSorts.flatMap((value) =>
            value === 'newest' ? [] : [{ value, label: t(`sorts.${value}`) }],
          ),
        },
      ]}
      hasPicture
      columns={[
        { key: 'product', heading: t('product'), cell: (product) => <Named product={product} /> },
        { key: 'maker', heading: t('maker'), cell: (product) => <Maker product={product} /> },
        {
          key: 'status',
          heading: t('status'),
          cell: (product) => <ProductStatusBadges product={product} />,
        },
        {
          key: 'since',
          heading: t('since'),
          isExtra: true,
          cell: ({ createdAt }) => <span className="num">{formatShortDay(createdAt)}</span>,
        },
        {
          key: 'price',
          heading: t('price'),
          atEnd: true,
          cell: ({ price }) => <span className="num">{formatRupees(price)}</span>,
        },
        {
          key: 'orders',
          heading: t('orders'),
          atEnd: true,
          isExtra: true,
          cell: ({ orders }) => <span className="num">{orders}</span>,
        },
      ]}
      briefOf={(product) => ({
        to: `/admin/products/${product.id}`,
        picture: <RowThumb image={product.image} />,
        title: (
          <span className="line-clamp-1" lang={writtenIn(product.title)} dir="auto">
            {product.title}
          </span>
        ),
        figure: formatRupees(product.price),
        meta: (
          <>
            <span className="num">N° {product.id}</span> · {labelOf('category', product.category)} ·{' '}
            <span dir="auto">{product.maker.name}</span>
          </>
        ),
        mark: isPlainlyOnSale(product) ? undefined : <ProductStatusBadges product={product} />,
      })}
    />
  );
}

/** Most rows show no status, so that those that need a look stand out. */
const isPlainlyOnSale = ({ status, availability, isAppealed, openReports }: ListedProduct) =>
  status === 'PUBLISHED' && availability === 'OPEN' && !isAppealed && openReports === 0;

function Named({ product: { id, title, category, image } }: { product: ListedProduct }) {
  return (
    <span className="flex items-center gap-3">
      <RowThumb image={image} />
      <span className="grid min-w-0">
        <Link to={`/admin/products/${id}`} className="link wrap-anywhere" lang={writtenIn(title)} dir="auto">
          {title}
        </Link>
        <span className="meta">
          <span className="num">N° {id}</span> · {labelOf('category', category)}
        </span>
      </span>
    </span>
  );
}

function Maker({ product: { maker } }: { product: ListedProduct }) {
  return (
    <Link to={`/admin/users/${maker.id}`} className="link wrap-anywhere" dir="auto">
      {maker.name}
    </Link>
  );
}
