import { useQuery } from '@tanstack/react-query';
import { guessGarment } from '#contracts/measurements/guess-garment.ts';
import { formatCalendarDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { queryOptions } from '#web/platform/query/query-options.ts';
import { Ruler } from '#web/ui/icons.tsx';
import sharingWords from '#web/words/en/features/measurements/book/sharing.json';
import { naapQuery } from '../book.api.ts';

/** Says at checkout that measurements of the viewer's book can be used for a design. Load it lazily. */
export function NaapHint({ title }: { title: string }) {
  const t = useWords(sharingWords);
  const people = useQuery(queryOptions(naapQuery)).data?.people ?? [];
  const garment = guessGarment(title);
  const newest = people
    .flatMap((person) => person.garments)
    .filter((one) => one.garment === garment)
    .map(({ measuredOn, confirmedOn }) => confirmedOn ?? measuredOn)
    .sort()
    .at(-1);
  if (newest === undefined) return null;
  return (
    <p className="hint flex gap-2.5">
      <Ruler className="size-4 -mt-px" />
      <span>{t('canBeUsedAfter', { day: formatCalendarDay(newest) })}</span>
    </p>
  );
}
