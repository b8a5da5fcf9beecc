import type { FormEvent } from 'react';
import { isRouteErrorResponse, useSearchParams } from 'react-router';
import { isNotFound, sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { FailurePage } from '#web/shell/failures/failure-page.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { MailX } from '#web/ui/icons.tsx';
import { Loading, WeaveLines } from '#web/ui/skeleton.tsx';
import unsubscribeWords from '#web/words/en/features/notifications/letters/unsubscribe.json';
import type { Route } from './+types/unsubscribe.route.ts';
import { subscriptionQuery, useSetSubscription } from './subscription.api.ts';

const settings = '/settings?tab=notifications';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(unsubscribeWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export const loader = ({ context, request }: Route.LoaderArgs) => {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  // A link without a token was truncated, like one with an incomplete token.
  if (token === '') throw new Response(null, { status: 404 });
  return preload(context, subscriptionQuery(token));
};

export const clientLoader = noLoaderData;

/**
 * The page that the link at the foot of an email opens. Opening it changes nothing, because mail scanners open links
 * too.
 */
export default function UnsubscribePage({ loaderData }: Route.ComponentProps) {
  const t = useWords(unsubscribeWords);
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { data, error, refetch } = usePageQuery(subscriptionQuery(token), loaderData);
  return (
    <div className="page grid min-h-[60dvh] place-content-center">
      {data ? (
        <Subscription token={token} {...data} />
      ) : error === null ? (
        <Loading className="w-72">
          <WeaveLines widths={['w-full', 'w-4/5', 'w-1/2']} />
        </Loading>
      ) : (
        <ErrorState heading="h1" line={sentenceOf(error, t('failed'))} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

interface SubscriptionProps {
  token: string;
  kind: keyof (typeof unsubscribeWords)['about'];
  isOn: boolean;
}

function Subscription({ token, kind, isOn }: SubscriptionProps) {
  const t = useWords(unsubscribeWords);
  const change = useSetSubscription(token);
  const about = t(`about.${kind}`);
  const set = (wanted: boolean) => {
    if (change.isPending) return;
    change.mutate(wanted, { onError: (error) => toast.bad(t('saveFailed'), sentenceOf(error)) });
  };
  const stop = (event: FormEvent) => {
    event.preventDefault();
    set(false);
  };
  return (
    <div className="grid max-w-xl justify-items-center gap-4 text-center">
      <MailX aria-hidden className="size-9 text-ink-3" />
      <div className="grid gap-2" aria-live="polite">
        <h1 className="title-1 text-balance">{t(isOn ? 'askTitle' : 'doneTitle', { about })}</h1>
        <p className="text-ink-2">{t(isOn ? 'askLine' : 'doneLine')}</p>
      </div>
      {/* Without JavaScript the form is posted to the server. */}
      <form method="post" className="mt-2 btn-row justify-center" onSubmit={stop}>
        {isOn ? (
          <Button kind="primary" type="submit" busy={change.isPending && t('stopping')}>
            {t('stop')}
          </Button>
        ) : (
          <Button onClick={() => set(true)} busy={change.isPending && t('undoing')}>
            {t('undo')}
          </Button>
        )}
        <ButtonLink kind="text" to={settings}>
          {t('settings')}
        </ButtonLink>
      </form>
    </div>
  );
}

/** The link was truncated, or its account no longer exists. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useWords(unsubscribeWords);
  const isGone = isNotFound(error) || (isRouteErrorResponse(error) && error.status === 404);
  if (!isGone) return <FailurePage error={error} />;
  return (
    <div className="page grid min-h-[60dvh] place-content-center">
      <EmptyState picture="letter" heading="h1" title={t('gone')} line={t('goneLine')}>
        <ButtonLink to={settings}>{t('settings')}</ButtonLink>
      </EmptyState>
    </div>
  );
}
