import type { ReactNode } from 'react';
import { SettingsPart } from '#web/features/settings/settings-section.tsx';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { BellOff, BellRing } from '#web/ui/icons.tsx';
import { Loading, Weave } from '#web/ui/skeleton.tsx';
import pushHereWords from '#web/words/en/features/notifications/push/push-here.json';
import { usePushHere } from './use-push-here.ts';

/** The anchor of this section. */
export const pushHereAnchor = 'this-device';

/** Turns push notifications on or off in this browser; asks for permission only on a press. */
export function PushHere() {
  const t = useWords(pushHereWords);
  const { viewer } = useViewer();
  const here = usePushHere(viewer?.id ?? null);
  const { standing } = here;
  const turnOn = (
    <Button kind="primary" onClick={here.turnOn} busy={here.isTurningOn && t('turningOn')}>
      {t('turnOn')}
    </Button>
  );
  return (
    <SettingsPart title={t('title')} line={t('line')} anchor={pushHereAnchor}>
      <div className="border-y border-seam py-4" aria-live="polite">
        {standing === 'checking' ? (
          <Loading className="grid gap-2">
            <Weave className="h-4 w-40" />
            <Weave className="h-3 w-64 max-w-full" />
          </Loading>
        ) : standing === 'unknown' ? (
          <Standing line={t('loadFailed')}>
            <Button onClick={here.lookAgain}>{t('tryAgain')}</Button>
          </Standing>
        ) : standing === 'on' ? (
          <Standing
            isOn
            name={t('on')}
            line={here.turnOffError ? sentenceOf(here.turnOffError, t('offFailed')) : t('onLine')}
          >
            <Button onClick={here.turnOff} busy={here.isTurningOff && t('turningOff')}>
              {t('turnOff')}
            </Button>
          </Standing>
        ) : standing === 'off' ? (
          <Standing name={t('off')} line={t('offLine')}>
            {turnOn}
          </Standing>
        ) : standing === 'failed' ? (
          <Standing name={t('failed')} line={t('failedLine')}>
            <Button onClick={here.turnOn} busy={here.isTurningOn && t('turningOn')}>
              {t('tryAgain')}
            </Button>
          </Standing>
        ) : (
          <Standing name={t(standing)} line={t(`${standing}Line`)} />
        )}
      </div>
    </SettingsPart>
  );
}

interface StandingProps {
  isOn?: boolean;
  name?: string;
  line: string;
  children?: ReactNode;
}

function Standing({ isOn = false, name, line, children }: StandingProps) {
  const Icon = isOn ? BellRing : BellOff;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="flex min-w-[min(100%,18rem)] flex-1 items-start gap-3">
        <Icon aria-hidden className={isOn ? 'mt-0.5 size-5 text-madder' : 'mt-0.5 size-5 text-ink-2'} />
        <div className="grid gap-0.5">
          {name ? <span className="font-semibold">{name}</span> : null}
          <span className="meta max-w-prose">{line}</span>
        </div>
      </div>
      {children}
    </div>
  );
}
