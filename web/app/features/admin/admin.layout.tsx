import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import { formatCount } from '#web/platform/i18n/numbers.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { noLoaderData } from '#web/platform/query/page-data.ts';
import { queryOptions } from '#web/platform/query/query-options.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { requireAdmin } from '#web/platform/viewer/viewer-on-server.ts';
import { NotFound } from '#web/shell/failures/not-found.tsx';
import { useChosenInRow } from '#web/ui/use-chosen-in-row.ts';
import adminWords from '#web/words/en/features/admin/admin.json';
import type { Route } from './+types/admin.layout.ts';
import { adminSections } from './admin-sections.ts';
import { figuresQuery } from './figures/figures.api.ts';
import { waitingOf } from './figures/waiting-work.ts';

/** Each page below also checks for an admin, because loaders run in parallel. */
export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return null;
}

export const clientLoader = noLoaderData;

/** The layout of the administration: its menu beside the page, above it on phones. Others get "not found". */
export default function AdminLayout() {
  return (
    <Guarded>
      <ForAdmins />
    </Guarded>
  );
}

function ForAdmins() {
  const t = useWords(adminWords);
  const { viewer } = useViewer();
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  const waiting = useWaiting(viewer?.role === 'ADMIN');
  // The counts load later and make the row longer.
  useChosenInRow(row, `${pathname} ${Object.values(waiting).join(' ')}`);
  if (viewer?.role !== 'ADMIN') return <NotFound />;
  return (
    <div className="page admin-page">
      <nav ref={row} aria-label={t('sections')} className="admin-sections fading-row bleed">
        {adminSections.map(({ to, word }) => (
          <NavLink key={to} to={to} end={to === '/admin'} prefetch="intent" className="side-link">
            {t(word)}
            <WaitingCount count={waiting[to] ?? 0} />
          </NavLink>
        ))}
      </nav>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}

/** How many things wait for an admin, by the page where they are decided. */
function useWaiting(isAdmin: boolean): Partial<Record<string, number>> {
  const { data } = useQuery({
    ...queryOptions(figuresQuery),
    enabled: isAdmin,
    staleTime: 60_000,
  });
  return data === undefined ? {} : waitingOf(data.waiting);
}

function WaitingCount({ count }: { count: number }) {
  const t = useWords(adminWords);
  if (count === 0) return null;
  return (
    <>
      <span className="unread-count" aria-hidden="true">
        {formatCount(count)}
      </span>
      <span className="sr-only">{t('waiting', { count })}</span>
    </>
  );
}
