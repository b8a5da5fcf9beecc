import type { ReactNode } from 'react';
import { cancellationLimits } from '#contracts/orders/endings/cancellation.rules.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { Field, FieldError } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-input.tsx';
import type { useReasonForm } from './use-reason-form.ts';

interface ReasonDialogProps extends ReturnType<typeof useReasonForm> {
  labels: { title: string; reason: string; hint: string; keep: string; send: string; sending: string };
  isBusy: boolean;
  /** What will happen, shown above the form. */
  children: ReactNode;
  onClose: () => void;
}

/** Asks for a reason before an order is cancelled or a request is refused. */
export function ReasonDialog({ form, onSubmit, labels, isBusy, children, onClose }: ReasonDialogProps) {
  const { errors } = form.formState;
  // Stays open while sending, so that the person sees the answer.
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog open onClose={close} title={labels.title}>
      <form className="grid gap-5" noValidate onSubmit={onSubmit}>
        <div className="grid gap-2 text-ink-2">{children}</div>
        <Field label={labels.reason} hint={labels.hint} error={errors.reason?.message}>
          {(control) => (
            <TextArea
              {...control}
              {...form.register('reason')}
              rows={3}
              maxLength={cancellationLimits.longestReason}
            />
          )}
        </Field>
        <FieldError message={errors.root?.message} />
        <div className="dialog-acts">
          <Button kind="ghost" onClick={close}>
            {labels.keep}
          </Button>
          <Button kind="destructive" type="submit" busy={isBusy && labels.sending}>
            {labels.send}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
