import { Link } from 'react-router';
import { SettingsSection } from '#web/features/settings/settings-section.tsx';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import accountSettingsWords from '#web/words/en/features/accounts/account-settings.json';
import { useCancelEmailChange } from './email-confirmation.api.ts';
import { SendConfirmationAgain } from './send-confirmation-again.tsx';

/** The viewer's sign-in email, whether it is confirmed, and the pending address that will replace it. */
export function OwnEmail() {
  const t = useWords(accountSettingsWords, 'email');
  const { viewer } = useViewer();
  if (viewer === null) return null;
  const { email, isEmailConfirmed, pendingEmail, mustConfirmEmail } = viewer;
  return (
    <SettingsSection
      title={t('title')}
      line={t.rich('line', {
        link: (words) => (
          <Link className="link" to="/profile">
            {words}
          </Link>
        ),
      })}
    >
      <div className="grid gap-4 border-y border-seam py-4">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="min-w-0 font-semibold wrap-anywhere">{email}</span>
          <Badge tone={isEmailConfirmed ? 'good' : 'warn'}>
            {t(isEmailConfirmed ? 'confirmed' : 'unconfirmed')}
          </Badge>
        </p>
        {pendingEmail === null ? (
          isEmailConfirmed ? null : (
            <>
              <p className="max-w-[62ch] text-ink-2">
                {t('unconfirmedLine')}
                {mustConfirmEmail ? ` ${t('mustConfirm')}` : null}
              </p>
              <SendConfirmationAgain />
            </>
          )
        ) : (
          <>
            <p className="max-w-[62ch] text-ink-2">
              {t.rich('pending', {
                email: pendingEmail,
                mark: (words) => <span className="font-semibold wrap-anywhere text-ink">{words}</span>,
              })}
            </p>
            <div className="flex flex-wrap gap-3">
              <SendConfirmationAgain />
              <KeepOld email={email} />
            </div>
          </>
        )}
      </div>
    </SettingsSection>
  );
}

function KeepOld({ email }: { email: string }) {
  const t = useWords(accountSettingsWords, 'email');
  const cancel = useCancelEmailChange();
  const cancelIt = async () => {
    try {
      await cancel.mutateAsync();
      toast.good(t('kept'), t('keptLine', { email }));
      // The button disappears with the pending address, so focus moves.
      document.getElementById('main')?.focus({ preventScroll: true });
    } catch (error) {
      toast.bad(t('keepFailed'), sentenceOf(error));
    }
  };
  return (
    <Button kind="ghost" small busy={cancel.isPending && t('keeping')} onClick={cancelIt}>
      {t('keep')}
    </Button>
  );
}
