import { useBeforeUnload, useBlocker } from 'react-router';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import profilesWords from '#web/words/en/features/profiles/profiles.json';

/**
 * Asks before leaving a page with unsaved changes; `line` says what happens to them. Going to sign in is allowed,
 * because it leads back.
 */
export function LeaveGuard({ isOn, line }: { isOn: boolean; line?: string }) {
  const t = useWords(profilesWords, 'leave');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isOn && nextLocation.pathname !== currentLocation.pathname && nextLocation.pathname !== '/signin',
  );
  useBeforeUnload((event) => {
    if (isOn) event.preventDefault();
  });
  const stay = () => blocker.reset?.();
  return (
    <Dialog open={blocker.state === 'blocked'} onClose={stay} title={t('title')}>
      <p className="text-ink-2">{line ?? t('line')}</p>
      <div className="dialog-acts mt-6">
        <Button kind="ghost" onClick={() => blocker.proceed?.()}>
          {t('leave')}
        </Button>
        <Button kind="primary" onClick={stay}>
          {t('stay')}
        </Button>
      </div>
    </Dialog>
  );
}
