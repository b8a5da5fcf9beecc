import { lazy, Suspense, useState } from 'react';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { Button } from '#web/ui/button.tsx';
import familyWords from '#web/words/en/features/orders/family/family.json';

const FamilyDialog = lazy(async () => ({
  default: (await fetched(() => import('./family-dialog.tsx'))).FamilyDialog,
}));

/** Lets the buyer share the making with people without an account. */
export function ShareMaking({ order }: { order: OrderData }) {
  const t = useWords(familyWords, 'share');
  const [open, setOpen] = useState<boolean | null>(null);
  if (!order.can.shareMaking) return null;
  return (
    <>
      <Button kind="secondary" small aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {open === null ? null : (
        <Suspense fallback={null}>
          <FamilyDialog orderId={order.id} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
