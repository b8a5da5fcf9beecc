import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { FieldError } from '#web/ui/forms/field.tsx';
import type { useDeskForm } from './use-desk-form.ts';

interface DeskDialogProps {
  form: Pick<ReturnType<typeof useDeskForm>, 'form' | 'refusal' | 'isBusy' | 'onSubmit'>;
  labels: { title: string; line: string; close: string; send: string; sending: string };
  isDestructive?: boolean;
  children: ReactNode;
  onClose: () => void;
}

/** A form of the desk in a dialog, as confirmation before an act. */
export function DeskDialog({ form, labels, isDestructive = false, children, onClose }: DeskDialogProps) {
  // While the request is running the dialog stays open, so that its answer is read.
  const close = () => {
    if (!form.isBusy) onClose();
  };
  return (
    <Dialog open onClose={close} title={labels.title}>
      <form ref={form.form} className="grid gap-5" noValidate onSubmit={form.onSubmit}>
        <p className="wrap-anywhere text-ink-2">{labels.line}</p>
        {children}
        <FieldError message={form.refusal} />
        <div className="dialog-acts">
          <Button kind="ghost" onClick={close}>
            {labels.close}
          </Button>
          <Button
            kind={isDestructive ? 'destructive' : 'primary'}
            type="submit"
            busy={form.isBusy && labels.sending}
          >
            {labels.send}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
