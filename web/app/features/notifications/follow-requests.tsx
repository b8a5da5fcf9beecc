import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, type RouterContextProvider } from 'react-router';
import type { FollowRequest } from '#contracts/engagement/follow-requests.contract.ts';
import { answerRequest, requestsList } from '#web/features/engagement/follows/requests.api.ts';
import { privacy } from '#web/features/settings/privacy.api.ts';
import { ApiError, sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { preload, preloadList, usePageList, usePageQuery } from '#web/platform/query/page-data.ts';
import { Button } from '#web/ui/button.tsx';
import { Byline } from '#web/ui/byline.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { ListEnd } from '#web/ui/lists/list-end.tsx';
import notificationsWords from '#web/words/en/features/notifications/notifications.json';
import { agoOf } from './notification-times.ts';
import { NotificationsSkeleton } from './notifications-skeleton.tsx';
import { useAgo } from './use-ago.ts';

export type PreloadedRequests = Awaited<ReturnType<typeof preloadRequests>>;

export async function preloadRequests(context: Readonly<RouterContextProvider>) {
  const [settings, list] = await Promise.all([preload(context, privacy), preloadList(context, requestsList)]);
  return { settings, list };
}

/** The follow requests of the viewer. Renders nothing if the profile is public and no request waits. */
export function FollowRequests({ preloaded }: { preloaded: PreloadedRequests | null }) {
  const t = useWords(notificationsWords, 'requests');
  const settings = usePageQuery(privacy, preloaded?.settings ?? null);
  const list = usePageList(requestsList, preloaded?.list ?? null);
  const people = list.data?.pages.flatMap((page) => page.people) ?? [];
  const isAsked = settings.data?.profileVisibility === 'FOLLOWERS';
  if (!isAsked && people.length === 0) return null;
  return (
    <section id="requests" className="mt-4 mb-8 scroll-mt-24" aria-labelledby="requests-title">
      <h2 id="requests-title" className="title-3">
        {t('title')}
      </h2>
      <p className="meta mb-2 max-w-prose">{t('line')}</p>
      {list.isPending ? (
        <NotificationsSkeleton rows={2} />
      ) : list.data === undefined ? (
        <ErrorState line={sentenceOf(list.error, t('failed'))} onRetry={() => void list.refetch()} />
      ) : people.length === 0 ? (
        <p className="meta border-y border-seam py-4">{t('none')}</p>
      ) : (
        <>
          <ul className="divide-y divide-seam border-y border-seam">
            {people.map((person) => (
              <li key={person.id}>
                <RequestRow person={person} />
              </li>
            ))}
          </ul>
          <ListEnd list={list} />
        </>
      )}
    </section>
  );
}

function RequestRow({ person }: { person: FollowRequest }) {
  const t = useWords(notificationsWords, 'requests');
  const { now, wordsOf } = useAgo();
  const client = useQueryClient();
  const [answering, setAnswering] = useState<'agree' | 'decline' | null>(null);
  const answer = async (choice: 'agree' | 'decline') => {
    setAnswering(choice);
    try {
      await answerRequest(person.id, choice === 'agree');
      toast.good(t(choice === 'agree' ? 'agreed' : 'declined', { name: person.name }));
    } catch (error) {
      toast.bad(t('answerFailed'), sentenceOf(error));
      if (!(error instanceof ApiError && error.status === 404)) {
        setAnswering(null);
        return;
      }
    }
    await Promise.all(
      [requestsList.key, ['notifications'], ['following']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
    setAnswering(null);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <Link to={`/publicProfile/${person.id}`} className="min-w-0 flex-1 basis-48">
        <Byline
          person={person}
          verified={person.isVerified}
          line={wordsOf(agoOf(person.requestedAt, now), person.requestedAt)}
        />
      </Link>
      <div className="flex gap-2 max-sm:pl-14">
        <Button
          small
          busy={answering === 'agree' && t('busy')}
          aria-label={t('agreeTo', { name: person.name })}
          onClick={() => void answer('agree')}
        >
          {t('agree')}
        </Button>
        <Button
          kind="ghost"
          small
          busy={answering === 'decline' && t('busy')}
          aria-label={t('declineOf', { name: person.name })}
          onClick={() => void answer('decline')}
        >
          {t('decline')}
        </Button>
      </div>
    </div>
  );
}
