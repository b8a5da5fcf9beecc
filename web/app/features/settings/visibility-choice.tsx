import { useId } from 'react';
import {
  type ProfileVisibility,
  profileVisibilities,
} from '#contracts/profiles/privacy/profile-visibility.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { toast } from '#web/ui/floats/toast.ts';
import { useOptimisticValue } from '#web/ui/forms/use-at-once.ts';
import settingsWords from '#web/words/en/features/settings/settings.json';
import { useChangePrivacy } from './privacy.api.ts';
import { useSavedSign } from './saved-sign.tsx';

/** Who can see the viewer's profile, designs and stories; each choice is explained. */
export function VisibilityChoice({ saved }: { saved: ProfileVisibility }) {
  const t = useWords(settingsWords, 'privacy');
  const change = useChangePrivacy();
  const [chosen, choose] = useOptimisticValue(saved, (profileVisibility) =>
    change.mutateAsync({ profileVisibility }),
  );
  const { sign, show } = useSavedSign();
  const id = useId();
  const set = async (visibility: ProfileVisibility) => {
    try {
      await choose(visibility);
      show();
    } catch (error) {
      toast.bad(t('saveFailed'), sentenceOf(error));
    }
  };
  return (
    <fieldset className="border-b border-seam py-4">
      <legend className="float-left mb-3 w-full font-semibold">{t('profileVisibility')}</legend>
      <div className="clear-both grid gap-3 sm:grid-cols-3">
        {profileVisibilities.map((visibility) => (
          <label key={visibility} className="choice">
            <input
              type="radio"
              name={id}
              value={visibility}
              checked={chosen === visibility}
              aria-describedby={chosen === visibility ? `${id}-line` : undefined}
              onChange={() => void set(visibility)}
            />
            <span className="leading-[1.35]">{t(`visibilities.${visibility}`)}</span>
          </label>
        ))}
      </div>
      <p id={`${id}-line`} className="meta mt-3 max-w-prose">
        {t(`visibilityLines.${chosen}`)}
        {chosen === 'PUBLIC' ? null : ` ${t('visibilityOrders')}`}
        {chosen === 'FOLLOWERS' ? ` ${t('opens')}` : null}
      </p>
      {sign}
    </fieldset>
  );
}
