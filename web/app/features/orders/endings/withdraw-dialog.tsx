import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import endingsWords from '#web/words/en/features/orders/endings/endings.json';
import { useWithdrawCancellation } from './endings.api.ts';

/** The buyer withdraws the request. */
export function WithdrawDialog({ order, onClose }: { order: OrderData; onClose: () => void }) {
  const t = useWords(endingsWords, 'withdraw');
  const { mutateAsync, isPending } = useWithdrawCancellation(order.id);
  const withdraw = async () => {
    try {
      await mutateAsync(undefined);
      toast.good(t('done'));
      document.getElementById('main')?.focus({ preventScroll: true });
    } catch (error) {
      toast.bad(t('failed'), sentenceOf(error));
    }
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <p className="text-ink-2">{t('line')}</p>
      <div className="mt-6 dialog-acts">
        <Button kind="ghost" onClick={onClose}>
          {t('keep')}
        </Button>
        <Button kind="secondary" busy={isPending && t('sending')} onClick={withdraw}>
          {t('send')}
        </Button>
      </div>
    </Dialog>
  );
}
