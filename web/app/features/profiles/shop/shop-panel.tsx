import { Link } from 'react-router';
import type { OwnShop } from '#contracts/profiles/shop/shop.contract.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { type Preloaded, usePageQuery } from '#web/platform/query/page-data.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Weave } from '#web/ui/skeleton.tsx';
import shopWords from '#web/words/en/features/profiles/shop/shop.json';
import { PauseSection } from './pause-section.tsx';
import { SharesSection } from './shares-section.tsx';
import { shopQuery, useShopNews } from './shop.api.ts';
import { ShopForm } from './shop-form.tsx';
import { SwatchSection } from './swatch-section.tsx';

interface ShopPanelProps {
  viewer: { id: number; name: string };
  preloaded: Preloaded<OwnShop> | null;
}

/** A maker's shop: whether it takes orders, and its page. */
export function ShopPanel({ viewer, preloaded }: ShopPanelProps) {
  const t = useWords(shopWords);
  const { data, error, refetch } = usePageQuery(shopQuery, preloaded);
  useShopNews();
  if (data)
    return (
      <div className="grid max-w-[680px] gap-9">
        <p className="-mt-4">
          <Link className="link inline-flex min-h-11 items-center" to={`/publicProfile/${viewer.id}`}>
            {t('seen')}
          </Link>
        </p>
        <PauseSection shop={data} viewer={viewer} />
        <hr className="stitch" />
        <ShopForm shop={data} viewerId={viewer.id} />
        <hr className="stitch" />
        <SharesSection shop={data} viewerId={viewer.id} />
        <hr className="stitch" />
        <SwatchSection key={data.swatchPrice} shop={data} />
      </div>
    );
  if (error) return <ErrorState line={sentenceOf(error, t('failed'))} onRetry={() => void refetch()} />;
  return (
    <Loading className="grid max-w-[680px] gap-6">
      {['taking', 'about', 'specialities', 'lead'].map((key) => (
        <div key={key} className="grid gap-2">
          <Weave className="h-3 w-24" />
          <Weave className="h-16" />
        </div>
      ))}
    </Loading>
  );
}
