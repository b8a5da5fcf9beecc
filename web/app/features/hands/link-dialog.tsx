import type { HandOver } from '#contracts/hands/hands.fields.ts';
import { ReadyLink } from '#web/features/orders/family/ready-link.tsx';
import { formatCalendarDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import handsWords from '#web/words/en/features/hands/hands.json';

interface LinkDialogProps {
  workshop: string;
  piece: string;
  work: HandOver;
  token: string;
  onClose: () => void;
}

/** The new link of a hand, which is shown this once. */
export function LinkDialog({ workshop, piece, work, token, onClose }: LinkDialogProps) {
  const t = useWords(handsWords);
  const name = work.name === '' ? t('someone') : work.name;
  return (
    <Dialog open onClose={onClose} title={t('link.title', { name })}>
      <div className="grid gap-5">
        <ReadyLink
          path={`/hand-link?token=${token}`}
          message={t('link.message', { workshop, piece, day: formatCalendarDay(work.due) })}
        />
        <Button kind="ghost" className="justify-self-start" onClick={onClose}>
          {t('acts.close')}
        </Button>
      </div>
    </Dialog>
  );
}
