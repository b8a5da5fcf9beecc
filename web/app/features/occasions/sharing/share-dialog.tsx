import { useState } from 'react';
import { formatRupees } from '#contracts/money/money.ts';
import type {
  OccasionBoard,
  OccasionGuest,
  OccasionPiece,
  OccasionShare,
} from '#contracts/occasions/occasions.fields.ts';
import { occasionLimits } from '#contracts/occasions/occasions.rules.ts';
import { ReadyLink } from '#web/features/orders/family/ready-link.tsx';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import sharesWords from '#web/words/en/features/occasions/shares.json';
import { closeShare, openShare, useOccasionAct } from '../occasions.api.ts';

interface ShareDialogProps {
  board: OccasionBoard;
  guest: OccasionGuest;
  piece: OccasionPiece;
  share: OccasionShare;
  onClose: () => void;
}

/** Makes the link by which somebody pays an instalment, makes a new one, or ends it. */
export function ShareDialog({ board, guest, piece, share, onClose }: ShareDialogProps) {
  const t = useWords(sharesWords, 'dialog');
  const making = useOccasionAct<Awaited<ReturnType<typeof openShare>>>(board.id);
  const ending = useOccasionAct(board.id);
  const [token, setToken] = useState<string | null>(null);
  const { purpose, link, shareId, endsAt } = share;
  const amount = formatRupees(share.amount);
  const make = async () => {
    try {
      const made = await making.mutateAsync(() => openShare(board.id, { orderId: piece.orderId, purpose }));
      setToken(made.token);
    } catch (error) {
      toast.bad(t('failed'), sentenceOf(error));
      onClose();
    }
  };
  const end = async (id: number) => {
    try {
      toast.good((await ending.mutateAsync(() => closeShare(board.id, id))).message);
    } catch (error) {
      toast.bad(t('endFailed'), sentenceOf(error));
    }
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('title', { name: guest.name })}>
      <div className="grid gap-5">
        <p className="num font-display text-6 leading-tight">{amount}</p>
        <p className="text-ink-2">{t('line', { days: occasionLimits.shareDays })}</p>
        {token !== null ? (
          <ReadyLink
            path={`/share-link?token=${token}`}
            message={t('message', { title: board.title, amount })}
          />
        ) : (
          <>
            {link === 'OPEN' && endsAt !== null ? (
              <p className="hint">{t('open', { day: formatShortDay(endsAt) })}</p>
            ) : null}
            <div className="dialog-acts">
              {link === 'OPEN' && shareId !== null ? (
                <Button
                  kind="destructive"
                  busy={ending.isPending && t('ending')}
                  onClick={() => void end(shareId)}
                >
                  {t('end')}
                </Button>
              ) : (
                <Button kind="ghost" onClick={onClose}>
                  {t('cancel')}
                </Button>
              )}
              <Button kind="primary" busy={making.isPending && t('making')} onClick={() => void make()}>
                {t(link === 'NONE' ? 'make' : 'renew')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
