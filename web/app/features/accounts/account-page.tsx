import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { OfflineStrip } from '#web/shell/strips/offline-strip.tsx';
import { Logo } from '#web/ui/logo.tsx';
import accountsWords from '#web/words/en/features/accounts/accounts.json';

interface AccountPageProps {
  title: string;
  line: ReactNode;
  picture: string;
  children: ReactNode;
  /** Null for no footer. */
  foot: ReactNode;
}

/**
 * The layout of the sign-in pages: a picture of cloth on one side, the content on the other, the selvedge between
 * them.
 */
export function AccountPage({ title, line, picture, children, foot }: AccountPageProps) {
  const t = useWords(accountsWords);
  return (
    <main id="main" tabIndex={-1} className="account-page">
      <div className="cloth">
        <img src={picture} alt="" width={1120} height={1400} fetchPriority="high" />
        <div className="selvedge md:hidden" />
      </div>
      <div className="selvedge-down max-md:hidden" />
      <div data-clear className="account-page-words">
        <Link to="/" className="reach justify-self-start" aria-label={t('toHome')}>
          <Logo className="text-[30px] md:text-[34px]" />
        </Link>
        <header className="grid gap-1">
          <h1 className="title-1">{title}</h1>
          <p className="text-4 text-ink-2">{line}</p>
          <OfflineStrip />
        </header>
        {children}
        {foot === null ? null : (
          <>
            <hr className="stitch" />
            <p>{foot}</p>
          </>
        )}
      </div>
    </main>
  );
}
