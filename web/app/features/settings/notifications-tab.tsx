import { useId } from 'react';
import type { RouterContextProvider } from 'react-router';
import { PushHere } from '#web/features/notifications/push/push-here.tsx';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Weave } from '#web/ui/skeleton.tsx';
import notificationSettingsWords from '#web/words/en/features/settings/notification-settings.json';
import { AlwaysOn } from './always-on.tsx';
import { ChoiceTable } from './choice-table.tsx';
import { choicesQuery } from './choices.api.ts';
import { LetterTimes } from './letter-times.tsx';
import { WaySwitches } from './way-switches.tsx';

export const preloadChoices = (context: Readonly<RouterContextProvider>) => preload(context, choicesQuery);

interface NotificationsTabProps {
  preloaded: Awaited<ReturnType<typeof preloadChoices>> | null;
}

/** The viewer's notification settings: what, where and when. */
export function NotificationsTab({ preloaded }: NotificationsTabProps) {
  const t = useWords(notificationSettingsWords);
  const id = useId();
  const { data, error, refetch } = usePageQuery(choicesQuery, preloaded);
  return (
    <section className="grid grid-cols-1 gap-10 py-8 lg:gap-14" aria-labelledby={id}>
      <div>
        <h2 id={id} className="sr-only">
          {t('title')}
        </h2>
        <p className="text-ink-2">{t('line')}</p>
      </div>
      {data ? (
        <>
          <PushHere />
          <WaySwitches ways={data.ways} />
          <ChoiceTable kinds={data.kinds} ways={data.ways} />
          <AlwaysOn />
          <LetterTimes digest={data.digest} quietHours={data.quietHours} />
        </>
      ) : error ? (
        <ErrorState line={sentenceOf(error, t('failed'))} onRetry={() => refetch()} />
      ) : (
        <Loading className="grid divide-y divide-seam">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <div key={key} className="grid grid-cols-[1fr_20px_20px_20px] items-center gap-8 py-4">
              <Weave className="h-4" />
              <Weave className="h-5" />
              <Weave className="h-5" />
              <Weave className="h-5" />
            </div>
          ))}
        </Loading>
      )}
    </section>
  );
}
