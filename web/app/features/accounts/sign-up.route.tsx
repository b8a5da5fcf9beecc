import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMemo } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { Link } from 'react-router';
import { ApiError, refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { refuseFields } from '#web/platform/forms/first-error.ts';
import { useCheckedForm } from '#web/platform/forms/use-checked-form.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { toast } from '#web/ui/floats/toast.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import accountsWords from '#web/words/en/features/accounts/accounts.json';
import type { Route } from './+types/sign-up.route.ts';
import { AccountLink, EmailField, NewPasswordFields, Submit } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { useRegister } from './accounts.api.ts';
import { leaveWhenSignedIn, useReturnTo } from './return-to-page.ts';
import { type SignUp, signUpForm } from './sign-up.form.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(accountsWords);
  return pageMeta(matches, { title: t('signUpButton'), description: t('signUpLine') });
};

export const loader = (args: Route.LoaderArgs) => leaveWhenSignedIn(args);
export const clientLoader = noLoaderData;

export default function SignUpPage() {
  const t = useWords(accountsWords);
  const returnTo = useReturnTo();
  const signUp = useRegister();
  const schema = useMemo(
    () =>
      signUpForm({
        passwordAgain: t('passwordAgain'),
        passwordsDiffer: t('passwordsDiffer'),
        agreeFirst: t('agreeFirst'),
      }),
    [t],
  );
  const form = useCheckedForm<SignUp>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { name: '', email: '', password: '', confirmPassword: '', rememberMe: true, terms: false },
  });
  const { errors } = form.formState;

  function refuse(refused: FieldErrors<SignUp>) {
    if (refused.confirmPassword?.message === t('passwordsDiffer')) toast.bad(t('passwordsDifferToast'));
  }

  const submit = form.handleSubmit(async ({ name, email, password, rememberMe }) => {
    if (!navigator.cookieEnabled) return form.setError('root', { message: t('noCookies') });
    try {
      await signUp.mutateAsync({ name, email, password, rememberMe });
      await returnTo.go(t('welcome'), t('welcomeLine', { email: email.trim() }));
    } catch (error) {
      refuseFields(form, refusedFields(error), {
        type: error instanceof ApiError ? error.code : 'unknown',
        message: sentenceOf(error, t('signUpFailed')),
      });
    }
  }, refuse);

  return (
    <AccountPage
      title={t('signUp')}
      line={t('signUpLine')}
      picture="/pictures/sign-up.webp"
      foot={t.rich('haveAccount', {
        link: (words) => <AccountLink to="/signin">{words}</AccountLink>,
      })}
    >
      <form method="post" className="grid gap-5" noValidate onSubmit={submit}>
        <Field label={t('name')} error={errors.name?.message}>
          {(control) => <TextInput {...control} {...form.register('name')} autoComplete="name" />}
        </Field>
        <EmailField error={errors.email?.message} {...form.register('email')} />
        <NewPasswordFields
          labels={{ password: t('password'), confirm: t('confirmPassword') }}
          errors={{ password: errors.password?.message, confirm: errors.confirmPassword?.message }}
          differ={errors.confirmPassword?.message === t('passwordsDiffer')}
          password={form.register('password')}
          confirm={form.register('confirmPassword')}
        />
        <div className="grid">
          <Checkbox label={t('rememberMe')} defaultChecked {...form.register('rememberMe')} />
          <Checkbox
            label={t.rich('agree', {
              terms: (words) => (
                <Link className="link" to="/terms">
                  {words}
                </Link>
              ),
              privacy: (words) => (
                <Link className="link" to="/privacy">
                  {words}
                </Link>
              ),
            })}
            error={errors.terms?.message}
            {...form.register('terms')}
          />
        </div>
        <Submit
          error={errors.root?.message}
          advice={
            errors.root?.type === 'CONFLICT'
              ? t.rich('maybeSignIn', { link: (words) => <AccountLink to="/signin">{words}</AccountLink> })
              : null
          }
          busy={signUp.isPending && t('signingUp')}
        >
          {t('signUpButton')}
        </Submit>
      </form>
    </AccountPage>
  );
}
