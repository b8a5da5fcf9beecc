import { Link } from 'react-router';
import type { BoardOrder } from '#contracts/orders/board/board.contract.ts';
import type { BoardRisk } from '#contracts/orders/board/board.rules.ts';
import { shownStatus } from '#contracts/orders/core/orders.states.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { formatCalendarDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { WholeNumbers } from '#web/platform/i18n/whole-numbers.tsx';
import { Badge, StatusBadge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import type { Tone } from '#web/ui/status.ts';
import boardWords from '#web/words/en/features/orders/board/board.json';
import swatchWords from '#web/words/en/features/orders/swatches/swatches.json';
import { WithBank } from '../disputes/with-bank.tsx';
import { StepButton } from './step-button.tsx';

const toneOf: Record<Exclude<BoardRisk, 'DISPUTED'>, Tone> = {
  ASKED_TO_CANCEL: 'bad',
  LATE: 'bad',
  AT_RISK: 'warn',
  FINAL_OVERDUE: 'warn',
  UNREAD: 'note',
  WAITS_FOR_MEASURING: 'plum',
};

/** An order on the board: what it is, the day that is owed, whose turn it is, its most serious risk, its next step. */
export function BoardCard({ order, onMoved }: { order: BoardOrder; onMoved: () => void }) {
  const t = useWords(boardWords);
  const s = useWords(swatchWords, 'order');
  const { title, titleLang, otherDesigns, pieces, image, buyer, risks, status, finalPaid } = order;
  // One badge beside the status. UNREAD needs none: it has a button.
  const [gravest] = risks.filter((risk) => risk !== 'UNREAD');
  const isGrave = risks.includes('LATE') || risks.includes('ASKED_TO_CANCEL');
  return (
    <article className="board-card" data-grave={isGrave || undefined}>
      <span className="w-14">
        {image === null ? (
          <span className="picture block" />
        ) : (
          <Picture picture={{ url: image }} alt="" sizes="56px" />
        )}
      </span>
      <div className="grid min-w-0 content-start gap-0.5">
        <Link to={`/order-details/sale/${order.id}`} className="board-card-link" prefetch="intent">
          <span lang={titleLang} dir="auto" className="wrap-anywhere">
            {otherDesigns === 0 ? title : t('withOthers', { title, count: otherDesigns })}
          </span>
        </Link>
        {order.options === '' ? null : (
          <p lang={writtenIn(order.options)} dir="auto" className="hint wrap-anywhere">
            {order.options}
          </p>
        )}
        <p className="meta wrap-anywhere">
          {buyer.name}
          {pieces > 1 ? <span className="num">, {t('pieces', { count: pieces })}</span> : null}
        </p>
        <p className="hint">
          <WholeNumbers>{order.orderNumber}</WholeNumbers>
        </p>
      </div>
      <Days order={order} />
      <p className="board-marks">
        {order.isSwatch ? <Badge>{s('kind')}</Badge> : null}
        {gravest === undefined ? null : <Mark risk={gravest} />}
        <StatusBadge status={shownStatus(status, finalPaid)} />
      </p>
      <Actions order={order} onMoved={onMoved} />
    </article>
  );
}

/** The day that is owed, the work against the days left, and whose turn it is. */
function Days({ order: { dueBy, lateDays, days, turn, wait, functionDay } }: { order: BoardOrder }) {
  const t = useWords(boardWords);
  const day = formatCalendarDay(dueBy);
  return (
    <div className="board-days num">
      <p className={`${lateDays > 0 ? 'text-bad' : ''} font-medium`}>
        {lateDays > 0 ? t('due.late', { day, days: lateDays }) : t('due.by', { day })}
      </p>
      {functionDay === null ? null : (
        <p className="meta">{t('due.function', { day: formatCalendarDay(functionDay) })}</p>
      )}
      <p className="meta">
        {wait !== null
          ? waitWords(wait)
          : turn === 'COURIER' || days === null
            ? t('turn.COURIER')
            : t('turn.MAKER', {
                work:
                  days.left < 0 ? t('due.over', { work: days.work, over: -days.left }) : t('due.days', days),
              })}
      </p>
    </div>
  );

  function waitWords({ for: what, on }: NonNullable<BoardOrder['wait']>): string {
    if (on !== null && (what === 'MEASUREMENT' || what === 'FINAL_PAYMENT'))
      return t(`turn.${what}_ON`, { day: formatCalendarDay(on) });
    return t(`turn.${what}`);
  }
}

function Mark({ risk }: { risk: BoardRisk }) {
  const t = useWords(boardWords, 'risks');
  return risk === 'DISPUTED' ? <WithBank /> : <Badge tone={toneOf[risk]}>{t(risk)}</Badge>;
}

/** The next step if it is the maker’s: a button, or a link to the page that it needs. */
function Actions({ order, onMoved }: { order: BoardOrder; onMoved: () => void }) {
  const t = useWords(boardWords, 'steps');
  const { id, orderNumber, buyer, risks, nextStep, readyToSend } = order;
  const isAsked = risks.includes('ASKED_TO_CANCEL');
  const isUnread = risks.includes('UNREAD');
  if (nextStep === null && !readyToSend && !isAsked && !isUnread) return null;
  const leads = isAsked ? t('answer') : readyToSend ? t('send') : null;
  return (
    <div className="board-actions">
      {nextStep === null ? null : <StepButton order={order} to={nextStep} onMoved={onMoved} />}
      {leads === null ? null : (
        <ButtonLink
          small
          to={`/order-details/sale/${id}`}
          aria-label={t('of', { step: leads, number: orderNumber })}
        >
          {leads}
        </ButtonLink>
      )}
      {isUnread ? (
        <ButtonLink
          kind="ghost"
          small
          to={`/chat?receiverId=${buyer.id}`}
          aria-label={t('of', { step: t('chat'), number: orderNumber })}
        >
          {t('chat')}
        </ButtonLink>
      ) : null}
    </div>
  );
}
