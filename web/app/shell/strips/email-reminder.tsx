import { useLocation, useRouteLoaderData } from 'react-router';
import { SendConfirmationAgain } from '#web/features/accounts/emails/send-confirmation-again.tsx';
import { shellWords } from '#web/platform/i18n/shell.words.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { makeStore, useStore } from '#web/platform/store/store.ts';
import { closeReminder } from '#web/platform/viewer/email-reminder-cookie.ts';
import { type RootData, useViewer } from '#web/platform/viewer/use-viewer.ts';
import { Button } from '#web/ui/button.tsx';

const closed = makeStore(false);

/** The settings say it themselves; an upload and a checkout are not interrupted. */
const withoutReminder = /^\/(settings|upload-product|checkout)(\/|$)/;

/** Reminds anyone who has not confirmed their email, until they close it for a day. */
export function EmailReminder() {
  const t = useWords(shellWords, 'reminder');
  const { viewer } = useViewer();
  const { pathname } = useLocation();
  const root = useRouteLoaderData<RootData>('root');
  const isClosed = useStore(closed) || root?.isReminderClosed === true;
  if (isClosed || withoutReminder.test(pathname)) return null;
  if (viewer === null || viewer.isEmailConfirmed || viewer.suspension !== null) return null;
  const close = () => {
    closeReminder();
    closed.set(true);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <aside
      aria-label={t('label')}
      className="flex flex-wrap items-center md:justify-center gap-x-5 gap-y-2 border-b border-seam-2 px-4 py-2.5"
    >
      <p className="text-2 text-ink-2">{t('line')}</p>
      <div className="grid grid-cols-2 gap-2.5 max-sm:w-full max-sm:[&_.btn]:w-full">
        <SendConfirmationAgain />
        <Button kind="ghost" small onClick={close}>
          {t('later')}
        </Button>
      </div>
    </aside>
  );
}
