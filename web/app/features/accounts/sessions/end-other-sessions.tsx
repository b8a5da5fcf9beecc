import { useState } from 'react';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { accountSettingsWords } from '../account-settings.words.ts';
import { useEndOtherSessions } from './sessions.api.ts';

/** Asks once before every other browser is signed out. */
export function EndOtherSessions({ count }: { count: number }) {
  const t = useWords(accountSettingsWords, 'sessions');
  const end = useEndOtherSessions();
  const [open, setOpen] = useState(false);

  const endThem = async () => {
    try {
      const ended = await end.mutateAsync();
      toast.good(t('othersEnded', { count: ended }));
      // The button that opened the question is gone with the sessions.
      document.getElementById('main')?.focus({ preventScroll: true });
    } catch (error) {
      toast.bad(t('endFailed'), sentenceOf(error));
    }
    setOpen(false);
  };

  return (
    <>
      <Button kind="destructive" small className="justify-self-start" onClick={() => setOpen(true)}>
        {t('endOthers')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('endOthersTitle')}>
        <div className="grid gap-5">
          <p className="text-ink-2">{t('endOthersLine', { count })}</p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => setOpen(false)}>{t('keep')}</Button>
            <Button kind="destructive" busy={end.isPending && t('ending')} onClick={endThem}>
              {t('endOthers')}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
