import { useLocation, useRouteLoaderData } from 'react-router';
import { SendConfirmationAgain } from '#web/features/accounts/emails/send-confirmation-again.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { makeStore, useStore } from '#web/platform/store/store.ts';
import { closeReminder } from '#web/platform/viewer/email-reminder-cookie.ts';
import { type RootData, useViewer } from '#web/platform/viewer/use-viewer.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { X } from '#web/ui/icons.tsx';
import shellWords from '#web/words/en/platform/i18n/shell.json';

const closed = makeStore(false);

/** The settings have the same notice; an upload and a checkout must not be interrupted. */
const withoutReminder = /^\/(settings|upload-product|checkout)(\/|$)/;

/** Reminds people to confirm their email, until they close it for a day. One row, on phones too. */
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
      className="flex items-center gap-x-2 border-b border-seam-2 py-1 pr-1 pl-4 md:justify-center md:gap-x-5 md:px-4"
    >
      <p className="min-w-0 grow text-2 leading-[1.3] text-ink-2 md:grow-0">
        <span className="md:hidden">{t('short')}</span>
        <span className="max-md:hidden">{t('line')}</span>
      </p>
      <SendConfirmationAgain isShort />
      <IconButton label={t('later')} className="flex-none" onClick={close}>
        <X />
      </IconButton>
    </aside>
  );
}
