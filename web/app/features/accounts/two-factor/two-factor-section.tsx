import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { confirmedEmailSentences } from '#contracts/accounts/confirmed-email.rules.ts';
import type { SetUp, TwoFactor } from '#contracts/accounts/two-factor.contract.ts';
import { SettingsSection } from '#web/features/settings/settings-section.tsx';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Loading, WeaveLines } from '#web/ui/skeleton.tsx';
import twoFactorWords from '#web/words/en/features/accounts/two-factor/two-factor.json';
import { ConfirmationNotice } from '../emails/confirmation-notice.tsx';
import { RenewDialog, TurnOffDialog } from './proof-dialogs.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';
import { useSetUpTwoFactor } from './two-factor.api.ts';

/** Shows whether two-factor sign-in is on, and how to change it. */
export function TwoFactorSection({ state }: { state: UseQueryResult<TwoFactor> }) {
  const t = useWords(twoFactorWords);
  const { data, error, refetch } = state;
  return (
    <SettingsSection title={t('title')} line={t('line')} lineClass="max-w-[62ch]">
      <div className="border-y border-seam py-4">
        {data ? (
          <Standing state={data} />
        ) : error ? (
          <ErrorState line={sentenceOf(error, t('failed'))} onRetry={() => refetch()} />
        ) : (
          <Loading>
            <WeaveLines />
          </Loading>
        )}
      </div>
    </SettingsSection>
  );
}

/** With fewer recovery codes than this, the viewer is told to create new ones. */
const few = 3;

function Standing({ state: { isOn, since, codesLeft } }: { state: TwoFactor }) {
  const t = useWords(twoFactorWords);
  const { viewer } = useViewer();
  const [asked, setAsked] = useState<'renew' | 'turnOff'>();
  const close = () => setAsked(undefined);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div className="grid gap-1.5">
        <p>
          <Badge tone={isOn ? 'good' : 'still'}>{t(isOn ? 'on' : 'off')}</Badge>
        </p>
        {isOn && since !== null ? (
          <p className="text-ink-2">
            {[
              t('since', { day: formatShortDay(since) }),
              t('codesLeft', { count: codesLeft }),
              ...(codesLeft < few ? [t('fewCodes')] : []),
            ].join(' ')}
          </p>
        ) : null}
      </div>
      {isOn ? (
        <div className="btn-row">
          <Button small onClick={() => setAsked('renew')}>
            {t('renew')}
          </Button>
          <Button small kind="destructive" onClick={() => setAsked('turnOff')}>
            {t('turnOff')}
          </Button>
        </div>
      ) : null}
      {isOn || viewer?.isEmailConfirmed ? (
        <SetUpButton isOn={isOn} />
      ) : (
        <ConfirmationNotice sentence={confirmedEmailSentences.twoFactor} />
      )}
      {asked === 'renew' ? <RenewDialog onClose={close} /> : null}
      {asked === 'turnOff' ? <TurnOffDialog onClose={close} /> : null}
    </div>
  );
}

/** Rendered even when `isOn`, because its dialog stays open to show the recovery codes. */
function SetUpButton({ isOn }: { isOn: boolean }) {
  const t = useWords(twoFactorWords);
  const setUp = useSetUpTwoFactor();
  const [shown, setShown] = useState<SetUp>();
  const begin = async () => {
    try {
      setShown(await setUp.mutateAsync());
    } catch (error) {
      toast.bad(t('setUpFailed'), sentenceOf(error));
    }
  };
  return (
    <>
      {isOn ? null : (
        <Button small busy={setUp.isPending && t('settingUp')} onClick={begin}>
          {t('setUp')}
        </Button>
      )}
      {shown ? <SetUpDialog setUp={shown} onClose={() => setShown(undefined)} /> : null}
    </>
  );
}
