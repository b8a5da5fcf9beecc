import { Link } from 'react-router';
import type { Act } from '#contracts/admin/audit/acts.contract.ts';
import { type ActSubject, actNames, actSubjects } from '#contracts/admin/audit/acts.rules.ts';
import { formatMoment } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { preloadList, showAtOnce, usePageList } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { requireAdmin } from '#web/platform/viewer/viewer-on-server.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { AdminList } from '../lists/admin-list.tsx';
import { ListFilters } from '../lists/list-filters.tsx';
import { chosenQuery, readChoices, useListAddress } from '../lists/use-list-address.ts';
import type { Route } from './+types/audit.route.ts';
import { actsExport, actsList } from './audit.api.ts';
import { auditWords } from './audit.words.ts';
import { DoneAct } from './done-act.tsx';

const names = ['q', 'name', 'subject', 'subjectId'] as const;

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(auditWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const { searchParams } = new URL(args.request.url);
  return { list: await preloadList(args.context, actsList(chosenQuery(readChoices(names, searchParams)))) };
}

export const clientLoader = showAtOnce;

export default function AuditLog({ loaderData }: Route.ComponentProps) {
  const t = useWords(auditWords);
  const address = useListAddress(names);
  const query = chosenQuery(address.chosen);
  const list = usePageList(actsList(query), address.isOnItsWay ? null : (loaderData?.list ?? null), {
    keepsPrevious: true,
  });
  return (
    <>
      <h1 className="title-1">{t('title')}</h1>
      <p className="lead mt-1.5 mb-6 max-w-[60ch]">{t('lead')}</p>
      <ListFilters
        address={address}
        label={t('search')}
        hint={t('searchHint')}
        filters={[
          {
            name: 'name',
            label: t('what'),
            choices: actNames.map((value) => ({ value, label: t(`acts.${value}`) })),
          },
          {
            name: 'subject',
            label: t('about'),
            choices: actSubjects.map((value) => ({ value, label: t(`subjects.${value}`) })),
          },
        ]}
        exportTo={actsExport(query)}
      />
      <AdminList
        caption={t('title')}
        list={list}
        isTall
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'when',
            heading: t('when'),
            cell: ({ createdAt }) => <span className="num whitespace-nowrap">{formatMoment(createdAt)}</span>,
          },
          {
            key: 'who',
            heading: t('who'),
            cell: ({ admin }) => <span className="whitespace-nowrap">{admin?.name ?? t('server')}</span>,
          },
          { key: 'what', heading: t('what'), cell: (act) => <DoneAct act={act} /> },
          { key: 'about', heading: t('about'), cell: (act) => <About act={act} /> },
          {
            key: 'why',
            heading: t('why'),
            cell: ({ reason }) => (
              <span dir="auto" className="wrap-anywhere">
                {reason}
              </span>
            ),
          },
        ]}
        entry={(act) => (
          <div className="grid gap-1">
            <DoneAct act={act} />
            <About act={act} />
            <span dir="auto" className="wrap-anywhere">
              {act.reason}
            </span>
            <span className="meta num">
              {act.admin?.name ?? t('server')} · {formatMoment(act.createdAt)}
            </span>
          </div>
        )}
        isNarrowed={address.isNarrowed}
        onClear={address.clear}
        empty={<EmptyState title={t('empty')} line={t('emptyLine')} />}
      />
    </>
  );
}

/** Where the subjects of acts are looked at, as far as the administration has a page for them. */
const pages: Partial<Record<ActSubject, (id: number) => string>> = {
  USER: (id) => `/admin/users/${id}`,
  DESIGN: (id) => `/admin/products/${id}`,
  ORDER: (id) => `/admin/orders/${id}`,
  COMPLAINT: (id) => `/admin/complaints/${id}`,
};

function About({ act: { subject, subjectId } }: { act: Act }) {
  const t = useWords(auditWords);
  const words = t('subjectNumber', { subject: t(`subjects.${subject}`), number: String(subjectId) });
  const to = pages[subject]?.(subjectId);
  return to === undefined ? (
    <span className="num">{words}</span>
  ) : (
    <Link to={to} className="link num">
      {words}
    </Link>
  );
}
