import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { readMobileNumber, writeMobileNumber } from '#contracts/accounts/mobile-number.ts';
import { mobileSentences } from '#contracts/accounts/mobile-numbers.rules.ts';
import { resendSeconds } from '#contracts/accounts/password-reset.rules.ts';
import { ApiError, refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData } from '#web/platform/query/page-data.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import accountsWords from '#web/words/en/features/accounts/accounts.json';
import { AccountLink, Submit } from '../account-form.tsx';
import { AccountPage } from '../account-page.tsx';
import { CodeForm } from '../passwords/code-form.tsx';
import { leaveWhenSignedIn, useReturnTo } from '../return-to-page.ts';
import type { Route } from './+types/sign-in-by-number.route.ts';
import { useLoginWithNumber, useSendSignInCode } from './numbers.api.ts';
import { ResendTextCode } from './resend-text-code.tsx';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(accountsWords);
  return pageMeta(matches, { title: t('byNumber'), description: t('numberLine') });
};

export const loader = (args: Route.LoaderArgs) => leaveWhenSignedIn(args);
export const clientLoader = noLoaderData;

interface Sent {
  /** Formatted for reading, so that a wrong digit is noticed. */
  number: string;
  resendAt: number;
  remembered: boolean;
}

/** Signs in with a code sent to a confirmed mobile number. */
export default function SignInByNumberPage() {
  const t = useWords(accountsWords);
  const [sent, setSent] = useState<Sent>();
  return (
    <AccountPage
      title={t('byNumber')}
      line={sent ? t('numberSent', { number: sent.number }) : t('numberLine')}
      picture="/pictures/sign-in.webp"
      foot={<AccountLink to="/signin">{t('byEmail')}</AccountLink>}
    >
      {sent ? (
        <CodeStep sent={sent} onSent={setSent} onOther={() => setSent(undefined)} />
      ) : (
        <NumberForm onSent={setSent} />
      )}
      <p className="hint mt-5">
        {t.rich('numberHelp', { link: (words) => <AccountLink to="/signup">{words}</AccountLink> })}
      </p>
    </AccountPage>
  );
}

function NumberForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const t = useWords(accountsWords);
  const send = useSendSignInCode();
  const [number, setNumber] = useState('');
  const [remembered, setRemembered] = useState(true);
  const [errors, setErrors] = useState<{ number?: Message; root?: string }>({});
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (send.isPending) return;
    const read = readMobileNumber(number);
    if (read === null) return setErrors({ number: mobileSentences.invalid });
    setErrors({});
    try {
      await send.mutateAsync({ number });
      onSent({ number: writeMobileNumber(read), remembered, resendAt: Date.now() + resendSeconds * 1000 });
    } catch (error) {
      const { number: refusal } = refusedFields(error);
      setErrors(refusal === undefined ? { root: sentenceOf(error, t('numberFailed')) } : { number: refusal });
    }
  };
  return (
    <form method="post" className="grid gap-5" noValidate onSubmit={submit}>
      <Field label={t('mobile')} error={errors.number}>
        {(control) => (
          <TextInput
            {...control}
            type="tel"
            autoComplete="tel"
            inputMode="tel"
            placeholder="98450 11111"
            value={number}
            onChange={({ target }) => {
              setNumber(target.value);
              setErrors({});
            }}
          />
        )}
      </Field>
      <Checkbox
        label={t('rememberMe')}
        checked={remembered}
        onChange={({ target }) => setRemembered(target.checked)}
      />
      <Submit error={errors.root} busy={send.isPending && t('sendingCode')}>
        {t('sendCode')}
      </Submit>
    </form>
  );
}

interface CodeStepProps {
  sent: Sent;
  onSent: (sent: Sent) => void;
  onOther: () => void;
}

function CodeStep({ sent, onSent, onOther }: CodeStepProps) {
  const t = useWords(accountsWords);
  const returnTo = useReturnTo();
  const navigate = useNavigate();
  const enter = useLoginWithNumber();
  const send = useSendSignInCode();
  const enterBy = async (code: string) => {
    try {
      await enter.mutateAsync({ code, rememberMe: sent.remembered });
    } catch (failure) {
      if (!(failure instanceof ApiError && failure.code === 'CODE_REQUIRED')) throw failure;
      return navigate(returnTo.addTo('/signin/code'));
    }
    await returnTo.go(t('welcomeBack'));
  };
  const resend = async () => {
    await send.mutateAsync({ number: sent.number, isResend: true });
    onSent({ ...sent, resendAt: Date.now() + resendSeconds * 1000 });
  };
  return (
    <CodeForm submit={t('signInButton')} busy={t('signingIn')} onCode={enterBy}>
      {(clear) => (
        <>
          <ResendTextCode resendAt={sent.resendAt} onResend={() => resend().then(clear)} />
          <Button kind="text" className="justify-self-center" onClick={onOther}>
            {t('otherNumber')}
          </Button>
        </>
      )}
    </CodeForm>
  );
}
