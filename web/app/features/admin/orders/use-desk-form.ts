import { type FormEvent, useState } from 'react';
import { isRefusal, refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { newIdempotencyKey } from '#web/platform/api/new-idempotency-key.ts';
import type { Draft } from '#web/platform/forms/draft.ts';
import { useDraft } from '#web/platform/forms/use-draft.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { useFaultLead } from '#web/ui/forms/use-fault-lead.ts';

/** The typed values; `idempotencyKey` stays the same until the request is answered. */
export interface DeskFormWords {
  idempotencyKey: string;
}

type Problems = Partial<Record<string, Message>>;

interface DeskForm<Words> {
  draft: (viewerId: number | null, about: number) => Draft<Partial<Words>>;
  /** The id of the order or request. */
  about: number;
  first: Words;
  /** Field → error; empty if valid. */
  check: (words: Words) => Problems;
  send: (words: Words, idempotencyKey: string) => Promise<unknown>;
  /** The fallback when the server sends no message. */
  failed: string;
  onDone: () => void;
}

/**
 * A form of the desk: the draft is kept until it is sent, and it is sent once however often the button is pressed.
 */
export function useDeskForm<Words extends DeskFormWords>({
  draft,
  about,
  first,
  check,
  send,
  failed,
  onDone,
}: DeskForm<Words>) {
  const { viewer } = useViewer();
  const { words, change, clearLater } = useDraft<Words>(draft(viewer?.id ?? null, about), first);
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<string | undefined>();
  const [isBusy, setIsBusy] = useState(false);
  const oneAtATime = useOneAtATime();
  const { form, lead } = useFaultLead();
  const name = (idempotencyKey: string) => change({ idempotencyKey } as Partial<Words>);

  const refuse = (found: Problems, said?: string) => {
    setProblems(found);
    setRefusal(said);
    lead();
  };

  const sendWords = async () => {
    const found = check(words);
    if (Object.keys(found).length > 0) return refuse(found);
    const key = words.idempotencyKey || newIdempotencyKey();
    name(key);
    const clear = clearLater();
    setProblems({});
    setRefusal(undefined);
    setIsBusy(true);
    try {
      await send(words, key);
      clear();
      onDone();
    } catch (error) {
      // After a refusal the next try gets a new key. Without an answer it keeps the old one.
      if (isRefusal(error)) name('');
      const fields = Object.entries(refusedFields(error)).filter(([field]) => field in words);
      if (fields.length > 0) refuse(Object.fromEntries(fields));
      else refuse({}, sentenceOf(error, failed));
    } finally {
      setIsBusy(false);
    }
  };

  return {
    form,
    words,
    problems,
    refusal,
    isBusy,
    change(part: Partial<Words>) {
      change(part);
      setProblems({});
    },
    onSubmit(event: FormEvent) {
      event.preventDefault();
      void oneAtATime(sendWords);
    },
  };
}
