import type { GarmentOfBook } from '#contracts/measurements/book/book.contract.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import bookWords from '#web/words/en/features/measurements/book/book.json';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import { useForgetPreference } from './book.api.ts';
import { likingsOf } from './likes-of.ts';

/** How the person likes parts to differ, learned from alterations. */
export function Liked({ page: { preferences, person } }: { page: GarmentOfBook }) {
  const t = useWords(bookWords);
  const measured = useWords(measurementsWords);
  const forgetting = useForgetPreference();
  if (preferences.length === 0) return null;
  const forget = (id: number) =>
    forgetting.mutate(id, { onError: (error) => toast.bad(t('notForgotten'), sentenceOf(error)) });
  return (
    <section aria-labelledby="naap-liked" className="grid gap-3">
      <div>
        <h2 id="naap-liked" className="title-3">
          {t('liked')}
        </h2>
        <p className="hint max-w-[56ch]">{t('likedLine')}</p>
      </div>
      <ul>
        {likingsOf(preferences, person.unit).map(({ part, liking, amount }) => {
          const id = preferences.find((one) => one.part === part)?.id ?? 0;
          const name = measured(`parts.${part}`);
          return (
            <li
              key={part}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-seam py-2.5"
            >
              <span className="num">
                {t(`likes.${liking}`, {
                  part: name,
                  amount: `${amount} ${measured(`unitShort.${person.unit}`)}`,
                })}
              </span>
              <Button
                kind="text"
                small
                aria-label={t('forgetNamed', { part: name })}
                busy={forgetting.isPending && t('removing')}
                onClick={() => forget(id)}
              >
                {t('forget')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
