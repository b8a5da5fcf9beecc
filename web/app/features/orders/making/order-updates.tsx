import { useState } from 'react';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import type { OrderUpdate } from '#contracts/orders/making/making.fields.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { PictureStrip } from '#web/features/designs/pictures/picture-strip.tsx';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { formatMoment } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dotted } from '#web/ui/dotted.tsx';
import { AskFirst } from '#web/ui/floats/ask-first.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import makingWords from '#web/words/en/features/orders/making/making.json';
import { useRemoveUpdate } from './making.api.ts';
import { WaitingUpdates } from './waiting-updates.tsx';

interface OrderUpdatesProps {
  order: OrderData;
  /** The step of the timeline, and when the order reached it. */
  status: string;
  movedAt: string | null;
}

/** The maker's updates sent during one step, and those that wait in the outbox. */
export function OrderUpdates({ order, status, movedAt }: OrderUpdatesProps) {
  const updates = order.updates.filter((update) => update.status === status);
  return (
    <>
      {updates.length === 0 ? null : (
        <ul className="mt-3 grid gap-4">
          {updates.map((update) => (
            <li key={update.id}>
              <UpdateView orderId={order.id} update={update} movedAt={movedAt} />
            </li>
          ))}
        </ul>
      )}
      {order.status === status ? <WaitingUpdates orderId={order.id} /> : null}
    </>
  );
}

function UpdateView({
  orderId,
  update,
  movedAt,
}: {
  orderId: number;
  update: OrderUpdate;
  movedAt: string | null;
}) {
  const t = useWords(makingWords, 'timeline');
  const { note, pictures, preparing, authorName: name, at, can } = update;
  const isTold = isSameMoment(at, movedAt);
  const place = (index: number) => ({ name, number: index + 1, count: pictures.length });
  return (
    <div className="grid gap-2">
      {isTold ? null : (
        <p className="meta text-ink-3">
          <Dotted parts={[formatMoment(at), name]} />
        </p>
      )}
      {note === '' ? null : (
        <p
          lang={writtenIn(note)}
          dir="auto"
          className="meta voice whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]"
        >
          {t('note', { note })}
        </p>
      )}
      <PictureStrip
        title={t('title', { name })}
        pictures={pictures}
        altOf={(index) => t('photo', place(index))}
        openLabel={(index) => t('open', place(index))}
        preparing={preparing > 0 ? t('preparing', { count: preparing }) : null}
      />
      {can.remove ? (
        <div>
          <RemoveUpdate orderId={orderId} update={update} />
        </div>
      ) : null}
    </div>
  );
}

/** An update sent together with the move shows no time of its own; the line above has it. */
function isSameMoment(at: string, movedAt: string | null): boolean {
  return movedAt !== null && Math.abs(Date.parse(at) - Date.parse(movedAt)) < 5000;
}

function RemoveUpdate({ orderId, update }: { orderId: number; update: OrderUpdate }) {
  const t = useWords(makingWords, 'timeline');
  const remove = useRemoveUpdate(orderId);
  const [open, setOpen] = useState(false);
  const act = async () => {
    try {
      await remove.mutateAsync(update.id);
      toast.good(t('removed'));
      document.getElementById('main')?.focus({ preventScroll: true });
    } catch (error) {
      toast.bad(t('removeFailed'), sentenceOf(error));
      setOpen(false);
    }
  };
  return (
    <>
      <Button
        kind="text"
        small
        aria-label={t('removeLabel', { moment: formatMoment(update.at) })}
        onClick={() => setOpen(true)}
      >
        {t('remove')}
      </Button>
      <AskFirst
        open={open}
        title={t('removeTitle')}
        line={t('removeLine')}
        words={{ keep: t('keep'), confirm: t('remove'), busy: t('removing') }}
        isBusy={remove.isPending}
        onConfirm={() => void act()}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
