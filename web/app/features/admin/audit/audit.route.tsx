import { Link } from 'react-router';
import type { Act } from '#contracts/admin/audit/acts.contract.ts';
import { type ActSubject, actNames, actSubjects, reasonOfNote } from '#contracts/admin/audit/acts.rules.ts';
import { formatMoment, formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import auditWords from '#web/words/en/features/admin/audit/audit.json';
import { AdminListPage } from '../lists/admin-list-page.tsx';
import { loadAdminList } from '../lists/load-admin-list.ts';
import { useAdminList } from '../lists/use-admin-list.ts';
import type { Route } from './+types/audit.route.ts';
import { actsExport, actsList } from './audit.api.ts';
import { ActChanges, DoneAct } from './done-act.tsx';

const acts = { names: ['q', 'name', 'subject', 'subjectId'] as const, listOf: actsList };

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(auditWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export const loader = (args: Route.LoaderArgs) => loadAdminList(args, acts);

export const clientLoader = noLoaderData;

export default function AuditLog({ loaderData }: Route.ComponentProps) {
  const t = useWords(auditWords);
  const shown = useAdminList(acts, loaderData);
  return (
    <AdminListPage
      shown={shown}
      t={t}
      lead={t('lead')}
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
      exportTo={actsExport(shown.query)}
      isTall
      columns={[
        {
          key: 'when',
          heading: t('when'),
          onPhones: 'said',
          cell: ({ createdAt, admin }) => (
            <span className="grid">
              <span className="num whitespace-nowrap">{formatMoment(createdAt)}</span>
              <span className="meta wrap-anywhere" dir="auto">
                {admin?.name ?? t('server')}
              </span>
            </span>
          ),
        },
        { key: 'what', heading: t('what'), onPhones: 'said', cell: (act) => <DoneAct act={act} /> },
        { key: 'about', heading: t('about'), cell: (act) => <About act={act} /> },
        {
          key: 'why',
          heading: t('why'),
          cell: (act) => <Why act={act} />,
        },
      ]}
      briefOf={(act) => ({
        title: t(`acts.${act.name}`),
        meta: (
          <>
            <span dir="auto">{act.subjectName ?? subjectOf(t, act)}</span> ·{' '}
            <span dir="auto">{act.admin?.name ?? t('server')}</span>
          </>
        ),
        figure: <span className="meta">{formatShortDay(act.createdAt)}</span>,
        more: <ActChanges act={act} />,
      })}
    />
  );
}

function Why({ act: { reason } }: { act: Act }) {
  const t = useWords(auditWords);
  return (
    <span dir="auto" className="wrap-anywhere">
      {reason === reasonOfNote ? t('noteAdded') : reason}
    </span>
  );
}

/** The admin pages of the subjects that have one. */
const pages: Partial<Record<ActSubject, (id: number) => string>> = {
  USER: (id) => `/admin/users/${id}`,
  DESIGN: (id) => `/admin/products/${id}`,
  ORDER: (id) => `/admin/orders/${id}`,
  COMPLAINT: (id) => `/admin/complaints/${id}`,
};

/** "Order 12". */
function subjectOf(
  t: ReturnType<typeof useWords<typeof auditWords>>,
  { subject, subjectId }: Pick<Act, 'subject' | 'subjectId'>,
): string {
  return t('subjectNumber', { subject: t(`subjects.${subject}`), number: String(subjectId) });
}

/** The subject's name with its number below. An order's name already contains the number. */
function About({ act: { subject, subjectId, subjectName } }: { act: Act }) {
  const t = useWords(auditWords);
  const number = subjectOf(t, { subject, subjectId });
  const name = subjectName ?? number;
  const to = pages[subject]?.(subjectId);
  return (
    <span className="grid justify-items-start">
      {to === undefined ? (
        <span className="wrap-anywhere" dir="auto">
          {name}
        </span>
      ) : (
        <Link to={to} className="link wrap-anywhere" dir="auto">
          {name}
        </Link>
      )}
      {subjectName === null ? null : (
        <span className="meta num">{subject === 'ORDER' ? t('subjects.ORDER') : number}</span>
      )}
    </span>
  );
}
