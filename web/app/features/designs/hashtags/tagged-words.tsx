import { Link } from 'react-router';
import { addressOfWords } from '#web/features/discovery/address-of-words.ts';
import { partsOfTagged } from './hashtags.ts';

/** A text whose hashtags link to the designs that have them. */
export function TaggedWords({ text }: { text: string }) {
  return partsOfTagged(text).map(({ at, words, isTag }) =>
    isTag ? (
      <Link key={at} to={addressOfWords(words)} prefetch="none" className="hashtag">
        {words}
      </Link>
    ) : (
      words
    ),
  );
}
