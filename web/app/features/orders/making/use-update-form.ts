import { useRef, useState } from 'react';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { updateLimits, updateSentences } from '#contracts/orders/making/order-updates.rules.ts';
import { type ShipmentWords, shipmentProblems } from '#contracts/orders/making/shipment.rules.ts';
import { useChosenPhotos } from '#web/features/designs/pictures/use-chosen-photos.ts';
import { ApiError, sentenceOf } from '#web/platform/api/api-error.ts';
import { newIdempotencyKey } from '#web/platform/api/new-idempotency-key.ts';
import { fieldsLike, makeDraft } from '#web/platform/forms/draft.ts';
import { useDraft } from '#web/platform/forms/use-draft.ts';
import { todayInIndia } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { keepForLater } from '#web/platform/outbox/keep-for-later.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { toast } from '#web/ui/floats/toast.ts';
import { useFaultLead } from '#web/ui/forms/use-fault-lead.ts';
import makingWords from '#web/words/en/features/orders/making/making.json';
import outboxWords from '#web/words/en/platform/outbox/outbox.json';
import { type AboutUpdate, keptUpdate, useSendUpdate } from './making.api.ts';

interface UpdateWords extends ShipmentWords {
  status: string;
  note: string;
}

const emptyUpdate: UpdateWords = {
  status: '',
  note: '',
  shippingCarrier: '',
  trackingNumber: '',
  estimatedDelivery: '',
};
const updateDraft = makeDraft({ kind: 'update', parse: fieldsLike<UpdateWords>(emptyUpdate) });

type Problems = Partial<Record<string, Message>>;

/** The maker's form for an update of the making; what is typed is saved as a draft until sent. */
export function useUpdateForm(order: OrderData) {
  const t = useWords(makingWords, 'update');
  const waitingWords = useWords(outboxWords);
  const draft = useDraft(updateDraft(order.maker.id, order.id), emptyUpdate);
  const { status: chosen, note, ...shipment } = draft.words;
  const tooMany = { title: t('tooMany'), line: updateSentences.tooManyPictures };
  const { photos, add, drop, clear } = useChosenPhotos(updateLimits, tooMany);
  const [problems, setProblems] = useState<Problems>({});
  const [done, setDone] = useState<number | null>(null);
  const { mutateAsync } = useSendUpdate(order.id);
  const idempotencyKey = useRef<string | null>(null);
  const oneAtATime = useOneAtATime();
  const { form, lead } = useFaultLead();
  // A chosen status that is no longer possible is deselected.
  const status = order.can.moveTo.find((possible) => possible === chosen) ?? '';

  const change = (part: Partial<UpdateWords>) => {
    idempotencyKey.current = null;
    draft.change(part);
    setProblems({});
  };

  function problemsNow(): Problems {
    if (status === 'SHIPPED') return shipmentProblems(shipment, todayInIndia());
    const isEmpty = status === '' && note.trim() === '' && photos.length === 0;
    return isEmpty ? { note: updateSentences.empty } : {};
  }

  /** Puts photos and notes into the outbox if the network is away; a move of the order is not queued. */
  const waits = async (error: unknown, nonce: string): Promise<boolean> =>
    status === '' &&
    keepForLater(order.maker.id, error, {
      kind: 'update',
      about: { orderId: order.id, note: note.trim() } satisfies AboutUpdate,
      shown: {
        label: 'update',
        words: [order.orderNumber, note.trim()].filter((words) => words !== '').join('\n'),
        path: `/order-details/sale/${order.id}`,
      },
      call: keptUpdate(order.id, note),
      files: photos.map(({ file }) => file),
      touches: [['order'], ['orders']],
      nonce,
    });

  function forget(clearWords: () => void): void {
    idempotencyKey.current = null;
    clearWords();
    clear();
  }

  async function send(): Promise<void> {
    idempotencyKey.current ??= newIdempotencyKey();
    setDone(0);
    const clearWords = draft.clearLater();
    try {
      await mutateAsync({
        update: {
          status,
          note,
          shipment: status === 'SHIPPED' ? shipment : null,
          files: photos.map(({ file }) => file),
          idempotencyKey: idempotencyKey.current,
        },
        onProgress: setDone,
      });
    } catch (error) {
      if (await waits(error, idempotencyKey.current)) {
        forget(clearWords);
        toast.note(waitingWords('kept'), waitingWords('keptLine'));
        return;
      }
      toast.bad(status === '' ? t('notAdded') : t('failed'), sentenceOf(error));
      const place = status === '' ? 'note' : 'status';
      setProblems((error instanceof ApiError && error.errors) || { [place]: sentenceOf(error) });
      lead();
      return;
    } finally {
      setDone(null);
    }
    forget(clearWords);
    if (status === '') toast.good(t('posted'), t('postedLine'));
    else toast.good(t('moved'));
  }

  return {
    /** The ref of the form element. */
    form,
    note,
    shipment,
    status,
    change,
    photos,
    addPhotos(files: readonly File[]) {
      idempotencyKey.current = null;
      setProblems({});
      add(files);
    },
    dropPhoto(key: number) {
      idempotencyKey.current = null;
      drop(key);
    },
    problems,
    /** The share sent so far, 0 to 1; null if nothing is being sent. */
    done,
    submit() {
      if (done !== null) return;
      const found = problemsNow();
      setProblems(found);
      if (Object.keys(found).length === 0) void oneAtATime(send);
      else lead();
    },
  };
}
