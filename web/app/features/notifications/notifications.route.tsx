import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { formatCalendarDay, formatClock } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, type Preloaded, preloadList, usePageList } from '#web/platform/query/page-data.ts';
import { queryOptions } from '#web/platform/query/query-options.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { ThreeColumns } from '#web/shell/layouts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ListEnd } from '#web/ui/lists/list-end.tsx';
import notificationsWords from '#web/words/en/features/notifications/notifications.json';
import type { Route } from './+types/notifications.route.ts';
import { FollowRequests, type PreloadedRequests, preloadRequests } from './follow-requests.tsx';
import { MarkAllRead } from './mark-all-read.tsx';
import { NotificationRow } from './notification-row.tsx';
import { byDay, type DayOfNotifications } from './notification-times.ts';
import { allNotifications, markOpened, type NotificationsPage, unreadQuery } from './notifications.api.ts';
import { NotificationsSkeleton } from './notifications-skeleton.tsx';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(notificationsWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  const [list, requests] = await Promise.all([
    preloadList(args.context, allNotifications),
    preloadRequests(args.context),
  ]);
  return { list, requests };
}

export const clientLoader = noLoaderData;

export default function NotificationsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Guarded>
      <ThreeColumns>
        <Notifications preloaded={loaderData?.list ?? null} requests={loaderData?.requests ?? null} />
      </ThreeColumns>
    </Guarded>
  );
}

interface NotificationsProps {
  preloaded: Preloaded<NotificationsPage> | null;
  requests: PreloadedRequests | null;
}

function Notifications({ preloaded, requests }: NotificationsProps) {
  const t = useWords(notificationsWords);
  const list = usePageList(allNotifications, preloaded);
  const unread = useQuery({
    ...queryOptions(unreadQuery),
  });
  return (
    <>
      <div className="mb-2 flex min-h-11 flex-wrap items-end justify-between gap-x-4">
        <h1 className="title-1">{t('title')}</h1>
        <div className="flex flex-wrap gap-x-5">
          <MarkAllRead count={unread.data?.count ?? countUnread(list.data?.pages)} />
          <Link to="/settings?tab=notifications" className="link meta inline-flex min-h-11 items-center">
            {t('choose')}
          </Link>
        </div>
      </div>
      <FollowRequests preloaded={requests} />
      <List list={list} />
    </>
  );
}

/** Counts the unread notifications of the loaded pages; used until the unread count has loaded. */
function countUnread(pages: readonly NotificationsPage[] = []): number {
  return pages.flatMap(({ rows }) => rows).filter(({ isRead }) => !isRead).length;
}

/** The list: loading, failed, empty or filled. */
function List({ list }: { list: ReturnType<typeof usePageList<NotificationsPage>> }) {
  const t = useWords(notificationsWords);
  const [now] = useState(() => new Date());
  const rows = list.data?.pages.flatMap((page) => page.rows);
  if (rows === undefined) {
    if (!list.isError) return <NotificationsSkeleton rows={6} className="mt-6 -mx-(--tb-gutter) md:mx-0" />;
    return <ErrorState line={sentenceOf(list.error, t('failed'))} onRetry={() => void list.refetch()} />;
  }
  if (rows.length === 0) {
    return (
      <EmptyState picture="bell" title={t('empty')} line={t('emptyLine')}>
        <ButtonLink to="/">{t('browse')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      {byDay(rows, now).map((day) => (
        <Day key={day.day} day={day} />
      ))}
      <ListEnd list={list} />
    </>
  );
}

function Day({ day: { day, is, rows } }: { day: DayOfNotifications<NotificationsPage['rows'][number]> }) {
  const t = useWords(notificationsWords);
  const client = useQueryClient();
  return (
    <section className="mt-6" aria-labelledby={`day-${day}`}>
      {/* Server and browser may render on different days. */}
      <h2 id={`day-${day}`} className="caps stitched-under pb-2 font-sans" suppressHydrationWarning>
        {is === 'earlier' ? formatCalendarDay(day) : t(is)}
      </h2>
      <ul className="-mx-(--tb-gutter) divide-y divide-seam md:mx-0">
        {rows.map((row) => (
          <li key={row.id}>
            <NotificationRow
              notification={row}
              time={formatClock(row.createdAt)}
              onOpen={() => {
                if (!row.isRead) markOpened(client, row);
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
