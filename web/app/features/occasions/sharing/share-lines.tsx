import { formatRupees } from '#contracts/money/money.ts';
import type { OccasionGuest, OccasionPiece, OccasionShare } from '#contracts/occasions/occasions.fields.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import { formatDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Check, Link2 } from '#web/ui/icons.tsx';
import sharesWords from '#web/words/en/features/occasions/shares.json';
import type { OpenDialog } from '../board/board-dialog.ts';

interface ShareLinesProps {
  guest: OccasionGuest;
  piece: OccasionPiece;
  onOpen: OpenDialog;
}

/** The instalments of a piece: paid, or the way to a link by which somebody pays. */
export function ShareLines({ guest, piece, onOpen }: ShareLinesProps) {
  const t = useWords(sharesWords, 'lines');
  if (piece.status === 'CANCELLED') return null;
  return (
    <ul className="grid gap-2.5">
      {piece.shares.map((share) => {
        const act = t(share.link === 'OPEN' ? 'manage' : share.link === 'EXPIRED' ? 'renew' : 'share');
        const about = { act, name: guest.name, title: piece.title, purpose: share.purpose };
        return (
          <li key={share.purpose} className="share-line">
            <span className="grid gap-0.5">
              <span className="num">
                {t(share.purpose)}{' '}
                <span className="font-semibold whitespace-nowrap">{formatRupees(share.amount)}</span>
              </span>
              <ShareState share={share} />
            </span>
            {share.canShare ? (
              <Button
                kind="ghost"
                small
                aria-haspopup="dialog"
                aria-label={t('actOf', about)}
                onClick={() => onOpen({ kind: 'share', guest, piece, share })}
              >
                <Link2 />
                {act}
              </Button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

function ShareState({ share }: { share: OccasionShare }) {
  const t = useWords(sharesWords, 'lines');
  const { isPaid, payerName, canShare, link, endsAt, purpose } = share;
  if (isPaid) {
    return (
      <span className="flex items-center gap-1 text-2 text-good">
        <Check className="size-4 flex-none" />
        <span className="wrap-anywhere">
          {payerName === '' ? t('paid') : t('paidBy', { name: payerName })}
        </span>
      </span>
    );
  }
  if (!canShare) return <span className="hint">{t(purpose === 'FINAL' ? 'afterAdvance' : 'notNow')}</span>;
  if (link === 'OPEN' && endsAt !== null)
    return <span className="hint num">{t('open', { day: formatDay(istDayOf(new Date(endsAt))) })}</span>;
  if (link === 'EXPIRED') return <span className="text-2 text-warn">{t('expired')}</span>;
  return <span className="hint">{t('unpaid')}</span>;
}
