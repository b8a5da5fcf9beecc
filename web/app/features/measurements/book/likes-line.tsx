import type { Unit } from '#contracts/measurements/lengths.ts';
import type { Measurement } from '#contracts/measurements/measurements.contract.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import bookWords from '#web/words/en/features/measurements/book/book.json';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import { likingsOf } from './likes-of.ts';

interface LikesLineProps {
  likes: NonNullable<Measurement['likes']>;
  unit: Unit;
}

/** How the person likes parts to differ, as their order copied it from the book. */
export function LikesLine({ likes, unit }: LikesLineProps) {
  const t = useWords(bookWords, 'likes');
  const measured = useWords(measurementsWords);
  return (
    <ul className="voice num">
      {likingsOf(likes, unit).map(({ part, liking, amount }) => (
        <li key={part}>
          {t(liking, {
            part: measured(`parts.${part}`),
            amount: `${amount} ${measured(`unitShort.${unit}`)}`,
          })}
        </li>
      ))}
    </ul>
  );
}
