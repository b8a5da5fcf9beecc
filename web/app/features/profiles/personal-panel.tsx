import type { FormEvent } from 'react';
import type { Profile } from '#contracts/profiles/profiles.contract.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { Slip } from '#web/ui/floats/slip.tsx';
import profilesWords from '#web/words/en/features/profiles/profiles.json';
import { CompletionBanner } from './completion-banner.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { PhotoSection } from './photo/photo-section.tsx';
import { wordsOf } from './profile.form.ts';
import { ProfileFields } from './profile-fields.tsx';
import { useProfileForm } from './use-profile-form.ts';

/** The viewer's own profile form. */
export function PersonalPanel({ profile }: { profile: Profile }) {
  const t = useWords(profilesWords, 'form');
  const { viewer } = useViewer();
  const state = useProfileForm(profile);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!state.isSaving) state.save();
  };
  return (
    <div className="grid items-start gap-9 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-14">
      <Slip className="grid gap-6 lg:sticky lg:top-[110px] lg:col-start-2 lg:row-start-1">
        <PhotoSection profile={profile} />
        <hr className="stitch" />
        <CompletionBanner profile={profile} />
      </Slip>
      <form noValidate className="grid gap-8 lg:col-start-1 lg:row-start-1" onSubmit={submit}>
        <ProfileFields
          state={state}
          first={wordsOf(profile)}
          isPlaceFromBook={profile.isPlaceFromBook}
          pendingEmail={profile.pendingEmail}
          chooses={profile.can.chooseRoles}
          isVerified={viewer?.isVerified ?? false}
        />
        <div className="stitched-over grid gap-4 pt-6">
          <p className="hint">{t('private')}</p>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button
              kind="primary"
              type="submit"
              className="max-sm:w-full"
              busy={state.isSaving && t('saving')}
            >
              {t('save')}
            </Button>
            {state.hasChanges && !state.isSaving ? (
              <>
                <Button kind="text" onClick={state.discard}>
                  {t('discard')}
                </Button>
                <p role="status" className="meta">
                  {t('unsaved')}
                </p>
              </>
            ) : null}
          </div>
        </div>
      </form>
      <LeaveGuard isOn={state.hasChanges} />
    </div>
  );
}
