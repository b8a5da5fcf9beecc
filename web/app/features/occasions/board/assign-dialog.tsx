import { type FormEvent, useState } from 'react';
import type { OccasionBoard, OccasionGuest } from '#contracts/occasions/occasions.fields.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Picture } from '#web/ui/picture.tsx';
import occasionsWords from '#web/words/en/features/occasions/occasions.json';
import { assignOrder, useOccasionAct } from '../occasions.api.ts';

interface AssignDialogProps {
  board: OccasionBoard;
  guest: OccasionGuest;
  onClose: () => void;
}

/** Gives one of the organiser's open orders to a person. */
export function AssignDialog({ board, guest, onClose }: AssignDialogProps) {
  const t = useWords(occasionsWords, 'assign');
  const act = useOccasionAct(board.id);
  const { assignable } = board;
  const [chosen, setChosen] = useState<number | null>(assignable[0]?.orderId ?? null);
  const assign = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen === null || act.isPending) return;
    try {
      toast.good((await act.mutateAsync(() => assignOrder(board.id, chosen, guest.id))).message);
      onClose();
    } catch (error) {
      toast.bad(t('failed'), sentenceOf(error));
    }
  };
  return (
    <Dialog open onClose={onClose} title={t('title', { name: guest.name })}>
      {assignable.length === 0 ? (
        <div className="grid justify-items-start gap-5">
          <p className="text-ink-2">{t('none')}</p>
          <ButtonLink to="/explore">{t('explore')}</ButtonLink>
        </div>
      ) : (
        <form className="grid gap-5" onSubmit={(event) => void assign(event)}>
          <fieldset>
            <legend className="mb-3 text-ink-2">{t('line')}</legend>
            <div className="grid gap-2.5">
              {assignable.map(({ orderId, title, titleLang, image, maker, orderNumber }) => (
                <label key={orderId} className="choice occasion-choice">
                  <input
                    type="radio"
                    name="order"
                    value={orderId}
                    checked={chosen === orderId}
                    onChange={() => setChosen(orderId)}
                  />
                  {image === null ? (
                    <span className="picture block w-11" />
                  ) : (
                    <Picture picture={{ url: image }} alt="" sizes="44px" className="w-11" />
                  )}
                  <span className="grid min-w-0 gap-0.5 leading-[1.35]">
                    <span lang={titleLang} dir="auto" className="wrap-anywhere">
                      {title}
                    </span>
                    <span className="hint wrap-anywhere">
                      {maker}, {orderNumber}
                    </span>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
          <div className="dialog-acts">
            <Button kind="ghost" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button kind="primary" type="submit" busy={act.isPending && t('assigning')}>
              {t('assign')}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
