import { sentenceOf } from '#web/platform/api/api-error.ts';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import familyWords from '#web/words/en/features/orders/family/family.json';

interface OpenLinksProps {
  links: readonly { id: number; endsAt: string; photographs?: boolean }[];
  isEnding: boolean;
  onEnd: (id: number) => Promise<unknown>;
}

/** The links for the family that are open; each can be ended. */
export function OpenLinks({ links, isEnding, onEnd }: OpenLinksProps) {
  const t = useWords(familyWords, 'share');
  if (links.length === 0) return null;
  const endOne = async (id: number) => {
    try {
      await onEnd(id);
      toast.good(t('ended'));
    } catch (error) {
      toast.bad(t('endFailed'), sentenceOf(error));
    }
  };
  return (
    <section aria-labelledby="family-links">
      <h3 id="family-links" className="caps mb-1">
        {t('openLinks')}
      </h3>
      <ul className="grid">
        {links.map(({ id, endsAt, photographs = false }) => {
          const day = formatShortDay(endsAt);
          return (
            <li key={id} className="flex items-center justify-between gap-4 py-1">
              <p>
                {t('until', { day })}
                {photographs ? <span className="meta block">{t('withPhotographs')}</span> : null}
              </p>
              <Button
                kind="text"
                small
                aria-label={t('endLabel', { day })}
                disabled={isEnding}
                onClick={() => void endOne(id)}
              >
                {t('end')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
