import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useNavigate } from 'react-router';
import type * as z from 'zod/mini';
import { forgotPassowrd } from '#contracts/accounts/password-reset.contract.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useCheckedForm } from '#web/platform/forms/use-checked-form.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { toast } from '#web/ui/floats/toast.ts';
import accountsWords from '#web/words/en/features/accounts/accounts.json';
import { AccountLink, EmailField, Submit } from '../account-form.tsx';
import { AccountPage } from '../account-page.tsx';
import { useReturnTo } from '../return-to-page.ts';
import type { Route } from './+types/forgot-password.route.ts';
import { useForgotPassword } from './password-reset.api.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(accountsWords);
  return pageMeta(matches, { title: t('forgot'), description: t('forgotLine') });
};

export default function ForgotPasswordPage() {
  const t = useWords(accountsWords);
  const returnTo = useReturnTo();
  const navigate = useNavigate();
  const forgot = useForgotPassword();
  const form = useCheckedForm<z.input<typeof forgotPassowrd.body>>({
    resolver: standardSchemaResolver(forgotPassowrd.body),
    defaultValues: { email: '' },
  });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    try {
      const step = await forgot.mutateAsync(body);
      toast.good(t('codeSent'), t('codeSentLine', { email: step.emailMasked }));
      await navigate(returnTo.addTo('/verify-otp'), { state: step });
    } catch (error) {
      form.setError('root', { message: sentenceOf(error, t('sendFailed')) });
    }
  });

  return (
    <AccountPage
      title={t('forgot')}
      line={t('forgotLine')}
      picture="/pictures/sign-in.webp"
      foot={t.rich('remembered', { link: (words) => <AccountLink to="/signin">{words}</AccountLink> })}
    >
      <form method="post" className="grid gap-5" noValidate onSubmit={submit}>
        <EmailField error={errors.email?.message} {...form.register('email')} />
        <Submit error={errors.root?.message} busy={forgot.isPending && t('sendingCode')}>
          {t('sendCode')}
        </Submit>
      </form>
    </AccountPage>
  );
}
