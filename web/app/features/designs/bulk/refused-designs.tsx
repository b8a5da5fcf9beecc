import { writtenIn } from '#contracts/platform/written-in.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { type Message, useSentence } from '#web/platform/sentences/sentences.ts';
import { Button } from '#web/ui/button.tsx';
import bulkWords from '#web/words/en/features/designs/bulk/bulk.json';
import type { Refused } from './use-bulk-change.ts';

interface RefusedDesignsProps {
  refused: readonly Refused[];
  onClose: () => void;
}

/** The designs that a change was refused for, each with its reason. */
export function RefusedDesigns({ refused, onClose }: RefusedDesignsProps) {
  const t = useWords(bulkWords, 'refused');
  if (refused.length === 0) return null;
  return (
    <div role="alert" className="my-4 grid justify-items-start gap-2 border-l-3 border-turmeric pl-4">
      <p className="font-semibold">{t('title', { count: refused.length })}</p>
      <ul className="grid gap-2">
        {refused.map(({ id, title, reason }) => (
          <li key={id} className="text-ink-2">
            <span lang={writtenIn(title)} dir="auto" className="font-semibold text-ink wrap-anywhere">
              {title}
            </span>
            <Reason message={reason} />
          </li>
        ))}
      </ul>
      <Button kind="text" small className="-ml-2.5" onClick={onClose}>
        {t('close')}
      </Button>
    </div>
  );
}

function Reason({ message }: { message: Message }) {
  return <span className="block">{useSentence(message)}</span>;
}
