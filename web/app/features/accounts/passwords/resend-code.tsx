import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import accountsWords from '#web/words/en/features/accounts/accounts.json';
import { useReturnTo } from '../return-to-page.ts';
import { useResendCode } from './password-reset.api.ts';
import type { CodeStep } from './reset-step.ts';
import { useCountdown } from './use-countdown.ts';

/** Sends another code once the waiting time is over. */
export function ResendCode({ step, onSent }: { step: CodeStep; onSent: () => void }) {
  const t = useWords(accountsWords);
  const returnTo = useReturnTo();
  const navigate = useNavigate();
  const resend = useResendCode();
  const [refusedUntil, setRefusedUntil] = useState(0);
  const seconds = useCountdown(Math.max(step.resendAt, refusedUntil));

  const send = async () => {
    try {
      const next = await resend.mutateAsync(step.email);
      onSent();
      toast.good(t('codeResent'), t('codeSentLine', { email: next.emailMasked }));
      // Replaces this step in the history, so that a reload has the new waiting time.
      await navigate(returnTo.addTo('/verify-otp'), { state: next, replace: true, preventScrollReset: true });
    } catch (error) {
      if (error instanceof ApiError && error.retryAfter)
        setRefusedUntil(Date.now() + error.retryAfter * 1000);
      toast.bad(t('resendFailed'), sentenceOf(error, ''));
    }
  };

  return (
    <div className="grid justify-items-center gap-1 text-center">
      <Button kind="text" disabled={seconds > 0} busy={resend.isPending && t('resendingCode')} onClick={send}>
        {t('resendCode')}
      </Button>
      <p className="hint num">{seconds > 0 ? t('resendIn', { seconds }) : t('resendHint')}</p>
    </div>
  );
}
