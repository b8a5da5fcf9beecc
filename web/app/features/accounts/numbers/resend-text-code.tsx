import { useState } from 'react';
import { ApiError, sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import accountsWords from '#web/words/en/features/accounts/accounts.json';
import { useCountdown } from '../passwords/use-countdown.ts';

interface ResendTextCodeProps {
  /** When the next code may be requested, in milliseconds since 1970. */
  resendAt: number;
  onResend: () => Promise<void>;
}

/** Sends another code by text message once the waiting time is over. */
export function ResendTextCode({ resendAt, onResend }: ResendTextCodeProps) {
  const t = useWords(accountsWords);
  const [refusedUntil, setRefusedUntil] = useState(0);
  const [isSending, setSending] = useState(false);
  const seconds = useCountdown(Math.max(resendAt, refusedUntil));
  const send = async () => {
    setSending(true);
    try {
      await onResend();
      toast.good(t('codeResent'));
    } catch (error) {
      if (error instanceof ApiError && error.retryAfter)
        setRefusedUntil(Date.now() + error.retryAfter * 1000);
      toast.bad(t('resendFailed'), sentenceOf(error, ''));
    } finally {
      setSending(false);
    }
  };
  return (
    <div className="grid justify-items-center gap-1 text-center">
      <Button kind="text" disabled={seconds > 0} busy={isSending && t('resendingCode')} onClick={send}>
        {t('resendCode')}
      </Button>
      <p className="hint num">{seconds > 0 ? t('resendIn', { seconds }) : t('resendTextHint')}</p>
    </div>
  );
}
