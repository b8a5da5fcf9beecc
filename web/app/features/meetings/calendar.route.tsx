import { useSearchParams } from 'react-router';
import type { PlannedMeeting } from '#contracts/meetings/meetings.contract.ts';
import { noonOf } from '#contracts/platform/dates-in-words.ts';
import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { formatCalendarDay, namesOfDay, weekdayInWords } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, type Preloaded, preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ChevronLeft, ChevronRight } from '#web/ui/icons.tsx';
import { Loading, Weave, WeaveLines } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import meetingsWords from '#web/words/en/features/meetings/meetings.json';
import type { Route } from './+types/calendar.route.ts';
import { BookedDays } from './booked-days.tsx';
import { type CalendarRange, type CalendarView, rangeOf, readCalendarAddress } from './calendar-range.ts';
import { type PlannedStretch, plannedQuery } from './meetings.api.ts';
import { PlannedMeetingRow } from './planned-meeting.tsx';
import { useMeetingNews } from './use-meeting-news.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(meetingsWords);
  return pageMeta(matches, { title: t('calendar.title'), description: t('calendar.description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  const { view, day } = readCalendarAddress(new URL(args.request.url).searchParams, istDayOf(new Date()));
  const { from, days } = rangeOf(view, day);
  return preload(args.context, plannedQuery(from, days));
}

export const clientLoader = noLoaderData;

export default function CalendarPage({ loaderData }: Route.ComponentProps) {
  return (
    <Guarded>
      <Calendar preloaded={loaderData} />
    </Guarded>
  );
}

function Calendar({ preloaded }: { preloaded: Preloaded<PlannedStretch> | null }) {
  const t = useWords(meetingsWords, 'calendar');
  const [search, setSearch] = useSearchParams();
  const today = preloaded?.data.today ?? istDayOf(new Date());
  const { view, day } = readCalendarAddress(search, today);
  const range = rangeOf(view, day);
  return (
    <div className="page grid max-w-[1000px]! grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 lg:max-w-[1260px]! lg:grid-cols-[276px_minmax(0,1fr)]">
      <h1 className="title-1 lg:col-span-2">{t('title')}</h1>
      <div className="hidden self-start pt-3 lg:sticky lg:top-24 lg:block">
        <BookedDays
          today={today}
          chosen={view === 'week' ? range.from : day}
          onChoose={(chosen) => setSearch(addressOf('week', chosen), { preventScrollReset: true })}
        />
      </div>
      <div className="grid min-w-0 content-start gap-5">
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
          <div className="grid gap-7 pt-5">
            <Steps view={view} range={range} />
            <Stretch
              range={range}
              preloaded={preloaded?.data.from === range.from ? preloaded : null}
              view={view}
            />
          </div>
        </Tabs>
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

/** Shows the range of days, with links to the previous and the next one. */
function Steps({ view, range }: { view: CalendarView; range: CalendarRange }) {
  const t = useWords(meetingsWords, 'calendar');
  const { from, days, earlier, later } = range;
  const step = (day: string | null) => `/meetings?${addressOf(view, day)}`;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h2 className="title-3" aria-live="polite">
        {view === 'month'
          ? `${namesOfDay(from).month} ${from.slice(0, 4)}`
          : t('range', { from: formatCalendarDay(from), to: formatCalendarDay(addDays(from, days - 1)) })}
      </h2>
      <div className="grid w-full auto-cols-fr grid-flow-col gap-2 sm:flex sm:w-auto">
        <ButtonLink kind="ghost" small to={step(earlier)} preventScrollReset>
          <ChevronLeft />
          {t('earlier')}
        </ButtonLink>
        <ButtonLink kind="ghost" small to={step(null)} preventScrollReset>
          {t('today')}
        </ButtonLink>
        <ButtonLink kind="ghost" small to={step(later)} preventScrollReset>
          {t('later')}
          <ChevronRight />
        </ButtonLink>
      </div>
    </div>
  );
}

interface StretchProps {
  range: CalendarRange;
  preloaded: Preloaded<PlannedStretch> | null;
  view: CalendarView;
}

const usualLook = 60_000;

function Stretch({ range, preloaded, view }: StretchProps) {
  const t = useWords(meetingsWords, 'calendar');
  useMeetingNews();
  const { data, error, refetch } = usePageQuery(plannedQuery(range.from, range.days), preloaded, {
    refetchEvery: () => usualLook,
  });
  if (!data) {
    return error ? (
      <ErrorState line={sentenceOf(error, t('failed'))} onRetry={() => void refetch()} />
    ) : (
      <Loading className="grid gap-8">
        {['a', 'b', 'c'].map((key) => (
          <div key={key} className="grid gap-3">
            <Weave className="h-4 w-48" />
            <WeaveLines widths={['w-2/3', 'w-1/2', 'w-1/3']} />
          </div>
        ))}
      </Loading>
    );
  }
  if (data.meetings.length === 0)
    return <EmptyState picture="spool" title={t('empty')} line={t('emptyLine')} />;
  const days = Array.from({ length: range.days }, (_, index) => addDays(range.from, index));
  return (
    <div className="grid gap-7">
      {days.map((day) => {
        const meetings = data.meetings.filter(({ scheduledAt }) => istDayOf(new Date(scheduledAt)) === day);
        const isToday = day === data.today;
        // The month view skips empty days to avoid scrolling; the week view keeps them to show free days.
        if (view === 'month' && meetings.length === 0 && !isToday) return null;
        return <DayOf key={day} day={day} isToday={isToday} meetings={meetings} />;
      })}
    </div>
  );
}

function DayOf({ day, isToday, meetings }: { day: string; isToday: boolean; meetings: PlannedMeeting[] }) {
  const t = useWords(meetingsWords, 'calendar');
  return (
    <section aria-labelledby={`day-${day}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-3 border-b border-seam pb-2">
        <h3
          id={`day-${day}`}
          className="flex items-center gap-3 font-display text-5 leading-[1.25] [&>.badge]:font-sans"
        >
          {weekdayInWords(noonOf(day))}
          {isToday ? <Badge tone="warn">{t('today')}</Badge> : null}
        </h3>
        <p className="meta">{meetings.length === 0 ? t('free') : t('count', { count: meetings.length })}</p>
      </div>
      {meetings.length === 0 ? null : (
        <div className="divide-y divide-seam">
          {meetings.map((meeting) => (
            <PlannedMeetingRow key={meeting.id} meeting={meeting} />
          ))}
        </div>
      )}
    </section>
  );
}
