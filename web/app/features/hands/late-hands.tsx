import { isOut } from '#contracts/hands/hands.states.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { usePageQuery } from '#web/platform/query/page-data.ts';
import handsWords from '#web/words/en/features/hands/hands.json';
import { piecesQuery } from './hands.api.ts';

/** The pieces that are out past their day, for the maker. Load it lazily. */
export function LateHands({ orderId }: { orderId: number }) {
  const t = useWords(handsWords);
  const { data } = usePageQuery(piecesQuery(orderId), null);
  const late = (data?.pieces ?? []).flatMap(({ name: piece, handOvers }) =>
    handOvers
      .filter(({ state, lateDays }) => isOut(state) && lateDays > 0)
      .map(({ id, name, lateDays: days }) => ({ id, line: t('lateHands', { piece, name, days }) })),
  );
  if (late.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {late.map(({ id, line }) => (
        <li key={id} className="num text-bad text-pretty wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  );
}
