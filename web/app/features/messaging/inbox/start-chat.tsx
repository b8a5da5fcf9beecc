import { useWords } from '#web/platform/i18n/use-words.ts';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import startChatWords from '#web/words/en/features/messaging/inbox/start-chat.json';
import { PersonPicker } from './person-picker.tsx';

interface StartChatProps {
  open: boolean;
  onClose: () => void;
}

/** Chooses a person to write to; the conversation opens on its own page. */
export function StartChat({ open, onClose }: StartChatProps) {
  const t = useWords(startChatWords);
  return (
    <Dialog open={open} onClose={onClose} title={t('title')}>
      <PersonPicker className="h-[50dvh]" onChosen={onClose} />
    </Dialog>
  );
}
