import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import confirmationLetterWords from '#web/words/en/features/accounts/emails/confirmation-letter.json';
import { useSendConfirmation } from './email-confirmation.api.ts';

interface SendConfirmationAgainProps {
  /** A short label, for use beside a sentence that names the email. */
  isShort?: boolean;
}

/** Sends the confirmation email again. */
export function SendConfirmationAgain({ isShort = false }: SendConfirmationAgainProps) {
  const t = useWords(confirmationLetterWords);
  const send = useSendConfirmation();
  const sendIt = async () => {
    try {
      const sentTo = await send.mutateAsync();
      if (sentTo === null) toast.good(t('nothing'));
      else toast.good(t('sent'), t('sentLine', { email: sentTo }));
    } catch (error) {
      toast.bad(t('sendFailed'), sentenceOf(error));
    }
  };
  return (
    <Button
      small
      className="flex-none justify-self-start"
      busy={send.isPending && t('sending')}
      onClick={sendIt}
    >
      {t(isShort ? 'sendShort' : 'send')}
    </Button>
  );
}
