import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { resetPassword } from '#contracts/accounts/password-reset.contract.ts';
import { ApiError, sentenceOf } from '#web/platform/api/api-error.ts';
import { refuseFields } from '#web/platform/forms/first-error.ts';
import { useCheckedForm } from '#web/platform/forms/use-checked-form.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { toast } from '#web/ui/floats/toast.ts';
import accountsWords from '#web/words/en/features/accounts/accounts.json';
import { AccountLink, NewPasswordFields, Submit } from '../account-form.tsx';
import { AccountPage } from '../account-page.tsx';
import { useReturnTo } from '../return-to-page.ts';
import type { Route } from './+types/reset-password.route.ts';
import { useResetPassword } from './password-reset.api.ts';
import { readTokenStep, useStep } from './reset-step.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(accountsWords);
  return pageMeta(matches, { title: t('reset'), description: t('resetLine') });
};

/** The two passwords are compared last, once the first one is valid. */
const schema = z.extend(z.pick(resetPassword.body, { password: true }), { confirmPassword: z.string() });

export default function ResetPasswordPage() {
  const t = useWords(accountsWords);
  const step = useStep(readTokenStep, () => toast.bad(t('noResetToken'), t('noResetTokenLine')));
  const returnTo = useReturnTo();
  const navigate = useNavigate();
  const reset = useResetPassword();
  const form = useCheckedForm<z.input<typeof schema>>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors } = form.formState;
  const { password, confirmPassword } = useWatch({ control: form.control });
  const differ = password !== confirmPassword;
  const saysSo = differ && confirmPassword !== '';

  const submit = form.handleSubmit(async ({ password: chosen }) => {
    if (step === null || reset.isPending) return;
    if (differ) {
      form.setError('confirmPassword', { message: t('passwordsDiffer') }, { shouldFocus: true });
      return;
    }
    try {
      await reset.mutateAsync({ password: chosen, resetToken: step.resetToken });
      toast.good(t('resetDone'), t('resetDoneLine'));
      await navigate(returnTo.addTo('/signin'), { replace: true });
    } catch (error) {
      const refused = error instanceof ApiError ? error.errors?.password : undefined;
      if (refused) refuseFields(form, { password: refused });
      else form.setError('root', { message: sentenceOf(error, t('resetFailed')) });
    }
  });

  return (
    <AccountPage
      title={t('reset')}
      line={t('resetLine')}
      picture="/pictures/sign-in.webp"
      foot={t.rich('newCode', { link: (words) => <AccountLink to="/forgot-password">{words}</AccountLink> })}
    >
      <form method="post" className="grid gap-5" noValidate onSubmit={submit}>
        <NewPasswordFields
          labels={{ password: t('newPassword'), confirm: t('confirmNewPassword') }}
          errors={{
            password: errors.password?.message,
            confirm: saysSo ? t('passwordsDiffer') : errors.confirmPassword?.message,
          }}
          differ={saysSo}
          password={form.register('password')}
          confirm={form.register('confirmPassword')}
        />
        <Submit error={errors.root?.message} busy={reset.isPending && t('resetting')}>
          {t('resetButton')}
        </Submit>
      </form>
    </AccountPage>
  );
}
