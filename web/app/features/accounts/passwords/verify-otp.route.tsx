import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { codeLength } from '#contracts/accounts/password-reset.rules.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { toast } from '#web/ui/floats/toast.ts';
import { AccountLink, Submit } from '../account-form.tsx';
import { AccountPage } from '../account-page.tsx';
import { accountsWords } from '../accounts.words.ts';
import { useReturnTo } from '../return-to-page.ts';
import type { Route } from './+types/verify-otp.route.ts';
import { emptyBoxes } from './code-boxes.ts';
import { CodeInput } from './code-input.tsx';
import { useVerifyCode } from './password-reset.api.ts';
import { ResendCode } from './resend-code.tsx';
import { readCodeStep, type TokenStep, useStep } from './reset-step.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(accountsWords);
  return pageMeta(matches, { title: t('verify'), description: t('verifyLine') });
};

export default function VerifyCodePage() {
  const t = useWords(accountsWords);
  const step = useStep(readCodeStep);
  const returnTo = useReturnTo();
  const navigate = useNavigate();
  const verify = useVerifyCode();
  const [boxes, setBoxes] = useState(emptyBoxes(codeLength));
  const [error, setError] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (verify.isPending || step === null) return;
    const otp = boxes.join('');
    if (otp.length < codeLength) {
      setError(t('codeTooShort'));
      return;
    }
    try {
      const { data } = await verify.mutateAsync({ otp, email: step.email });
      toast.good(t('codeVerified'));
      const next: TokenStep = { resetToken: data.resetToken };
      await navigate(returnTo.addTo('/ResetPassword'), { state: next, replace: true });
    } catch (failure) {
      setError(sentenceOf(failure, t('codeRefused')));
    }
  };

  return (
    <AccountPage
      title={t('verify')}
      line={
        step === null
          ? t('verifyLine')
          : t.rich('verifyLineTo', {
              email: step.emailMasked,
              mark: (words) => <span className="break-all text-ink">{words}</span>,
            })
      }
      picture="/pictures/sign-in.webp"
      foot={t.rich('otherEmail', {
        link: (words) => <AccountLink to="/forgot-password">{words}</AccountLink>,
      })}
    >
      <form method="post" className="grid gap-5" noValidate onSubmit={submit}>
        <CodeInput
          boxes={boxes}
          error={error}
          onChange={(changed) => {
            setBoxes(changed);
            setError(undefined);
          }}
        />
        <Submit error={undefined} busy={verify.isPending && t('verifyingCode')}>
          {t('verifyCode')}
        </Submit>
        {step === null ? null : (
          <ResendCode
            step={step}
            onSent={() => {
              setBoxes(emptyBoxes(codeLength));
              setError(undefined);
            }}
          />
        )}
      </form>
    </AccountPage>
  );
}
