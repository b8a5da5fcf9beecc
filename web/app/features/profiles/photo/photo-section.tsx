import { useState } from 'react';
import type { Profile } from '#contracts/profiles/profiles.contract.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import profilesWords from '#web/words/en/features/profiles/profiles.json';
import { useRemovePhoto } from '../profiles.api.ts';
import { PhotoDialog } from './photo-dialog.tsx';

/** The viewer’s photo, or the swatch in its place, with its actions. */
export function PhotoSection({ profile }: { profile: Profile }) {
  const t = useWords(profilesWords, 'photo');
  const [open, setOpen] = useState<'upload' | 'remove' | null>(null);
  const removing = useRemovePhoto();
  const close = () => setOpen(null);

  const remove = async () => {
    try {
      await removing.mutateAsync();
      close();
      toast.good(t('removed'));
    } catch (error) {
      toast.bad(t('removeFailed'), sentenceOf(error));
    }
  };

  return (
    <div className="flex flex-wrap items-center gap-5">
      <Avatar person={profile} size="huge" />
      <div className="grid justify-items-start gap-1">
        <Button small onClick={() => setOpen('upload')}>
          {profile.profileImage === null ? t('add') : t('change')}
        </Button>
        {profile.profileImage === null ? null : (
          <Button kind="text" small onClick={() => setOpen('remove')}>
            {t('remove')}
          </Button>
        )}
      </div>
      <PhotoDialog open={open === 'upload'} onClose={close} />
      <Dialog open={open === 'remove'} onClose={close} title={t('removeQuestion')}>
        <p className="text-ink-2">{t('removeLine')}</p>
        <div className="dialog-acts mt-6">
          <Button kind="ghost" onClick={close}>
            {t('cancel')}
          </Button>
          <Button kind="destructive" busy={removing.isPending && t('removing')} onClick={() => void remove()}>
            {t('remove')}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
