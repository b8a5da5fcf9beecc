import { type FormEvent, useState } from 'react';
import { codeLength } from '#contracts/accounts/password-reset.rules.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import accountsWords from '#web/words/en/features/accounts/accounts.json';
import twoFactorWords from '#web/words/en/features/accounts/two-factor/two-factor.json';
import { AccountLink, Submit } from '../account-form.tsx';
import { AccountPage } from '../account-page.tsx';
import { emptyBoxes } from '../passwords/code-boxes.ts';
import { CodeInput } from '../passwords/code-input.tsx';
import { leaveWhenSignedIn, useReturnTo } from '../return-to-page.ts';
import type { Route } from './+types/sign-in-code.route.ts';
import { useLoginWithCode } from './two-factor.api.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(twoFactorWords);
  return pageMeta(matches, { title: t('signIn.title'), description: t('signIn.line') });
};

export const loader = (args: Route.LoaderArgs) => leaveWhenSignedIn(args);
export const clientLoader = noLoaderData;

/** The second step of signing in, for accounts with two-factor sign-in. */
export default function SignInCodePage() {
  const t = useWords(twoFactorWords, 'signIn');
  const accounts = useWords(accountsWords);
  const returnTo = useReturnTo();
  const enter = useLoginWithCode();
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const [boxes, setBoxes] = useState(emptyBoxes(codeLength));
  const [recovery, setRecovery] = useState('');
  const [error, setError] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (enter.isPending) return;
    const code = kind === 'app' ? boxes.join('') : recovery.trim();
    if (kind === 'app' && code.length < codeLength) return setError(t('tooShort'));
    if (code === '') return setError(t('missing'));
    try {
      const { codesLeft } = await enter.mutateAsync(code);
      await returnTo.go(
        accounts('welcomeBack'),
        codesLeft === null ? undefined : t('codesLeft', { count: codesLeft }),
      );
    } catch (failure) {
      setError(sentenceOf(failure, t('failed')));
    }
  };
  const swap = () => {
    setKind(kind === 'app' ? 'recovery' : 'app');
    setError(undefined);
  };

  return (
    <AccountPage
      title={t('title')}
      line={t(kind === 'app' ? 'line' : 'recoveryLine')}
      picture="/pictures/sign-in.webp"
      foot={t.rich('again', { link: (words) => <AccountLink to="/signin">{words}</AccountLink> })}
    >
      <form method="post" className="grid gap-5" noValidate onSubmit={submit}>
        {kind === 'app' ? (
          <CodeInput
            boxes={boxes}
            error={error}
            onChange={(changed) => {
              setBoxes(changed);
              setError(undefined);
            }}
          />
        ) : (
          <Field label={t('recoveryCode')} error={error}>
            {(control) => (
              <TextInput
                {...control}
                // The viewer switched to this field to type here.
                autoFocus
                value={recovery}
                autoComplete="off"
                autoCapitalize="characters"
                placeholder={t('recoveryExample')}
                onChange={({ target }) => {
                  setRecovery(target.value);
                  setError(undefined);
                }}
              />
            )}
          </Field>
        )}
        <Submit error={undefined} busy={enter.isPending && t('busy')}>
          {t('button')}
        </Submit>
        <Button kind="text" className="justify-self-center" onClick={swap}>
          {t(kind === 'app' ? 'useRecovery' : 'useApp')}
        </Button>
      </form>
    </AccountPage>
  );
}
