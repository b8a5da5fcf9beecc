import { formatRupees } from '#contracts/money/money.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import dueWords from '#web/words/en/features/orders/due/due.json';
import { useMoveOrder } from '../core/orders.api.ts';
import { RefundWaits } from '../disputes/refund-waits.tsx';

/** The buyer cancels a late order, after reading what goes back. */
export function CancelLateDialog({ order, onClose }: { order: OrderData; onClose: () => void }) {
  const t = useWords(dueWords, 'cancel');
  const { mutateAsync, isPending } = useMoveOrder(order.id);
  const amount = formatRupees(order.payments.held);
  const oneAtATime = useOneAtATime();
  const cancel = async () => {
    try {
      await mutateAsync({ status: 'CANCELLED' });
      toast.good(t('done'), t('doneLine', { amount }));
      document.getElementById('main')?.focus({ preventScroll: true });
    } catch (error) {
      toast.bad(t('failed'), sentenceOf(error));
    }
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <div className="num grid gap-2 text-ink-2">
        <p>{t('line', { amount, maker: order.maker.name })}</p>
        <RefundWaits order={order} reader="buyer" className="font-semibold" />
      </div>
      <div className="mt-6 dialog-acts">
        <Button kind="ghost" onClick={onClose}>
          {t('keep')}
        </Button>
        <Button kind="destructive" busy={isPending && t('sending')} onClick={() => oneAtATime(cancel)}>
          {t('send')}
        </Button>
      </div>
    </Dialog>
  );
}
