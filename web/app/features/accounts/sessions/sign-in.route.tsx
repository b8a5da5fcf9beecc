import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useNavigate } from 'react-router';
import type * as z from 'zod/mini';
import { login } from '#contracts/accounts/accounts.contract.ts';
import { ApiError, sentenceOf } from '#web/platform/api/api-error.ts';
import { refuseFields } from '#web/platform/forms/first-error.ts';
import { useCheckedForm } from '#web/platform/forms/use-checked-form.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import accountsWords from '#web/words/en/features/accounts/accounts.json';
import { AccountLink, EmailField, Submit } from '../account-form.tsx';
import { AccountPage } from '../account-page.tsx';
import { useLogin } from '../accounts.api.ts';
import { numberOffered } from '../numbers/numbers.api.ts';
import { leaveWhenSignedIn, useReturnTo } from '../return-to-page.ts';
import type { Route } from './+types/sign-in.route.ts';

type SignIn = z.input<typeof login.body>;

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(accountsWords);
  return pageMeta(matches, { title: t('signInButton'), description: t('signInLine') });
};

export async function loader(args: Route.LoaderArgs) {
  await leaveWhenSignedIn(args);
  return preload(args.context, numberOffered);
}
export const clientLoader = noLoaderData;

export default function SignInPage({ loaderData }: Route.ComponentProps) {
  const t = useWords(accountsWords);
  const returnTo = useReturnTo();
  const navigate = useNavigate();
  const signIn = useLogin();
  const { data: isOffered } = usePageQuery(numberOffered, loaderData);
  const form = useCheckedForm<SignIn, unknown, z.output<typeof login.body>>({
    resolver: standardSchemaResolver(login.body),
    defaultValues: { email: '', password: '', rememberMe: true },
  });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    if (!navigator.cookieEnabled) return form.setError('root', { message: t('noCookies') });
    try {
      await signIn.mutateAsync(body);
      await returnTo.go(t('welcomeBack'));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'CODE_REQUIRED') {
        await navigate(returnTo.addTo('/signin/code'));
        return;
      }
      const message = sentenceOf(error, t('signInFailed'));
      if (error instanceof ApiError && error.code === 'INVALID_CREDENTIALS')
        refuseFields(form, { password: message });
      else form.setError('root', { message });
    }
  });

  return (
    <AccountPage
      title={t('signIn')}
      line={t('signInLine')}
      picture="/pictures/sign-in.webp"
      foot={t.rich('newHere', {
        link: (words) => <AccountLink to="/signup">{words}</AccountLink>,
      })}
    >
      <form method="post" className="grid gap-5" noValidate onSubmit={submit}>
        <EmailField error={errors.email?.message} {...form.register('email')} />
        <Field label={t('password')} error={errors.password?.message}>
          {(control) => (
            <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />
          )}
        </Field>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox label={t('rememberMe')} defaultChecked {...form.register('rememberMe')} />
          <AccountLink to="/forgot-password">{t('forgotLink')}</AccountLink>
        </div>
        <Submit error={errors.root?.message} busy={signIn.isPending && t('signingIn')}>
          {t('signInButton')}
        </Submit>
        {isOffered ? (
          <p className="text-center">
            <AccountLink to="/signin/number">{t('byNumber')}</AccountLink>
          </p>
        ) : null}
      </form>
    </AccountPage>
  );
}
