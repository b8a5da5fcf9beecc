import { useSearchParams } from 'react-router';
import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';
import type { WorkshopCalendar } from '#contracts/workshop/workshop.contract.ts';
import {
  type CalendarRange,
  type CalendarView,
  rangeOf,
  readCalendarAddress,
} from '#web/features/meetings/calendar-range.ts';
import { useOrderNews } from '#web/features/orders/making/making.api.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { formatCalendarDay, formatDayBeside, namesOfDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, type Preloaded, preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ChevronLeft, ChevronRight } from '#web/ui/icons.tsx';
import { Loading, Weave, WeaveLines } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import workshopWords from '#web/words/en/features/workshop/workshop.json';
import type { Route } from './+types/calendar.route.ts';
import { CalendarDays } from './calendar-days.tsx';
import { FeedCard } from './feed-card.tsx';
import { calendarQuery } from './workshop.api.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(workshopWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  const { view, day } = readCalendarAddress(new URL(args.request.url).searchParams, istDayOf(new Date()));
  const { from, days } = rangeOf(view, day);
  return preload(args.context, calendarQuery(from, days));
}

export const clientLoader = noLoaderData;

export default function WorkshopCalendarPage({ loaderData }: Route.ComponentProps) {
  return (
    <Guarded>
      <WorkshopCalendarView preloaded={loaderData} />
    </Guarded>
  );
}

export function WorkshopCalendarView({ preloaded }: { preloaded: Preloaded<WorkshopCalendar> | null }) {
  const t = useWords(workshopWords);
  const [search, setSearch] = useSearchParams();
  const today = preloaded?.data.today ?? istDayOf(new Date());
  const { view, day } = readCalendarAddress(search, today);
  const range = rangeOf(view, day);
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <BackLink to="/work-board">{t('back')}</BackLink>
        <h1 className="title-1">{t('title')}</h1>
      </div>
      <Tabs<CalendarView>
        label={t('views')}
        tabs={[
          { name: 'week', label: t('week') },
          { name: 'month', label: t('month') },
        ]}
        chosen={view}
        onChoose={(name) =>
          setSearch(addressOf(name, search.get('from')), { replace: true, preventScrollReset: true })
        }
      >
        <div className="grid gap-6 pt-5">
          <Ways view={view} range={range} />
          <Stretch range={range} preloaded={preloaded?.data.from === range.from ? preloaded : null} />
        </div>
      </Tabs>
      <div className="mt-8 empty:hidden md:mt-12">
        <FeedCard />
      </div>
    </div>
  );
}

function addressOf(view: CalendarView, from: string | null): URLSearchParams {
  return new URLSearchParams({
    ...(view === 'month' ? { view } : {}),
    ...(from === null ? {} : { from }),
  });
}

/** The range of days, with links to the one before and the one after. */
function Ways({ view, range: { from, days, earlier, later } }: { view: CalendarView; range: CalendarRange }) {
  const t = useWords(workshopWords);
  const last = addDays(from, days - 1);
  const to = (day: string | null) => `/work-board/calendar?${addressOf(view, day)}`;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h2 className="title-3" aria-live="polite">
        {view === 'month'
          ? `${namesOfDay(from).month} ${from.slice(0, 4)}`
          : t('range', { from: formatDayBeside(from, last), to: formatCalendarDay(last) })}
      </h2>
      <div className="grid w-full auto-cols-fr grid-flow-col gap-2 sm:flex sm:w-auto">
        <ButtonLink kind="ghost" small to={to(earlier)} preventScrollReset>
          <ChevronLeft />
          {t('earlier')}
        </ButtonLink>
        <ButtonLink kind="ghost" small to={to(null)} preventScrollReset>
          {t('today')}
        </ButtonLink>
        <ButtonLink kind="ghost" small to={to(later)} preventScrollReset>
          {t('later')}
          <ChevronRight />
        </ButtonLink>
      </div>
    </div>
  );
}

interface StretchProps {
  range: CalendarRange;
  preloaded: Preloaded<WorkshopCalendar> | null;
}

function Stretch({ range, preloaded }: StretchProps) {
  const t = useWords(workshopWords);
  useOrderNews();
  const { data, error, refetch } = usePageQuery(calendarQuery(range.from, range.days), preloaded);
  if (data === undefined)
    return error ? (
      <ErrorState line={sentenceOf(error, t('failed'))} onRetry={() => void refetch()} />
    ) : (
      <Loading className="grid gap-6">
        {['a', 'b', 'c'].map((key) => (
          <div key={key} className="grid gap-3">
            <Weave className="h-4 w-40" />
            <WeaveLines widths={['w-2/3', 'w-1/2']} />
          </div>
        ))}
      </Loading>
    );
  if (data.steps.length === 0 && data.due.length === 0)
    return (
      <EmptyState picture="spool" title={t('emptyTitle')} line={t('emptyLine')}>
        <ButtonLink to="/work-board">{t('toBoard')}</ButtonLink>
      </EmptyState>
    );
  return <CalendarDays calendar={data} days={range.days} />;
}
