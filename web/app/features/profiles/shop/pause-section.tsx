import type { OwnShop } from '#contracts/profiles/shop/shop.contract.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import shopWords from '#web/words/en/features/profiles/shop/shop.json';
import { ClosedNote } from './closed-note.tsx';
import { PauseForm } from './pause-form.tsx';
import { useResumeOrders } from './shop.api.ts';

interface PauseSectionProps {
  shop: OwnShop;
  viewer: { id: number; name: string };
}

/** Whether the shop takes orders, and how to close or open it. */
export function PauseSection({ shop: { closed, ordersAMonth, placedThisMonth }, viewer }: PauseSectionProps) {
  const t = useWords(shopWords);
  return (
    <section className="grid gap-5" aria-labelledby="shop-taking">
      <h2 id="shop-taking" className="title-3">
        {t('taking')}
      </h2>
      <div className="grid gap-1.5" aria-live="polite">
        {closed === null ? (
          <p>{t('open')}</p>
        ) : (
          <ClosedNote closed={closed} makerName={viewer.name} reader="changing" />
        )}
        {ordersAMonth === null ? null : (
          <p className="meta num">{t('places', { placed: placedThisMonth, most: ordersAMonth })}</p>
        )}
      </div>
      {closed?.reason === 'PAUSED' ? <Resume /> : <PauseForm viewerId={viewer.id} />}
    </section>
  );
}

function Resume() {
  const t = useWords(shopWords, 'pause');
  const opening = useResumeOrders();
  const resume = async () => {
    try {
      await opening.mutateAsync(undefined);
      toast.good(t('resumed'));
    } catch (error) {
      toast.bad(t('resumeFailed'), sentenceOf(error));
    }
  };
  return (
    <div>
      <Button busy={opening.isPending && t('resuming')} onClick={() => void resume()}>
        {t('resume')}
      </Button>
    </div>
  );
}
