import { useQueryClient } from '@tanstack/react-query';
import type { OccasionBoard } from '#contracts/occasions/occasions.fields.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { AskFirst } from '#web/ui/floats/ask-first.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import occasionsWords from '#web/words/en/features/occasions/occasions.json';
import { OccasionDialog } from '../occasion-dialog.tsx';
import { removeGuest, setArchived, takeOrderOut, useOccasionAct } from '../occasions.api.ts';
import { ShareDialog } from '../sharing/share-dialog.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import type { BoardDialog } from './board-dialog.ts';
import { GuestDialog } from './guest-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';

interface BoardDialogsProps {
  board: OccasionBoard;
  dialog: BoardDialog;
  onClose: () => void;
}

/** The dialog that is open over a board. */
export function BoardDialogs({ board, dialog, onClose }: BoardDialogsProps) {
  switch (dialog.kind) {
    case 'edit':
      return <OccasionDialog occasion={board} onSaved={onClose} onClose={onClose} />;
    case 'guest':
      return <GuestDialog board={board} guest={dialog.guest} onClose={onClose} />;
    case 'assign':
      return <AssignDialog board={board} guest={dialog.guest} onClose={onClose} />;
    case 'move':
      return <MoveDialog board={board} guest={dialog.guest} piece={dialog.piece} onClose={onClose} />;
    case 'share':
      return <ShareDialog {...dialog} board={board} onClose={onClose} />;
    default:
      return <Question board={board} dialog={dialog} onClose={onClose} />;
  }
}

interface QuestionProps extends BoardDialogsProps {
  dialog: Extract<BoardDialog, { kind: 'archive' | 'remove' | 'takeOut' }>;
}

/** Asks before a person, a piece or the whole occasion goes. */
function Question({ board, dialog, onClose }: QuestionProps) {
  const t = useWords(occasionsWords, 'questions');
  const client = useQueryClient();
  const act = useOccasionAct(board.id);
  const { id, isArchived } = board;
  const name = dialog.kind === 'archive' && isArchived ? 'restore' : dialog.kind;
  const about =
    dialog.kind === 'remove'
      ? dialog.guest.name
      : dialog.kind === 'takeOut'
        ? dialog.piece.title
        : board.title;
  const confirm = async () => {
    try {
      const { message } = await act.mutateAsync(() => {
        if (dialog.kind === 'remove') return removeGuest(id, dialog.guest.id);
        if (dialog.kind === 'takeOut') return takeOrderOut(id, dialog.piece.orderId);
        return setArchived(id, !isArchived);
      });
      // The pages of the order show its occasion.
      void client.invalidateQueries({ queryKey: ['occasions', 'of-order'] });
      toast.good(message);
    } catch (error) {
      toast.bad(t('failed'), sentenceOf(error));
    }
    onClose();
  };
  return (
    <AskFirst
      open
      title={t(`${name}.title`)}
      line={t(`${name}.line`, { about })}
      words={{ keep: t('keep'), confirm: t(`${name}.confirm`), busy: t('busy') }}
      isBusy={act.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
