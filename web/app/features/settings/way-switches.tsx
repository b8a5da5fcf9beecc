import { useId } from 'react';
import { Link } from 'react-router';
import type { Choices } from '#contracts/notifications/choices/choices.contract.ts';
import { ways as allWays, type Way } from '#contracts/notifications/choices/kinds.rules.ts';
import { mobileNumber } from '#web/features/accounts/numbers/numbers.api.ts';
import { pushHereAnchor } from '#web/features/notifications/push/push-here.tsx';
import { isClosed, usePushHere } from '#web/features/notifications/push/use-push-here.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { usePageQuery } from '#web/platform/query/page-data.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { toast } from '#web/ui/floats/toast.ts';
import notificationSettingsWords from '#web/words/en/features/settings/notification-settings.json';
import { useChangeWays } from './choices.api.ts';
import { useSavedSign } from './saved-sign.tsx';
import { SettingsPart } from './settings-section.tsx';

/** The switches of the ways to reach the viewer outside the site; they apply to all kinds. */
export function WaySwitches({ ways }: Pick<Choices, 'ways'>) {
  const t = useWords(notificationSettingsWords, 'ways');
  const { data: number } = usePageQuery(mobileNumber, null);
  const { viewer } = useViewer();
  const { standing } = usePushHere(viewer?.id ?? null);
  const canText = number ? number.number !== null : ways.sms;
  const shown = allWays.filter((way) => way !== 'sms' || number?.isOffered !== false || canText);
  return (
    <SettingsPart title={t('title')} line={t('line')}>
      <ul className="divide-y divide-seam border-y border-seam">
        {shown.map((way) => (
          <WaySwitch
            key={way}
            way={way}
            isOn={ways[way]}
            lock={
              way === 'sms' && !canText
                ? 'noNumber'
                : way === 'push' && isClosed(standing)
                  ? standing === 'refused'
                    ? 'pushBlocked'
                    : 'pushAbsent'
                  : null
            }
          />
        ))}
      </ul>
    </SettingsPart>
  );
}

interface WaySwitchProps {
  way: Way;
  isOn: boolean;
  /** Why this way does not work here, whatever is chosen; null if it does. */
  lock: 'noNumber' | 'pushBlocked' | 'pushAbsent' | null;
}

function WaySwitch({ way, isOn, lock }: WaySwitchProps) {
  const t = useWords(notificationSettingsWords, 'ways');
  const all = useWords(notificationSettingsWords);
  const change = useChangeWays();
  const { sign, show } = useSavedSign();
  const id = useId();
  const turn = () =>
    change.mutate(
      { [way]: !isOn },
      { onSuccess: show, onError: (error) => toast.bad(all('saveFailed'), sentenceOf(error)) },
    );
  return (
    <li className="flex items-center justify-between gap-6 py-3">
      <div className="grid gap-0.5">
        <label htmlFor={`${id}-switch`} className="cursor-pointer font-semibold">
          {t(way)}
        </label>
        <p id={id} className="meta max-w-[62ch]">
          {lock === null
            ? t(`lines.${way}`)
            : t.rich(`lines.${lock}`, {
                link: (words) =>
                  lock === 'noNumber' ? (
                    <Link className="link" to="/settings?tab=account">
                      {words}
                    </Link>
                  ) : (
                    <a className="link" href={`#${pushHereAnchor}`}>
                      {words}
                    </a>
                  ),
              })}
        </p>
        {sign}
      </div>
      <label className="grid min-h-11 min-w-11 cursor-pointer place-items-center">
        <input
          id={`${id}-switch`}
          type="checkbox"
          role="switch"
          className="switch"
          aria-label={t(way)}
          checked={isOn && lock === null}
          aria-checked={isOn && lock === null}
          aria-describedby={id}
          disabled={lock !== null}
          onChange={turn}
        />
      </label>
    </li>
  );
}
