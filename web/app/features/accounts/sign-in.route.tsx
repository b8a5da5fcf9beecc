import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { Link, redirect, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type * as z from 'zod/mini';
import { login } from '#contracts/accounts/accounts.contract.ts';
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
import type { Route } from './+types/sign-in.route.ts';
import { useLogin } from './accounts.api.ts';
import { Door } from './door.tsx';

type SignIn = z.input<typeof login.body>;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: en.signInButton, description: en.signInLine });

export async function loader(args: Route.LoaderArgs) {
  if (await viewerOf(args))
    throw redirect(safeReturnTo(new URL(args.request.url).searchParams.get('returnTo')));
  return null;
}

export const clientLoader = showAtOnce;

export default function SignInPage() {
  const t = useTranslations('accounts');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const signIn = useLogin();
  const form = useForm<SignIn, unknown, z.output<typeof login.body>>({
    resolver: standardSchemaResolver(login.body),
    defaultValues: { email: '', password: '', rememberMe: true },
  });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    try {
      await signIn.mutateAsync(body);
      toast.good(t('welcomeBack'));
      await navigate(safeReturnTo(search.get('returnTo')), { replace: true });
    } catch (error) {
      const message = sentenceOf(error, t('signInFailed'));
      if (error instanceof ApiError && error.code === 'INVALID_CREDENTIALS')
        form.setError('password', { message }, { shouldFocus: true });
      else form.setError('root', { message });
    }
  });

  return (
    <Door
      title={t('signIn')}
      line={t('signInLine')}
      picture="/pictures/sign-in.webp"
      foot={t.rich('newHere', {
        link: (words) => (
          <Link className="link" to={`/signup?${search}`}>
            {words}
          </Link>
        ),
      })}
    >
      <form className="grid gap-5" noValidate onSubmit={submit}>
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
        <Field label={t('password')} error={errors.password?.message}>
          {(control) => (
            <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />
          )}
        </Field>
        <Checkbox label={t('rememberMe')} {...form.register('rememberMe')} />
        <div className="grid gap-3">
          <FieldError message={errors.root?.message} />
          <Button kind="primary" type="submit" busy={signIn.isPending && t('signingIn')}>
            {t('signInButton')}
          </Button>
        </div>
      </form>
    </Door>
  );
}
