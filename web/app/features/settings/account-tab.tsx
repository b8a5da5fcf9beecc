import type { RouterContextProvider } from 'react-router';
import { OwnEmail } from '#web/features/accounts/emails/own-email.tsx';
import { NumberSection } from '#web/features/accounts/numbers/number-section.tsx';
import { mobileNumber } from '#web/features/accounts/numbers/numbers.api.ts';
import { ChangePassword } from '#web/features/accounts/passwords/change-password.tsx';
import { SessionList } from '#web/features/accounts/sessions/session-list.tsx';
import { sessions } from '#web/features/accounts/sessions/sessions.api.ts';
import { SignInHistory } from '#web/features/accounts/sessions/sign-in-history.tsx';
import { signIns } from '#web/features/accounts/sessions/sign-ins.api.ts';
import { twoFactor } from '#web/features/accounts/two-factor/two-factor.api.ts';
import { TwoFactorSection } from '#web/features/accounts/two-factor/two-factor-section.tsx';
import { AddressBook } from '#web/features/profiles/addresses/address-book.tsx';
import { addressBook } from '#web/features/profiles/addresses/addresses.api.ts';
import { preload, preloadList, usePageList, usePageQuery } from '#web/platform/query/page-data.ts';

export async function preloadAccount(context: Readonly<RouterContextProvider>) {
  const [list, addresses, number, secondStep, history] = await Promise.all([
    preload(context, sessions),
    preload(context, addressBook),
    preload(context, mobileNumber),
    preload(context, twoFactor),
    preloadList(context, signIns),
  ]);
  return { list, addresses, number, secondStep, history };
}

interface AccountTabProps {
  preloaded: Awaited<ReturnType<typeof preloadAccount>> | null;
}

/** The account: email, addresses, ways to sign in, and sessions. */
export function AccountTab({ preloaded }: AccountTabProps) {
  const list = usePageQuery(sessions, preloaded?.list ?? null);
  const addresses = usePageQuery(addressBook, preloaded?.addresses ?? null);
  const number = usePageQuery(mobileNumber, preloaded?.number ?? null);
  const secondStep = usePageQuery(twoFactor, preloaded?.secondStep ?? null);
  const history = usePageList(signIns, preloaded?.history ?? null);
  return (
    <div className="grid gap-10 py-8">
      <OwnEmail />
      <NumberSection state={number} />
      <AddressBook list={addresses} />
      <TwoFactorSection state={secondStep} />
      <ChangePassword />
      <SessionList list={list} />
      <SignInHistory list={history} />
    </div>
  );
}
