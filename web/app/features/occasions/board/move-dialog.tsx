import { type FormEvent, useState } from 'react';
import type { OccasionBoard, OccasionGuest, OccasionPiece } from '#contracts/occasions/occasions.fields.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/text-input.tsx';
import occasionsWords from '#web/words/en/features/occasions/occasions.json';
import { assignOrder, useOccasionAct } from '../occasions.api.ts';

interface MoveDialogProps {
  board: OccasionBoard;
  guest: OccasionGuest;
  piece: OccasionPiece;
  onClose: () => void;
}

/** Gives a piece to another person of the occasion. */
export function MoveDialog({ board, guest, piece, onClose }: MoveDialogProps) {
  const t = useWords(occasionsWords, 'move');
  const act = useOccasionAct(board.id);
  const [to, setTo] = useState(guest.id);
  const move = async (event: FormEvent) => {
    event.preventDefault();
    if (act.isPending) return;
    try {
      toast.good((await act.mutateAsync(() => assignOrder(board.id, piece.orderId, to))).message);
      onClose();
    } catch (error) {
      toast.bad(t('failed'), sentenceOf(error));
    }
  };
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <form className="grid gap-5" onSubmit={(event) => void move(event)}>
        <Field label={piece.title}>
          {(control) => (
            <Select {...control} value={to} onChange={({ target }) => setTo(Number(target.value))}>
              {board.guests.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="dialog-acts">
          <Button kind="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button kind="primary" type="submit" busy={act.isPending && t('moving')}>
            {t('move')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
