import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { AdminUser } from '#contracts/admin/users/users.contract.ts';
import { takesAway, type UserAct } from '#contracts/admin/users/users.rules.ts';
import { formatRupees } from '#contracts/money/money.ts';
import { shownStatus } from '#contracts/orders/core/orders.states.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { SignInList } from '#web/features/accounts/sessions/sign-in-history.tsx';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { EmailText } from '#web/platform/i18n/email-text.tsx';
import { townOf } from '#web/platform/i18n/places.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { WholeNumbers } from '#web/platform/i18n/whole-numbers.tsx';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { requireAdmin } from '#web/platform/viewer/viewer-on-server.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { StatusBadge } from '#web/ui/badge.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import usersWords from '#web/words/en/features/admin/users/users.json';
import { AdminPageSkeleton } from '../lists/admin-list.tsx';
import { RowThumb } from '../lists/row-thumb.tsx';
import type { Route } from './+types/user.route.ts';
import { ActDialog } from './act-dialog.tsx';
import { UserCounts } from './user-counts.tsx';
import { UserSessions } from './user-sessions.tsx';
import { UserStandingWords } from './user-standing.tsx';
import { userQuery } from './users.api.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(usersWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return preload(args.context, userQuery(args.params.userId));
}

export const clientLoader = noLoaderData;

export default function UserPage({ loaderData, params }: Route.ComponentProps) {
  const t = useWords(usersWords);
  const { data: user, error, refetch } = usePageQuery(userQuery(params.userId), loaderData);
  if (user) return <User key={user.id} user={user} />;
  if (error) {
    return <ErrorState title={t('missing')} line={sentenceOf(error)} onRetry={() => void refetch()} />;
  }
  return <AdminPageSkeleton />;
}

function User({ user }: { user: AdminUser }) {
  const t = useWords(usersWords);
  const [act, setAct] = useState<UserAct | null>(null);
  const { id, suspension, openOrders, sessions, signIns } = user;
  return (
    <>
      <BackLink to="/admin/users">{t('back')}</BackLink>
      <div className="mt-2 flex items-center gap-4">
        <Avatar person={user} size="large" />
        <div className="min-w-0">
          <h1 className="title-1 wrap-anywhere" dir="auto">
            {user.name}
          </h1>
          <p className="meta wrap-anywhere">
            <EmailText email={user.email} /> · <span className="num">N° {id}</span>
          </p>
        </div>
      </div>
      <div className="my-6 btn-row">
        {user.canEdit ? (
          <ButtonLink small to={`/admin/users/${id}/edit`} kind="ghost">
            {t('edit.open')}
          </ButtonLink>
        ) : null}
        {user.can.map((each) => (
          <Button
            key={each}
            small
            kind={takesAway.includes(each) ? 'destructive' : 'secondary'}
            onClick={() => setAct(each)}
          >
            {t(`acts.${each}`)}
          </Button>
        ))}
      </div>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-3 lg:grid-cols-5">
        <Fact name={t('role')}>{t(`roles.${user.role}`)}</Fact>
        <Fact name={t('verified')}>{t(user.isVerified ? 'yes' : 'no')}</Fact>
        <Fact name={t('standing')}>
          <UserStandingWords standing={user.standing} />
        </Fact>
        <Fact name={t('joined')}>{formatShortDay(user.joinedAt)}</Fact>
        {user.city === '' ? null : <Fact name={t('city')}>{townOf(user.city)}</Fact>}
      </dl>
      {suspension === null ? null : (
        <div className="mt-5 grid max-w-[72ch] gap-1.5 border-l-3 border-turmeric pl-4">
          <p className="font-semibold">
            {suspension.until === null
              ? t('openEnd')
              : t('until', { moment: lastDayBefore(suspension.until) })}
          </p>
          <p className="meta">{t('told')}</p>
          <p className="wrap-anywhere" lang={writtenIn(suspension.reason)} dir="auto">
            {suspension.reason}
          </p>
        </div>
      )}
      <UserCounts user={user} />
      <h2 className="title-3 mt-8 mb-3">{t('openOrders')}</h2>
      {openOrders.length === 0 ? (
        <p className="meta">{t('noOpenOrders')}</p>
      ) : (
        <ul className="border-y border-seam">
          {openOrders.map((order) => (
            <li
              key={order.id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-seam py-3 not-last:border-b md:grid-cols-[40px_150px_minmax(0,1fr)_100px_190px] md:gap-x-6"
            >
              <span className="max-md:hidden">
                <RowThumb image={order.image} />
              </span>
              <Link to={`/admin/orders/${order.id}`} className="link num justify-self-start max-md:order-1">
                <WholeNumbers>{order.orderNumber}</WholeNumbers>
              </Link>
              <p className="min-w-0 wrap-anywhere max-md:order-3" dir="auto">
                {order.title}
                <span className="meta block">{t('openOrder', { side: order.side, other: order.other })}</span>
              </p>
              <span className="num justify-self-end max-md:order-2">{formatRupees(order.total)}</span>
              <span className="justify-self-end max-md:order-4">
                <StatusBadge status={shownStatus(order.status, order.finalPaid)} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className="grid gap-x-12 lg:grid-cols-2">
        <section>
          <h2 className="title-3 mt-8 mb-3">{t('sessions')}</h2>
          {sessions.length === 0 ? (
            <p className="meta">{t('noSessions')}</p>
          ) : (
            <UserSessions sessions={sessions} />
          )}
        </section>
        <section>
          <h2 className="title-3 mt-8 mb-3">{t('signIns')}</h2>
          {signIns.length === 0 ? <p className="meta">{t('noSignIns')}</p> : <SignInList entries={signIns} />}
        </section>
      </div>
      <p className="mt-8 flex flex-wrap gap-6">
        <Link to={`/admin/audit?subject=USER&subjectId=${id}`} className="link">
          {t('log')}
        </Link>
        <Link to={`/publicProfile/${id}`} className="link">
          {t('profile')}
        </Link>
      </p>
      {act === null ? null : <ActDialog user={user} act={act} onClose={() => setAct(null)} />}
    </>
  );
}

/** A suspension ends when the day after its last day begins. */
const lastDayBefore = (ends: string) => formatShortDay(new Date(Date.parse(ends) - 1).toISOString());

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="meta">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
