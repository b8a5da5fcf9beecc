import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import { toast } from '#web/ui/floats/toast.ts';
import plansWords from '#web/words/en/features/plans/plans.json';
import { type Changed, usePlanAct } from '../plans.api.ts';

/** Sends an act that needs no form, once, and says what came of it. */
export function useAct(orderId: number) {
  const t = useWords(plansWords, 'form');
  const { mutateAsync, isPending } = usePlanAct(orderId);
  const oneAtATime = useOneAtATime();
  return {
    isBusy: isPending,
    send: (work: () => Promise<Changed>) =>
      oneAtATime(async () => {
        try {
          const { message } = await mutateAsync(work);
          toast.good(message);
          // The button that was pressed no longer exists, so the focus moves to the page.
          document.getElementById('main')?.focus({ preventScroll: true });
        } catch (error) {
          toast.bad(t('failed'), sentenceOf(error));
        }
      }),
  };
}
