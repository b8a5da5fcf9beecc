import type { FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { CircleCheck } from '#web/ui/icons.tsx';
import accountsWords from '#web/words/en/features/accounts/accounts.json';
import { Submit } from '../account-form.tsx';
import { AccountPage } from '../account-page.tsx';
import type { Route } from './+types/confirm-email.route.ts';
import { useConfirmEmail } from './email-confirmation.api.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(accountsWords);
  return pageMeta(matches, { title: t('confirm.title'), description: t('confirm.line') });
};

/** The page that a confirmation link opens. Opening it changes nothing, because mail scanners open links too. */
export default function ConfirmEmailPage() {
  const t = useWords(accountsWords, 'confirm');
  const accounts = useWords(accountsWords);
  const [search] = useSearchParams();
  const { status } = useViewer();
  const confirm = useConfirmEmail();
  const done = confirm.data;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!confirm.isPending) confirm.mutate(search.get('token') ?? '');
  };

  return (
    <AccountPage
      title={done ? t('doneTitle') : t('title')}
      line={done ? t(done.isChanged ? 'changedLine' : 'doneLine') : t('line')}
      picture="/pictures/sign-in.webp"
      foot={
        // The token in this address must not be passed to the next page.
        status === 'signedIn'
          ? t.rich('toSettings', {
              link: (words) => (
                <Link className="link" to="/settings">
                  {words}
                </Link>
              ),
            })
          : null
      }
    >
      {done ? (
        <div className="grid gap-6">
          <p role="status" className="flex items-start gap-2.5">
            <CircleCheck className="mt-0.5 size-5 flex-none text-good" />
            <span className="wrap-anywhere">{done.email}</span>
          </p>
          <ButtonLink to={status === 'signedOut' ? '/signin' : '/'} kind="primary">
            {status === 'signedOut' ? accounts('signInButton') : t('toHome')}
          </ButtonLink>
        </div>
      ) : (
        <form className="grid gap-5" onSubmit={submit}>
          <Submit
            error={confirm.error ? sentenceOf(confirm.error, t('failed')) : undefined}
            busy={confirm.isPending && t('confirming')}
          >
            {t('button')}
          </Submit>
        </form>
      )}
    </AccountPage>
  );
}
