import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { formatRupees } from '#contracts/money/money.ts';
import type { DesignPage } from '#web/features/designs/showing/design-details.api.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { queryOptions } from '#web/platform/query/query-options.ts';
import { signInAddress } from '#web/platform/viewer/sign-in-address.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { Button } from '#web/ui/button.tsx';
import swatchWords from '#web/words/en/features/orders/swatches/swatches.json';
import { swatchStanding } from './swatches.api.ts';

const SwatchDialog = lazy(async () => ({
  default: (await fetched(() => import('./swatch-dialog.tsx'))).SwatchDialog,
}));

interface Props {
  design: DesignPage;
  /** In rupees. */
  price: number;
}

/** Asks for a swatch of the cloth, or leads to the one that was asked for. Load it lazily. */
export function SwatchOffer({ design, price }: Props) {
  const t = useWords(swatchWords, 'offer');
  const { viewer, status } = useViewer();
  const navigate = useNavigate();
  const client = useQueryClient();
  const here = useLocation().pathname;
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery({
    ...queryOptions(swatchStanding(design.id)),
    enabled: viewer !== null,
  });
  if (viewer !== null && viewer.suspension !== null) return null;
  const openOrderId = data?.openOrderId ?? null;
  // While the dialog is open, the swatch is paid in it.
  if (openOrderId !== null && !isOpen)
    return (
      <p className="meta text-pretty">
        {t('yours')}{' '}
        <Link to={`/order-details/purchase/${openOrderId}`} className="link reach">
          {t('toYours')}
        </Link>
      </p>
    );
  const close = () => {
    setIsOpen(false);
    // A swatch that was placed and not paid waits from now on.
    void client.invalidateQueries({ queryKey: swatchStanding(design.id).key });
  };
  const open = () => (status === 'signedOut' ? navigate(signInAddress(here)) : setIsOpen(true));
  return (
    <>
      <Button kind="text" className="h-auto! justify-self-start px-0! text-left! text-pretty" onClick={open}>
        {t('open', { price: formatRupees(price), maker: design.maker.name })}
      </Button>
      {isOpen && viewer !== null ? (
        <Suspense>
          <SwatchDialog design={design} price={price} viewer={viewer} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
