import { useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { showAtOnce } from '#web/platform/query/page-data.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { requireAdmin } from '#web/platform/viewer/viewer-on-server.ts';
import { NotFound } from '#web/shell/not-found.tsx';
import { useChosenInRow } from '#web/ui/use-chosen-in-row.ts';
import type { Route } from './+types/admin.layout.ts';
import { adminWords } from './admin.words.ts';
import { adminSections } from './admin-sections.ts';

/** Each page below asks again with its own data: they are loaded side by side. */
export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return null;
}

export const clientLoader = showAtOnce;

/** The frame of the administration: its parts beside the page, above it on phones. Not there for others. */
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
  useChosenInRow(row, pathname);
  if (viewer?.role !== 'ADMIN') return <NotFound />;
  return (
    <div className="page admin-page">
      <nav ref={row} aria-label={t('sections')} className="admin-sections bleed">
        {adminSections.map(({ to, word }) => (
          <NavLink key={to} to={to} end={to === '/admin'} prefetch="intent" className="side-link">
            {t(word)}
          </NavLink>
        ))}
      </nav>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}
