import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { SignInEntry } from '#contracts/accounts/sign-ins.contract.ts';
import { type SignInOutcome, signInDays } from '#contracts/accounts/sign-ins.rules.ts';
import { SettingsSection } from '#web/features/settings/settings-section.tsx';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { formatMoment } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Dotted } from '#web/ui/dotted.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { CircleAlert, CircleCheck } from '#web/ui/icons.tsx';
import { ListEnd } from '#web/ui/lists/list-end.tsx';
import { Loading, WeaveLines } from '#web/ui/skeleton.tsx';
import accountSettingsWords from '#web/words/en/features/accounts/account-settings.json';
import type { SignInPage } from './sign-ins.api.ts';

interface SignInHistoryProps {
  list: UseInfiniteQueryResult<InfiniteData<SignInPage, string | undefined>>;
}

/** Successful and failed sign-ins to the account, newest first. */
export function SignInHistory({ list }: SignInHistoryProps) {
  const t = useWords(accountSettingsWords, 'history');
  const { data, error, refetch } = list;
  const entries = data?.pages.flatMap((page) => page.entries);
  return (
    <SettingsSection title={t('title')} line={t('line', { days: signInDays })}>
      {entries === undefined ? (
        error ? (
          <ErrorState line={sentenceOf(error, t('failed'))} onRetry={() => refetch()} />
        ) : (
          <Loading className="grid gap-6 border-y border-seam py-5">
            <WeaveLines />
            <WeaveLines />
          </Loading>
        )
      ) : entries.length === 0 ? (
        <p className="border-y border-seam py-4 text-ink-2">{t('empty', { days: signInDays })}</p>
      ) : (
        <div>
          <SignInList entries={entries} />
          <ListEnd list={list} />
        </div>
      )}
    </SettingsSection>
  );
}

export function SignInList({ entries }: { entries: readonly SignInEntry[] }) {
  return (
    <ul className="border-y border-seam">
      {entries.map((entry) => (
        <SignInRow key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

const failures: readonly SignInOutcome[] = ['CODE_ASKED', 'WRONG_PASSWORD', 'WRONG_CODE'];

function SignInRow({ entry }: { entry: SignInEntry }) {
  const t = useWords(accountSettingsWords, 'history');
  const sessions = useWords(accountSettingsWords, 'sessions');
  const { outcome, browser, system, network, createdAt } = entry;
  const device =
    browser && system
      ? sessions('device', { browser, system })
      : (browser ?? system ?? sessions('unknownDevice'));
  const hasFailed = failures.includes(outcome);
  const Icon = hasFailed ? CircleAlert : CircleCheck;
  return (
    <li className="flex items-start gap-4 border-seam py-3.5 not-last:border-b">
      <Icon aria-hidden="true" className={`mt-0.5 shrink-0 ${hasFailed ? 'text-bad' : 'text-good'}`} />
      <div className="grid gap-0.5">
        <p className="font-semibold">{t(`outcomes.${outcome}`)}</p>
        <p className="meta num">
          <Dotted parts={[formatMoment(createdAt), device]} />
        </p>
        {network === '' ? null : <p className="hint num">{sessions('network', { network })}</p>}
      </div>
    </li>
  );
}
