import { useState } from 'react';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { AskFirst } from '#web/ui/floats/ask-first.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import accountSettingsWords from '#web/words/en/features/accounts/account-settings.json';
import { useEndOtherSessions } from './sessions.api.ts';

/** Asks for confirmation, then signs out every other browser. */
export function EndOtherSessions({ count }: { count: number }) {
  const t = useWords(accountSettingsWords, 'sessions');
  const end = useEndOtherSessions();
  const [open, setOpen] = useState(false);

  const endThem = async () => {
    try {
      const ended = await end.mutateAsync();
      toast.good(t('othersEnded', { count: ended }));
      // The button that opened the dialog disappears with the sessions, so focus moves.
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
      <AskFirst
        open={open}
        title={t('endOthersTitle')}
        line={t('endOthersLine', { count })}
        words={{ keep: t('keep'), confirm: t('endOthers'), busy: t('ending') }}
        isBusy={end.isPending}
        onConfirm={() => void endThem()}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
