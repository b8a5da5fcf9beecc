import { useQuery, useQueryClient } from '@tanstack/react-query';
import { NavLink } from 'react-router';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { isTrade } from '#contracts/accounts/is-trade.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { queryOptions } from '#web/platform/query/query-options.ts';
import { useReturn, useServerEvent } from '#web/platform/socket/use-server-event.ts';
import { Mail } from '#web/ui/icons.tsx';
import shellWords from '#web/words/en/platform/i18n/shell.json';
import { pendingQuery } from './pending.api.ts';

interface EnquiriesLinkProps {
  viewer: Viewer;
  className: string;
  role?: 'menuitem' | undefined;
  onClick?: (() => void) | undefined;
}

/**
 * For a maker, a link to their enquiries with the number of unread ones; for others, a link to the enquiries they
 * sent.
 */
export function EnquiriesLink({ viewer, ...link }: EnquiriesLinkProps) {
  return isTrade(viewer.role) ? <Counted {...link} /> : <Sent {...link} />;
}

function Sent(link: Omit<EnquiriesLinkProps, 'viewer'>) {
  const t = useWords(shellWords, 'nav');
  return (
    <NavLink {...link} to="/enquiries" prefetch="intent">
      <Mail />
      <span>{t('enquiries')}</span>
    </NavLink>
  );
}

function Counted(link: Omit<EnquiriesLinkProps, 'viewer'>) {
  const t = useWords(shellWords, 'nav');
  const pending = usePending();
  return (
    <NavLink {...link} to="/enquiry-management" prefetch="intent">
      <Mail />
      <span>{t('enquiries')}</span>
      {pending > 0 ? (
        <>
          <span className="unread-count ml-auto" aria-hidden="true">
            {pending > 99 ? '99+' : pending}
          </span>
          <span className="sr-only">{t('enquiriesPending', { count: pending })}</span>
        </>
      ) : null}
    </NavLink>
  );
}

function usePending(): number {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: pendingQuery.key });
  useServerEvent('new-notification', ({ type }) => {
    if (type === 'ENQUIRY') refresh();
  });
  useReturn(refresh);
  const { data } = useQuery({
    ...queryOptions(pendingQuery),
  });
  return data ?? 0;
}
