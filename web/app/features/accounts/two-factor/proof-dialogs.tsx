import { useState } from 'react';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import twoFactorWords from '#web/words/en/features/accounts/two-factor/two-factor.json';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useRenewRecoveryCodes, useTurnOffTwoFactor } from './two-factor.api.ts';

interface DialogProps {
  onClose: () => void;
}

/** Creates new recovery codes and shows them. */
export function RenewDialog({ onClose }: DialogProps) {
  const t = useWords(twoFactorWords);
  const renew = useRenewRecoveryCodes();
  const [codes, setCodes] = useState<string[]>();
  const title = codes ? t('codesDialog.title') : t('renewDialog.title');
  return (
    <Dialog open onClose={onClose} title={title}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <div className="grid gap-5">
          <p className="text-ink-2">{t('renewDialog.line')}</p>
          <ProofForm
            kind="primary"
            words={{
              button: t('renewDialog.button'),
              busy: t('renewDialog.busy'),
              keep: t('renewDialog.keep'),
              failed: t('renewDialog.failed'),
            }}
            onKeep={onClose}
            onProof={async (proof) => setCodes(await renew.mutateAsync(proof))}
          />
        </div>
      )}
    </Dialog>
  );
}

/** Asks for password and code before turning two-factor sign-in off. */
export function TurnOffDialog({ onClose }: DialogProps) {
  const t = useWords(twoFactorWords, 'offDialog');
  const turnOff = useTurnOffTwoFactor();
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <div className="grid gap-5">
        <p className="text-ink-2">{t('line')}</p>
        <ProofForm
          kind="destructive"
          words={{ button: t('button'), busy: t('busy'), keep: t('keep'), failed: t('failed') }}
          onKeep={onClose}
          onProof={async (proof) => {
            await turnOff.mutateAsync(proof);
            toast.good(t('done'));
            onClose();
            // The button that opened the dialog is gone, so focus moves.
            document.getElementById('main')?.focus({ preventScroll: true });
          }}
        />
      </div>
    </Dialog>
  );
}
