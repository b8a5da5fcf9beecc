import { Link } from 'react-router';
import { roles } from '#contracts/accounts/roles.ts';
import type { ListedUser } from '#contracts/admin/users/users.contract.ts';
import { standings } from '#contracts/admin/users/users.rules.ts';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { EmailText } from '#web/platform/i18n/email-text.tsx';
import { townOf } from '#web/platform/i18n/places.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { BadgeCheck } from '#web/ui/icons.tsx';
import usersWords from '#web/words/en/features/admin/users/users.json';
import { AdminListPage } from '../lists/admin-list-page.tsx';
import { loadAdminList } from '../lists/load-admin-list.ts';
import { useAdminList } from '../lists/use-admin-list.ts';
import type { Route } from './+types/users.route.ts';
import { UserStandingWords } from './user-standing.tsx';
import { usersList } from './users.api.ts';

const users = { names: ['q', 'role', 'standing', 'isVerified', 'sort'] as const, listOf: usersList };

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(usersWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export const loader = (args: Route.LoaderArgs) => loadAdminList(args, users);

export const clientLoader = noLoaderData;

export default function Users({ loaderData }: Route.ComponentProps) {
  const t = useWords(usersWords);
  const shown = useAdminList(users, loaderData);
  return (
    <AdminListPage
      shown={shown}
      t={t}
      lead={t('description')}
      filters={[
        {
          name: 'role',
          label: t('role'),
          choices: roles.map((value) => ({ value, label: t(`roles.${value}`) })),
        },
        {
          name: 'standing',
          label: t('standing'),
          choices: standings.map((value) => ({ value, label: t(`standings.${value}`) })),
        },
        {
          name: 'isVerified',
          label: t('verified'),
          choices: (['yes', 'no'] as const).map((value) => ({ value, label: t(value) })),
        },
        {
          name: 'sort',
          label: t('sort'),
          any: t('newest'),
          choices: (['oldest', 'name'] as const).map((value) => ({ value, label: t(`sorts.${value}`) })),
        },
      ]}
      hasPicture
      columns={[
        { key: 'name', heading: t('name'), cell: (user) => <Named user={user} /> },
        { key: 'city', heading: t('city'), cell: ({ city }) => <span dir="auto">{townOf(city)}</span> },
        { key: 'role', heading: t('role'), cell: ({ role }) => t(`roles.${role}`) },
        {
          key: 'standing',
          heading: t('standing'),
          cell: ({ standing }) => <UserStandingWords standing={standing} />,
        },
        {
          key: 'joined',
          heading: t('joined'),
          cell: ({ joinedAt }) => <span className="num">{formatShortDay(joinedAt)}</span>,
        },
      ]}
      briefOf={(user) => ({
        to: `/admin/users/${user.id}`,
        picture: <Avatar person={user} size="small" />,
        title: <NameWithTick user={user} />,
        figure: <span className="meta">{t(`roles.${user.role}`)}</span>,
        meta: <EmailText email={user.email} />,
        mark: user.standing === 'ACTIVE' ? undefined : <UserStandingWords standing={user.standing} />,
      })}
    />
  );
}

function Named({ user }: { user: ListedUser }) {
  return (
    <span className="flex items-center gap-3">
      <Avatar person={user} />
      <span className="grid min-w-0 justify-items-start">
        <Link to={`/admin/users/${user.id}`} prefetch="intent" className="link">
          <NameWithTick user={user} />
        </Link>
        <span className="meta">
          <EmailText email={user.email} />
        </span>
      </span>
    </span>
  );
}

function NameWithTick({ user: { name, isVerified } }: { user: ListedUser }) {
  const t = useWords(usersWords);
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <span className="wrap-anywhere" dir="auto">
        {name}
      </span>
      {isVerified ? (
        <>
          <BadgeCheck className="-mt-0.5 size-4 flex-none text-indigo" />
          <span className="sr-only">{t('yes')}</span>
        </>
      ) : null}
    </span>
  );
}
