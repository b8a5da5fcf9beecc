import { sentenceOf } from '#web/platform/api/api-error.ts';
import { formatCalendarDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useListWithin } from '#web/platform/query/page-data.ts';
import { Button } from '#web/ui/button.tsx';
import { SmallErrorState } from '#web/ui/error-state.tsx';
import { Loading, WeaveLines } from '#web/ui/skeleton.tsx';
import sharingWords from '#web/words/en/features/measurements/book/sharing.json';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import { readingList } from './sharing.api.ts';

/** Who read what of the viewer's book. */
export function Readings() {
  const t = useWords(sharingWords);
  const measurements = useWords(measurementsWords);
  const list = useListWithin(readingList);
  const readings = list.data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <section aria-labelledby="naap-readings" className="stitched-over grid gap-3 pt-6">
      <div>
        <h2 id="naap-readings" className="title-3">
          {t('readings')}
        </h2>
        <p className="hint">{t('readingsLine')}</p>
      </div>
      {list.isPending ? (
        <Loading>
          <WeaveLines />
        </Loading>
      ) : list.data === undefined ? (
        <SmallErrorState
          line={sentenceOf(list.error, t('readingsFailed'))}
          onRetry={() => void list.refetch()}
        />
      ) : readings.length === 0 ? (
        <p className="text-ink-2">{t('nobodyRead')}</p>
      ) : (
        <ul>
          {readings.map(({ id, readerName, personName, garment, orderNumber, day }) => (
            <li key={id} className="border-t border-seam py-2.5 wrap-anywhere">
              {t('reading', {
                reader: readerName,
                person: personName,
                garment: measurements(`garments.${garment}`),
                day: formatCalendarDay(day),
                order: orderNumber,
              })}
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage ? (
        <Button
          kind="ghost"
          small
          className="justify-self-start"
          busy={list.isFetchingNextPage && t('loading')}
          onClick={() => void list.fetchNextPage()}
        >
          {t('moreReadings')}
        </Button>
      ) : null}
    </section>
  );
}
