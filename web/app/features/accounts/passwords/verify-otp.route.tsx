import { useNavigate } from 'react-router';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { toast } from '#web/ui/floats/toast.ts';
import accountsWords from '#web/words/en/features/accounts/accounts.json';
import { AccountLink } from '../account-form.tsx';
import { AccountPage } from '../account-page.tsx';
import { useReturnTo } from '../return-to-page.ts';
import type { Route } from './+types/verify-otp.route.ts';
import { CodeForm } from './code-form.tsx';
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

  const verifyBy = async (otp: string) => {
    if (step === null) return;
    const { data } = await verify.mutateAsync({ otp, email: step.email });
    toast.good(t('codeVerified'));
    const next: TokenStep = { resetToken: data.resetToken };
    await navigate(returnTo.addTo('/ResetPassword'), { state: next, replace: true });
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
      <CodeForm submit={t('verifyCode')} busy={t('verifyingCode')} onCode={verifyBy}>
        {(clear) => step && <ResendCode step={step} onSent={clear} />}
      </CodeForm>
    </AccountPage>
  );
}
