import type { UseQueryResult } from '@tanstack/react-query';
import type { Session } from '#contracts/accounts/sessions.contract.ts';
import { SettingsSection } from '#web/features/settings/settings-section.tsx';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { formatMoment, formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dotted } from '#web/ui/dotted.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Monitor, Smartphone } from '#web/ui/icons.tsx';
import { Loading, WeaveLines } from '#web/ui/skeleton.tsx';
import accountSettingsWords from '#web/words/en/features/accounts/account-settings.json';
import { EndOtherSessions } from './end-other-sessions.tsx';
import { useEndSession } from './sessions.api.ts';

/** Every browser that is signed in, this one first. */
export function SessionList({ list }: { list: UseQueryResult<Session[]> }) {
  const t = useWords(accountSettingsWords, 'sessions');
  const { data, error, refetch } = list;
  const others = data?.filter(({ isThis }) => !isThis).length ?? 0;
  return (
    <SettingsSection title={t('title')} line={t('line')}>
      {data ? (
        <ul className="border-y border-seam">
          {data.map((session) => (
            <Row key={session.id} session={session} />
          ))}
        </ul>
      ) : error ? (
        <ErrorState line={sentenceOf(error, t('failed'))} onRetry={() => refetch()} />
      ) : (
        <Loading className="grid gap-6 border-y border-seam py-5">
          <WeaveLines />
          <WeaveLines />
        </Loading>
      )}
      {others > 0 ? <EndOtherSessions count={others} /> : null}
    </SettingsSection>
  );
}

function Row({ session }: { session: Session }) {
  const t = useWords(accountSettingsWords, 'sessions');
  const end = useEndSession();
  const { browser, system, isPhone, isThis, network, createdAt, lastSeenAt, id } = session;
  const device =
    browser && system ? t('device', { browser, system }) : (browser ?? system ?? t('unknownDevice'));
  const Icon = isPhone ? Smartphone : Monitor;

  const endIt = async () => {
    try {
      await end.mutateAsync(id);
      toast.good(t('ended'), device);
    } catch (error) {
      toast.bad(t('endFailed'), sentenceOf(error));
    }
  };

  return (
    <li className="flex items-start gap-4 border-seam py-4 not-last:border-b">
      <Icon aria-hidden="true" className="mt-0.5 shrink-0 text-ink-2" />
      <div className="grid grow gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 font-semibold">
          {device}
          {isThis ? <Badge tone="good">{t('thisOne')}</Badge> : null}
        </p>
        <p className="meta num">
          <Dotted
            parts={[
              t('since', { day: formatShortDay(createdAt) }),
              t('seen', { moment: formatMoment(lastSeenAt) }),
            ]}
          />
        </p>
        {network === '' ? null : <p className="hint num">{t('network', { network })}</p>}
      </div>
      {isThis ? null : (
        <Button
          kind="ghost"
          small
          aria-label={t('endNamed', { device, moment: formatMoment(lastSeenAt) })}
          busy={end.isPending && t('ending')}
          onClick={endIt}
        >
          {t('end')}
        </Button>
      )}
    </li>
  );
}
