import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FieldErrors, useForm } from 'react-hook-form';
import { Link, redirect, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { safeReturnTo } from '#contracts/accounts/return-to.ts';
import { ApiError, sentenceOf } from '#web/platform/api/api-error.ts';
import en from '#web/platform/i18n/messages/en/accounts.json';
import { showAtOnce } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { viewerOf } from '#web/platform/viewer/viewer-on-server.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field, FieldError } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast.ts';
import type { Route } from './+types/sign-up.route.ts';
import { useRegister } from './accounts.api.ts';
import { Door } from './door.tsx';
import { type SignUp, signUpForm } from './sign-up.form.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: en.signUpButton, description: en.signUpLine });

export async function loader(args: Route.LoaderArgs) {
  if (await viewerOf(args))
    throw redirect(safeReturnTo(new URL(args.request.url).searchParams.get('returnTo')));
  return null;
}

export const clientLoader = showAtOnce;

export default function SignUpPage() {
  const t = useTranslations('accounts');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const signUp = useRegister();
  const form = useForm<SignUp>({
    resolver: standardSchemaResolver(signUpForm),
    defaultValues: { name: '', email: '', password: '', confirmPassword: '', terms: false },
  });
  const { errors } = form.formState;

  function refuse(refused: FieldErrors<SignUp>) {
    if (refused.confirmPassword?.type === 'custom') toast.bad(t('passwordsDifferToast'));
  }

  const submit = form.handleSubmit(async ({ name, email, password }) => {
    try {
      await signUp.mutateAsync({ name, email, password });
      toast.good(t('welcome'));
      await navigate(safeReturnTo(search.get('returnTo')), { replace: true });
    } catch (error) {
      const fields = error instanceof ApiError ? (error.errors ?? {}) : {};
      for (const field of ['name', 'email', 'password'] as const) {
        if (fields[field]) form.setError(field, { message: fields[field] });
      }
      if (Object.keys(fields).length === 0)
        form.setError('root', { message: sentenceOf(error, t('signUpFailed')) });
    }
  }, refuse);

  const differ = errors.confirmPassword?.type === 'custom';
  return (
    <Door
      title={t('signUp')}
      line={t('signUpLine')}
      picture="/pictures/sign-up.webp"
      foot={t.rich('haveAccount', {
        link: (words) => (
          <Link className="link" to={`/signin?${search}`}>
            {words}
          </Link>
        ),
      })}
    >
      <form className="grid gap-5" noValidate onSubmit={submit}>
        <Field label={t('name')} error={errors.name?.message}>
          {(control) => <TextInput {...control} {...form.register('name')} autoComplete="name" />}
        </Field>
        <Field label={t('email')} error={errors.email?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('email')}
              type="email"
              autoComplete="username"
              inputMode="email"
              placeholder={t('emailExample')}
            />
          )}
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t('password')} hint={t('passwordHint')} error={errors.password?.message}>
            {(control) => (
              <PasswordInput
                {...control}
                {...form.register('password')}
                {...(differ ? { 'aria-invalid': true } : {})}
                autoComplete="new-password"
              />
            )}
          </Field>
          <Field label={t('confirmPassword')} error={errors.confirmPassword?.message}>
            {(control) => (
              <PasswordInput {...control} {...form.register('confirmPassword')} autoComplete="new-password" />
            )}
          </Field>
        </div>
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
        <div className="grid gap-3">
          <FieldError message={errors.root?.message} />
          <Button kind="primary" type="submit" busy={signUp.isPending && t('signingUp')}>
            {t('signUpButton')}
          </Button>
        </div>
      </form>
    </Door>
  );
}
