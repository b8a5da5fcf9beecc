import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FormEvent } from 'react';
import * as z from 'zod/mini';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { cancellationLimits } from '#contracts/orders/endings/cancellation.rules.ts';
import { requiredText } from '#contracts/platform/fields.ts';
import { rule } from '#contracts/words/rule.ts';
import type { Sentence } from '#contracts/words/sentence.ts';
import { isRefusal, refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { newIdempotencyKey } from '#web/platform/api/new-idempotency-key.ts';
import { fieldsLike, makeDraft } from '#web/platform/forms/draft.ts';
import { refuseFields } from '#web/platform/forms/first-error.ts';
import { useCheckedForm } from '#web/platform/forms/use-checked-form.ts';
import { useKeptForm } from '#web/platform/forms/use-kept-form.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';

/** As typed; `idempotencyKey` is sent with it and stays the same until the server answers. */
interface ReasonWords {
  idempotencyKey: string;
  reason: string;
}

const draftOf = (kind: string) =>
  makeDraft({ kind, parse: fieldsLike<ReasonWords>({ idempotencyKey: '', reason: '' }) });
const drafts = {
  ask: draftOf('ask-to-cancel'),
  refuse: draftOf('refuse-to-cancel'),
  cancel: draftOf('maker-cancels'),
};

interface Sending {
  kind: keyof typeof drafts;
  /** The error of an empty field. */
  missing: Sentence;
  failed: string;
  send: (reason: string, idempotencyKey: string) => Promise<unknown>;
  onDone: () => void;
}

/** The form of a required reason: saved as a draft until sent, and sent only once if pressed repeatedly. */
export function useReasonForm(order: OrderData, { kind, missing, failed, send, onDone }: Sending) {
  const oneAtATime = useOneAtATime();
  const schema = z.object({
    idempotencyKey: z.string(),
    reason: requiredText(rule(missing), cancellationLimits.longestReason),
  });
  const form = useCheckedForm<ReasonWords, unknown, ReasonWords>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { idempotencyKey: newIdempotencyKey(), reason: '' },
  });
  const draft = drafts[kind](order[order.role].id, order.id);
  useKeptForm(form, draft);

  const submit = form.handleSubmit(async ({ reason, idempotencyKey }) => {
    try {
      await send(reason, idempotencyKey);
      draft.forget();
      onDone();
      document.getElementById('main')?.focus({ preventScroll: true });
    } catch (error) {
      // After a refusal the next try is a new request with a new key; without an answer the key is reused.
      if (isRefusal(error)) form.setValue('idempotencyKey', newIdempotencyKey());
      const { note, words, reason: refused } = refusedFields(error);
      const message = refused ?? words ?? note;
      refuseFields(form, message === undefined ? {} : { reason: message }, {
        message: sentenceOf(error, failed),
      });
    }
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void oneAtATime(submit);
  };
  return { form, onSubmit };
}
