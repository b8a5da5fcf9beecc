import { useRef, useState } from 'react';
import { planLimits, planSentences } from '#contracts/plans/plans.rules.ts';
import { pictureRules } from '#contracts/platform/upload-rules.ts';
import { useChosenPhotos } from '#web/features/designs/pictures/use-chosen-photos.ts';
import { refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { newIdempotencyKey } from '#web/platform/api/new-idempotency-key.ts';
import { fieldsLike, makeDraft } from '#web/platform/forms/draft.ts';
import { useDraft } from '#web/platform/forms/use-draft.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { toast } from '#web/ui/floats/toast.ts';
import { useFaultLead } from '#web/ui/forms/use-fault-lead.ts';
import plansWords from '#web/words/en/features/plans/plans.json';
import { type Changed, newerPlan, type Sending, usePlanAct } from '../plans.api.ts';

const empty = { words: '' };
const photoDraft = makeDraft({ kind: 'plan-step', parse: fieldsLike<typeof empty>(empty) });

interface PhotoFormProps {
  viewerId: number;
  orderId: number;
  /** Names the draft: the act and its step. */
  about: string;
  send: (words: string, sending: Sending) => Promise<Changed>;
  /** The problem of what is typed; null if it can be sent. */
  refuse: (words: string, photographs: number) => PhotoProblems | null;
  /** Puts it into the outbox if the network is away. */
  keep?: (error: unknown, words: string, files: readonly File[], key: string) => Promise<boolean>;
  onClose: () => void;
}

interface PhotoProblems {
  words?: Message;
  images?: Message;
}

/** A form of words and photographs about a step. The words are saved as a draft until they are sent. */
export function usePhotoForm({ viewerId, orderId, about, send, refuse, keep, onClose }: PhotoFormProps) {
  const t = useWords(plansWords, 'form');
  const act = usePlanAct(orderId);
  const draft = useDraft(photoDraft(viewerId, about), empty);
  const { words } = draft.words;
  const tooMany = { title: t('tooMany'), line: planSentences.tooManyPictures };
  const limits = { ...planLimits, pictureTypes: pictureRules.types };
  const { photos, add, drop } = useChosenPhotos(limits, tooMany);
  const [problems, setProblems] = useState<PhotoProblems>({});
  const [done, setDone] = useState<number | null>(null);
  const key = useRef<string | null>(null);
  const oneAtATime = useOneAtATime();
  const { form, lead } = useFaultLead();

  /** Other words are another attempt. */
  const touched = () => {
    key.current = null;
    setProblems({});
  };

  async function sendNow(): Promise<void> {
    key.current ??= newIdempotencyKey();
    const idempotencyKey = key.current;
    const files = photos.map(({ file }) => file);
    setDone(0);
    const clear = draft.clearLater();
    try {
      const { message } = await act.mutateAsync(() =>
        send(words.trim(), { files, idempotencyKey, onProgress: setDone }),
      );
      clear();
      toast.good(message);
      onClose();
    } catch (error) {
      if (await keep?.(error, words.trim(), files, idempotencyKey)) {
        clear();
        onClose();
        return;
      }
      // The newer state is shown above what was typed, which is then another attempt.
      const isStale = newerPlan(error, orderId) !== null;
      if (isStale) key.current = null;
      const { images, words: ofWords, note = ofWords } = refusedFields(error);
      setProblems({ ...(images && { images }), ...(note && { words: note }) });
      if (images || note) lead();
      else if (!isStale) toast.bad(t('failed'), sentenceOf(error));
    } finally {
      setDone(null);
    }
  }

  return {
    form,
    words,
    photos,
    problems,
    /** The share sent so far, 0 to 1; null if nothing is being sent. */
    done,
    write(typed: string) {
      touched();
      draft.change({ words: typed });
    },
    add(files: readonly File[]) {
      touched();
      add(files);
    },
    drop(photo: number) {
      touched();
      drop(photo);
    },
    submit() {
      if (done !== null) return;
      const found = refuse(words.trim(), photos.length);
      setProblems(found ?? {});
      if (found === null) void oneAtATime(sendNow);
      else lead();
    },
  };
}
