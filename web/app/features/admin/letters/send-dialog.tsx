import type { HouseLetter } from '#contracts/admin/letters/house-letters.contract.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import lettersWords from '#web/words/en/features/admin/letters/letters.json';
import { useSendLetter } from './letters.api.ts';

interface SendDialogProps {
  letter: HouseLetter;
  /** How many people would receive it now. */
  agreed: number;
  onClose: () => void;
}

/** Asks for confirmation, then sends a letter to everyone who agreed. */
export function SendDialog({ letter, agreed, onClose }: SendDialogProps) {
  const t = useWords(lettersWords);
  const send = useSendLetter();
  const sendIt = async () => {
    try {
      await send.mutateAsync(letter);
      toast.good(t('onWay'));
      onClose();
    } catch (error) {
      toast.bad(t('sendFailed'), sentenceOf(error));
    }
  };
  return (
    <Dialog open onClose={onClose} title={t('askTitle')}>
      <div className="grid gap-5">
        <p className="font-semibold wrap-anywhere">{letter.words.en.subject}</p>
        <p className="text-ink-2">{t('askLine', { count: agreed })}</p>
        <div className="btn-row">
          <Button kind="primary" busy={send.isPending && t('sending')} onClick={sendIt}>
            {t('send')}
          </Button>
          <Button kind="ghost" onClick={onClose}>
            {t('keep')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
