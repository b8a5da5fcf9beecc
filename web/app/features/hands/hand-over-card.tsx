import { useState } from 'react';
import { Link } from 'react-router';
import type { HandOver } from '#contracts/hands/hands.fields.ts';
import { formatRupees } from '#contracts/money/money.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { writePhone } from '#contracts/profiles/phone-number.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { formatCalendarDay, formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { AskFirst } from '#web/ui/floats/ask-first.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import handsWords from '#web/words/en/features/hands/hands.json';
import { HandPictures } from './hand-pictures.tsx';
import {
  type Changed,
  type ChangedWithLink,
  endLink,
  moveWork,
  renewLink,
  setCredit,
  useHandAct,
} from './hands.api.ts';
import { ReturnDialog } from './return-dialog.tsx';
import { toneOfHandOver } from './tone-of-hand-over.ts';

interface HandOverCardProps {
  order: OrderData;
  piece: string;
  work: HandOver;
  /** Gets the token of a new link. */
  onLink: (token: string) => void;
}

/** One hand-over as its maker sees it, with what can be done now. */
export function HandOverCard({ order, piece, work, onLink }: HandOverCardProps) {
  const t = useWords(handsWords);
  const [open, setOpen] = useState<'return' | 'withdraw' | 'endLink' | null>(null);
  const act = useHandAct<Changed>(order.id);
  const linking = useHandAct<ChangedWithLink>(order.id);
  const close = () => setOpen(null);
  const { id, version, kind, state, name, accountId, phone, due, lateDays, words, answer, can } = work;

  const run = async (task: () => Promise<Changed>) => {
    try {
      toast.good((await act.mutateAsync(task)).message);
    } catch (error) {
      toast.bad(t('acts.failed'), sentenceOf(error));
    }
    close();
  };
  const renew = async () => {
    try {
      onLink((await linking.mutateAsync(() => renewLink(id))).token);
    } catch (error) {
      toast.bad(t('acts.failed'), sentenceOf(error));
    }
  };
  const creditName = work.creditName === '' ? null : t(`credit.${kind}`, { name: work.creditName });

  return (
    <article className="grid gap-3 border-l border-dashed border-line pl-4" aria-label={`${piece}: ${name}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
        <div className="grid">
          <p className="font-semibold wrap-anywhere">
            {accountId === null || name === '' ? (
              name || t('nameless')
            ) : (
              <Link to={`/publicProfile/${accountId}`} className="link">
                {name}
              </Link>
            )}
          </p>
          <p className="meta">{t(`kind.${kind}`)}</p>
        </div>
        <Badge tone={toneOfHandOver[state]}>{t(`state.${state}`)}</Badge>
      </div>
      <div className="num grid gap-0.5">
        <p>
          {t('due', { day: formatCalendarDay(due) })}
          {lateDays > 0 ? <strong className="text-bad"> · {t('late', { days: lateDays })}</strong> : null}
        </p>
        <p className="meta">{t('rate', { amount: formatRupees(work.rate) })}</p>
        {phone === '' ? null : (
          <a className="link justify-self-start" href={`tel:${phone}`}>
            {t('callHand', { phone: writePhone(phone) })}
          </a>
        )}
      </div>
      {[words, answer].map((text, at) =>
        text === '' ? null : (
          <p
            key={at === 0 ? 'words' : 'answer'}
            lang={writtenIn(text)}
            dir="auto"
            className={`whitespace-pre-line wrap-anywhere ${at === 0 ? '' : 'font-display italic'}`}
          >
            {text}
          </p>
        ),
      )}
      <div className="flex flex-wrap gap-4 empty:hidden">
        <HandPictures pictures={work.handedOver} title={piece} label={t('out')} />
        <HandPictures pictures={work.broughtBack} title={piece} label={t('back')} />
      </div>
      {accountId !== null && state === 'OFFERED' ? <p className="meta">{t('inAccount')}</p> : null}
      {can.link ? (
        <p className="meta num">
          {work.linkEndsAt === null ? t('noLink') : t('linkUntil', { day: formatShortDay(work.linkEndsAt) })}
        </p>
      ) : null}
      {work.credit === 'NONE' ? null : (
        <p className="meta wrap-anywhere">
          {creditName === null ? t('creditOffered') : t('creditAgreed', { credit: creditName })}
        </p>
      )}
      <div className="btn-row empty:hidden">
        {can.takeBack ? (
          <Button
            kind="secondary"
            small
            busy={act.isPending && t('acts.sending')}
            onClick={() => void run(() => moveWork(id, { version, act: 'TAKE_BACK' }))}
          >
            {t('acts.TAKE_BACK')}
          </Button>
        ) : null}
        {can.bringBack ? (
          <Button kind="secondary" small onClick={() => setOpen('return')}>
            {t('acts.BRING_BACK')}
          </Button>
        ) : null}
        {can.link ? (
          <Button
            kind="ghost"
            small
            busy={linking.isPending && t('acts.sending')}
            onClick={() => void renew()}
          >
            {t('acts.link')}
          </Button>
        ) : null}
        {can.offerCredit ? (
          <Button kind="ghost" small onClick={() => void run(() => setCredit(id, true))}>
            {t('acts.offerCredit')}
          </Button>
        ) : null}
        {can.endCredit ? (
          <Button kind="ghost" small onClick={() => void run(() => setCredit(id, false))}>
            {t('acts.endCredit')}
          </Button>
        ) : null}
        {work.linkEndsAt === null ? null : (
          <Button kind="text" small onClick={() => setOpen('endLink')}>
            {t('acts.endLink')}
          </Button>
        )}
        {can.withdraw ? (
          <Button kind="text" small onClick={() => setOpen('withdraw')}>
            {t('acts.WITHDRAW')}
          </Button>
        ) : null}
      </div>
      {open === 'return' ? (
        <ReturnDialog orderId={order.id} piece={piece} work={work} onClose={close} />
      ) : null}
      <AskFirst
        open={open === 'withdraw'}
        title={t('acts.withdrawTitle')}
        line={t('acts.withdrawLine')}
        words={{ keep: t('acts.keep'), confirm: t('acts.WITHDRAW'), busy: t('acts.sending') }}
        isBusy={act.isPending}
        onConfirm={() => void run(() => moveWork(id, { version, act: 'WITHDRAW' }))}
        onClose={close}
      />
      <AskFirst
        open={open === 'endLink'}
        title={t('acts.endLinkTitle')}
        line={t('acts.endLinkLine')}
        words={{ keep: t('acts.keep'), confirm: t('acts.endLink'), busy: t('acts.sending') }}
        isBusy={act.isPending}
        onConfirm={() => void run(() => endLink(id))}
        onClose={close}
      />
    </article>
  );
}
