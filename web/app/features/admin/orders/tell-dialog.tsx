import type { DeskOrder } from '#contracts/admin/orders/orders.contract.ts';
import { deskLimits, deskSentences } from '#contracts/admin/orders/orders.rules.ts';
import { fieldsLike, makeDraft } from '#web/platform/forms/draft.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { toast } from '#web/ui/floats/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-input.tsx';
import { wordsOfStatus } from '#web/ui/status.ts';
import deskWords from '#web/words/en/features/admin/orders/orders.json';
import { DeskDialog } from './desk-dialog.tsx';
import { useTellCustomer } from './orders.api.ts';
import { type DeskFormWords, useDeskForm } from './use-desk-form.ts';

interface TellWords extends DeskFormWords {
  words: string;
}

const empty: TellWords = { idempotencyKey: '', words: '' };
const tellDraft = makeDraft({ kind: 'desk-tells', parse: fieldsLike<TellWords>(empty) });

interface TellDialogProps {
  order: DeskOrder['order'];
  onClose: () => void;
}

/** The desk writes to the buyer how the order stands. */
export function TellDialog({ order, onClose }: TellDialogProps) {
  const t = useWords(deskWords, 'tell');
  const { mutateAsync } = useTellCustomer(order.id);
  const buyer = order.buyer.name;
  const form = useDeskForm<TellWords>({
    draft: tellDraft,
    about: order.id,
    first: empty,
    check: () => ({}),
    send: ({ words }, idempotencyKey) => mutateAsync({ body: { words }, idempotencyKey }),
    failed: t('failed'),
    onDone() {
      toast.good(t('done'), deskSentences.told);
      onClose();
    },
  });
  return (
    <DeskDialog
      form={form}
      labels={{
        title: t('title', { buyer }),
        line: t('line', { buyer, status: wordsOfStatus(order.status) }),
        close: t('close'),
        send: t('send'),
        sending: t('sending'),
      }}
      onClose={onClose}
    >
      <Field label={t('words')} hint={t('wordsHint')} error={form.problems.words}>
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            value={form.words.words}
            maxLength={deskLimits.longestTold}
            onChange={({ target }) => form.change({ words: target.value })}
          />
        )}
      </Field>
    </DeskDialog>
  );
}
