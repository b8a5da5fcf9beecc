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
import { useNotifyBuyer } from './orders.api.ts';
import { type DeskFormWords, useDeskForm } from './use-desk-form.ts';

interface NotifyWords extends DeskFormWords {
  words: string;
}

const empty: NotifyWords = { idempotencyKey: '', words: '' };
const notifyDraft = makeDraft({ kind: 'desk-tells', parse: fieldsLike<NotifyWords>(empty) });

interface NotifyDialogProps {
  order: DeskOrder['order'];
  onClose: () => void;
}

/** The desk writes to the buyer about the state of the order. */
export function NotifyDialog({ order, onClose }: NotifyDialogProps) {
  const t = useWords(deskWords, 'tell');
  const { mutateAsync } = useNotifyBuyer(order.id);
  const buyer = order.buyer.name;
  const form = useDeskForm<NotifyWords>({
    draft: notifyDraft,
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
