import { useEffect, useRef, useState } from 'react';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { updateLimits, updateSentences } from '#contracts/orders/making/order-updates.rules.ts';
import { shipmentProblems } from '#contracts/orders/making/shipment.rules.ts';
import { useChosenPhotos } from '#web/features/designs/pictures/use-chosen-photos.ts';
import { ApiError, sentenceOf } from '#web/platform/api/api-error.ts';
import { newIdempotencyKey } from '#web/platform/api/new-idempotency-key.ts';
import { todayInIndia } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import { toast } from '#web/ui/floats/toast.ts';
import { useFaultLead } from '#web/ui/forms/use-fault-lead.ts';
import { useSendUpdate } from './making.api.ts';
import { makingWords } from './making.words.ts';
import { emptyUpdate, keepUpdateDraft, readUpdateDraft, type UpdateDraft } from './update-draft.ts';

type Problems = Partial<Record<string, string>>;

/** What the maker is about to tell of the making: nothing typed is lost until it is sent. */
export function useUpdateForm(order: OrderData) {
  const t = useWords(makingWords, 'update');
  const viewerId = order.maker.id;
  const [draft, setDraft] = useState(emptyUpdate);
  const tooMany = { title: t('tooMany'), line: updateSentences.tooManyPictures };
  const { photos, add, drop, clear } = useChosenPhotos(updateLimits, tooMany);
  const [problems, setProblems] = useState<Problems>({});
  const [done, setDone] = useState<number | null>(null);
  const { mutateAsync } = useSendUpdate(order.id);
  const idempotencyKey = useRef<string | null>(null);
  const oneAtATime = useOneAtATime();
  const { form, lead } = useFaultLead();
  // A status that has become impossible meanwhile is no longer chosen.
  const status = order.can.moveTo.find((possible) => possible === draft.status) ?? '';

  useEffect(() => setDraft(readUpdateDraft(viewerId, order.id)), [viewerId, order.id]);

  const change = (part: Partial<UpdateDraft>) => {
    const next = { ...draft, ...part };
    idempotencyKey.current = null;
    setDraft(next);
    setProblems({});
    keepUpdateDraft(viewerId, order.id, next);
  };

  function problemsNow(): Problems {
    if (status === 'SHIPPED') return shipmentProblems(draft.shipment, todayInIndia());
    const isEmpty = status === '' && draft.note.trim() === '' && photos.length === 0;
    return isEmpty ? { note: updateSentences.empty } : {};
  }

  async function send(): Promise<void> {
    idempotencyKey.current ??= newIdempotencyKey();
    setDone(0);
    try {
      await mutateAsync({
        update: {
          status,
          note: draft.note,
          shipment: status === 'SHIPPED' ? draft.shipment : null,
          files: photos.map(({ file }) => file),
          idempotencyKey: idempotencyKey.current,
        },
        onProgress: setDone,
      });
    } catch (error) {
      toast.bad(status === '' ? t('notAdded') : t('failed'), sentenceOf(error));
      const place = status === '' ? 'note' : 'status';
      setProblems((error instanceof ApiError && error.errors) || { [place]: sentenceOf(error) });
      lead();
      return;
    } finally {
      setDone(null);
    }
    idempotencyKey.current = null;
    setDraft(emptyUpdate);
    keepUpdateDraft(viewerId, order.id, emptyUpdate);
    clear();
    if (status === '') toast.good(t('posted'), t('postedLine'));
    else toast.good(t('moved'));
  }

  return {
    /** Of the drawn form. */
    form,
    draft,
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
    /** How much has been sent, 0 to 1; null while nothing is. */
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
