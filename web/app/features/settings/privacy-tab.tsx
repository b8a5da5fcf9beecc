import { type ReactNode, useId } from 'react';
import type { RouterContextProvider } from 'react-router';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { useOptimisticValue } from '#web/ui/forms/use-at-once.ts';
import { Loading, WeaveLines } from '#web/ui/skeleton.tsx';
import settingsWords from '#web/words/en/features/settings/settings.json';
import { HiddenPeople } from './hidden-people.tsx';
import { privacy, useChangePrivacy } from './privacy.api.ts';
import { useSavedSign } from './saved-sign.tsx';
import { SettingsSection } from './settings-section.tsx';
import { VisibilityChoice } from './visibility-choice.tsx';

export const preloadPrivacy = (context: Readonly<RouterContextProvider>) => preload(context, privacy);

interface PrivacyTabProps {
  preloaded: Awaited<ReturnType<typeof preloadPrivacy>> | null;
}

const switches = ['showOnlineStatus', 'allowMessagesFromAnyone', 'showContactInfo'] as const;

/** Who can see the viewer's data and who may write to them, one choice each. */
export function PrivacyTab({ preloaded }: PrivacyTabProps) {
  const t = useWords(settingsWords, 'privacy');
  const { data, error, refetch } = usePageQuery(privacy, preloaded);
  return (
    <SettingsSection title={t('title')} isTitledByTab line={t('line')} className="gap-4 py-8">
      {data ? (
        <div className="border-y border-seam">
          <VisibilityChoice saved={data.profileVisibility} />
          {switches.map((name) => (
            <PrivacySwitch
              key={name}
              name={name}
              saved={data[name]}
              label={t(name)}
              line={t(`${name}Line`)}
            />
          ))}
        </div>
      ) : error ? (
        <ErrorState line={sentenceOf(error, t('failed'))} onRetry={() => refetch()} />
      ) : (
        <Loading className="grid gap-6 border-y border-seam py-5">
          <WeaveLines />
          <WeaveLines />
        </Loading>
      )}
      <HiddenPeople by="mute" />
      <HiddenPeople by="block" />
    </SettingsSection>
  );
}

interface PrivacySwitchProps {
  name: (typeof switches)[number];
  saved: boolean;
  label: ReactNode;
  line: string;
}

function PrivacySwitch({ name, saved, label, line }: PrivacySwitchProps) {
  const t = useWords(settingsWords, 'privacy');
  const id = useId();
  const change = useChangePrivacy();
  const { sign, show } = useSavedSign();
  const [on, choose] = useOptimisticValue(saved, (wanted) => change.mutateAsync({ [name]: wanted }));
  const set = async () => {
    try {
      await choose(!on);
      show();
    } catch (error) {
      toast.bad(t('saveFailed'), sentenceOf(error));
    }
  };
  return (
    <div className="border-seam py-4 not-last:border-b">
      <label className="flex min-h-11 cursor-pointer items-center justify-between gap-6 font-semibold">
        <span>{label}</span>
        <input
          type="checkbox"
          role="switch"
          className="switch"
          checked={on}
          aria-checked={on}
          aria-describedby={id}
          onChange={() => void set()}
        />
      </label>
      <p id={id} className="meta max-w-prose">
        {line}
      </p>
      {sign}
    </div>
  );
}
