import { Link } from 'react-router';
import type { ListedProduct } from '#contracts/admin/products/products.contract.ts';
import { productFilters, productSorts } from '#contracts/admin/products/products.rules.ts';
import { formatRupees } from '#contracts/money/money.ts';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { preloadList, showAtOnce, usePageList } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { requireAdmin } from '#web/platform/viewer/viewer-on-server.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { AdminList } from '../lists/admin-list.tsx';
import { ListFilters } from '../lists/list-filters.tsx';
import { OfPerson } from '../lists/of-person.tsx';
import { chosenQuery, readChoices, useListAddress } from '../lists/use-list-address.ts';
import type { Route } from './+types/products.route.ts';
import { ProductStatusBadges } from './product-status.tsx';
import { productsList } from './products.api.ts';
import { productsWords } from './products.words.ts';

const names = ['q', 'status', 'makerId', 'sort'] as const;

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(productsWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const { searchParams } = new URL(args.request.url);
  return {
    list: await preloadList(args.context, productsList(chosenQuery(readChoices(names, searchParams)))),
  };
}

export const clientLoader = showAtOnce;

export default function Products({ loaderData }: Route.ComponentProps) {
  const t = useWords(productsWords);
  const address = useListAddress(names);
  const preloaded = address.isOnItsWay ? null : (loaderData?.list ?? null);
  const list = usePageList(productsList(chosenQuery(address.chosen)), preloaded, { keepsPrevious: true });
  return (
    <>
      <h1 className="title-1">{t('title')}</h1>
      <p className="lead mt-1.5 mb-6 max-w-[60ch]">{t('lead')}</p>
      <ListFilters
        address={address}
        label={t('search')}
        hint={t('searchHint')}
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
      />
      <OfPerson address={address} />
      <AdminList
        caption={t('title')}
        list={list}
        keyOf={({ id }) => id}
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
        entry={(product) => (
          <div className="grid gap-2">
            <span className="flex items-start justify-between gap-3">
              <Named product={product} />
              <span className="num">{formatRupees(product.price)}</span>
            </span>
            <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
              <ProductStatusBadges product={product} />
              <span className="meta">
                <Maker product={product} />
              </span>
            </span>
          </div>
        )}
        isNarrowed={address.isNarrowed}
        onClear={address.clear}
        empty={<EmptyState title={t('empty')} line={t('emptyLine')} />}
      />
    </>
  );
}

function Named({ product: { id, title, category, image } }: { product: ListedProduct }) {
  return (
    <span className="flex items-center gap-3">
      <span className="block w-10 flex-none">
        {image === null ? null : <Picture picture={{ url: image }} alt="" sizes="40px" />}
      </span>
      <span className="grid min-w-0">
        <Link to={`/admin/products/${id}`} className="link wrap-anywhere" dir="auto">
          {title}
        </Link>
        <span className="meta">
          <span className="num">N° {id}</span> · {category}
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
