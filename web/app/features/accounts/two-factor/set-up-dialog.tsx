import { useState } from 'react';
import type { SetUp } from '#contracts/accounts/two-factor.contract.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import twoFactorWords from '#web/words/en/features/accounts/two-factor/two-factor.json';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useTurnOnTwoFactor } from './two-factor.api.ts';

interface SetUpDialogProps {
  setUp: SetUp;
  onClose: () => void;
}

/** Shows the key and QR code, asks for a code of the app and the password, then shows the recovery codes. */
export function SetUpDialog({ setUp, onClose }: SetUpDialogProps) {
  const t = useWords(twoFactorWords);
  const turnOn = useTurnOnTwoFactor();
  const [codes, setCodes] = useState<string[]>();
  const title = codes ? t('codesDialog.title') : t('setUpDialog.title');
  return (
    <Dialog open onClose={onClose} title={title}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <div className="grid gap-5">
          <AppKey setUp={setUp} />
          <ProofForm
            kind="primary"
            words={{
              button: t('setUpDialog.turnOn'),
              busy: t('setUpDialog.turningOn'),
              keep: t('setUpDialog.later'),
              failed: t('setUpDialog.failed'),
            }}
            code={{ label: t('setUpDialog.code'), hint: t('setUpDialog.codeHint') }}
            onKeep={onClose}
            onProof={async (proof) => setCodes(await turnOn.mutateAsync(proof))}
          />
        </div>
      )}
    </Dialog>
  );
}

function AppKey({ setUp: { key, address, qr } }: { setUp: SetUp }) {
  const t = useWords(twoFactorWords, 'setUpDialog');
  return (
    <div className="grid gap-4 sm:grid-cols-[auto_1fr] sm:items-center sm:gap-6">
      {/* Black on white in dark mode too: cameras reliably read nothing else. */}
      <svg
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={t('qr')}
        shapeRendering="crispEdges"
        className="w-44 rounded-2 max-sm:justify-self-center"
      >
        <rect width={qr.size} height={qr.size} fill="#fff" />
        <path d={qr.path} fill="#000" />
      </svg>
      <div className="grid gap-3">
        <p className="text-ink-2">{t('scan')}</p>
        <p>
          {t.rich('onThisPhone', {
            link: (words) => (
              <a className="link" href={address}>
                {words}
              </a>
            ),
          })}
        </p>
        <div>
          <p className="hint">{t('byHand')}</p>
          <p className="num font-semibold wrap-anywhere">{key}</p>
        </div>
      </div>
    </div>
  );
}
