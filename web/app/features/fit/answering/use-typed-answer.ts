import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import type { Draft } from '#web/platform/forms/draft.ts';
import { useDraft } from '#web/platform/forms/use-draft.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { toast } from '#web/ui/floats/toast.ts';

interface Answering<Typed, Reply> {
  draft: Draft<Partial<Typed>>;
  empty: Typed;
  act: UseMutationResult<Reply, Error, () => Promise<Reply>>;
  /** The title of a failure without fields. */
  failed: string;
  /** Whether the page now shows a newer state, so that the dialog closes; what was typed is kept. */
  isOld?: (error: unknown) => boolean;
  onClose: () => void;
}

/** What is typed into the dialog of an answer, kept until it is sent; and the sending. */
export function useTypedAnswer<Typed extends Record<string, string>, Reply extends { message: string }>({
  draft,
  empty,
  act,
  failed,
  isOld,
  onClose,
}: Answering<Typed, Reply>) {
  const { words, change, clearLater } = useDraft(draft, empty);
  const [errors, setErrors] = useState<Partial<Record<string, Message>>>({});
  return {
    typed: words,
    errors,
    setErrors,
    isBusy: act.isPending,
    change(part: Partial<Typed>) {
      change(part);
      setErrors({});
    },
    async send(work: () => Promise<Reply>) {
      const clear = clearLater();
      try {
        const { message } = await act.mutateAsync(work);
        clear();
        toast.good(message);
        onClose();
      } catch (error) {
        const refused = refusedFields(error);
        setErrors(refused);
        if (Object.keys(refused).length === 0) toast.bad(failed, sentenceOf(error));
        if (isOld?.(error)) onClose();
      }
    },
  };
}
