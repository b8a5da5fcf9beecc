import type { Session } from '#contracts/accounts/sessions.contract.ts';
import { formatMoment } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Monitor, Smartphone } from '#web/ui/icons.tsx';
import accountSettingsWords from '#web/words/en/features/accounts/account-settings.json';
import usersWords from '#web/words/en/features/admin/users/users.json';

/** A person's sessions, the most recently seen browser first. */
export function UserSessions({ sessions }: { sessions: readonly Session[] }) {
  return (
    <ul className="border-y border-seam">
      {sessions.map((session) => (
        <Row key={session.id} session={session} />
      ))}
    </ul>
  );
}

function Row({ session: { browser, system, isPhone, network, lastSeenAt } }: { session: Session }) {
  const t = useWords(usersWords);
  const words = useWords(accountSettingsWords, 'sessions');
  const device =
    browser && system ? words('device', { browser, system }) : (browser ?? system ?? words('unknownDevice'));
  const Icon = isPhone ? Smartphone : Monitor;
  return (
    <li className="flex items-start gap-4 border-seam py-3.5 not-last:border-b">
      <Icon aria-hidden="true" className="mt-0.5 shrink-0 text-ink-2" />
      <div className="grid gap-0.5">
        <p className="font-semibold">{device}</p>
        <p className="meta num">{t('lastSeen', { moment: formatMoment(lastSeenAt) })}</p>
        {network === '' ? null : <p className="hint num">{words('network', { network })}</p>}
      </div>
    </li>
  );
}
