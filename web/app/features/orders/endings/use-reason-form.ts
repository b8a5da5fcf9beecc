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

/** As typed; `idempotencyKey` is what it is sent under until an answer has come. */
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
  /** Beside an empty field. */
  missing: Sentence;
  failed: string;
  send: (reason: string, idempotencyKey: string) => Promise<unknown>;
  onDone: () => void;
}

/** A reason that is needed to end an order: kept until it was sent, and sent once however often it is pressed. */
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
      // What was refused for good is asked anew under another name; a silence is asked again under the same.
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
