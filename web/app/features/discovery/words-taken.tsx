import { Link } from 'react-router';
import type { search } from '#contracts/discovery/search.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import discoveryWords from '#web/words/en/features/discovery/discovery.json';
import { groupMissingWords } from './missing-words.ts';

/** How a search was corrected when its words match nothing as typed. */
export type WordsTaken = Pick<ReplyOf<typeof search>, 'corrected' | 'isLoose' | 'missing' | 'unfound'>;

/** Picks these fields from a larger reply. */
export const takenIn = ({ corrected, isLoose, missing, unfound }: WordsTaken): WordsTaken => ({
  corrected,
  isLoose,
  missing,
  unfound,
});

interface WordsTakenLinesProps {
  /** The words as typed. */
  q: string;
  taken: WordsTaken;
  /** The address of the same search with other words. */
  addressOf: (words: string) => string;
}

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');

/** Says how the words were corrected; renders nothing if they matched as typed. */
export function WordsTakenLines({ q, taken, addressOf }: WordsTakenLinesProps) {
  const t = useWords(discoveryWords);
  const { corrected, isLoose, missing, unfound } = taken;
  return (
    <>
      {corrected === null ? null : (
        <p className="w-full md:mt-2">
          {t('correctedLine', { q })}{' '}
          <Link to={addressOf(corrected)} className="link">
            {corrected}
          </Link>
        </p>
      )}
      {groupMissingWords(missing).map(({ words, nearest }) => (
        <p key={nearest} className="w-full md:mt-1">
          {t('missingLine', { words, nearest })}
        </p>
      ))}
      {unfound === null ? null : (
        <p className="w-full wrap-anywhere md:mt-1">
          {t('unfoundLine', { words: quoted(unfound.words), others: quoted(unfound.others) })}
        </p>
      )}
      {/* If only one other word is left, all results match it, so this line is not needed. */}
      {isLoose && missing.length === 0 && unfound?.others.length !== 1 ? (
        <p className="meta w-full md:mt-2">{t('looseLine')}</p>
      ) : null}
    </>
  );
}
