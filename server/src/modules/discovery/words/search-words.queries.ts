import { prepared } from '#server/platform/db/prepared.ts';

export interface KnownWord {
  spelling: string;
  /** Folded. */
  word: string;
  grade: number;
}

/** Which of these folded words anything is called by. Parameter: the words. */
export const knownWords = prepared<{ word: string }, [words: readonly string[]]>(
  'search.knownWords',
  'select distinct word from search_words where word = any ($1::text[])',
);

/** SQL range condition for a prefix. */
const beginsWith = (column: 'spelling' | 'word', beginning: string) =>
  `${column} ~>=~ ${beginning} and ${column} ~<~ (${beginning} || chr(1114111))`;

/**
 * Words that may have been meant: of similar parts, or with the same first letter and about the same length, for
 * transposed letters. Parameter: a plain word.
 */
export const alikeWords = prepared<KnownWord, [latin: string]>(
  'search.alikeWords',
  `(select spelling, word, grade from search_words
     where spelling % $1::text order by similarity(spelling, $1::text) desc limit 30)
   union
   (select spelling, word, grade from search_words
     where ${beginsWith('spelling', 'left($1::text, 1)')}
       and length(spelling) between length($1::text) - 1 and length($1::text) + 1
     order by grade desc limit 200)`,
);

/**
 * The most common words whose spelling has this prefix, then those that have it when folded. Parameters: a plain
 * prefix, and folded ones.
 */
export const wordsBeginning = prepared<KnownWord, [plain: string, beginnings: readonly string[]]>(
  'search.wordsBeginning',
  `with begun as (
     (select spelling, word, grade, 0 as place from search_words
       where ${beginsWith('spelling', '$1::text')} order by grade desc, spelling limit 8)
     union all
     select alike.*, 1 from unnest($2::text[]) as beginning cross join lateral (
       select spelling, word, grade from search_words
        where ${beginsWith('word', 'beginning')} order by grade desc, spelling limit 8) alike)
   select spelling, word, grade from begun
    group by spelling, word, grade order by min(place), grade desc, spelling limit 8`,
);

/** The most common words that begin with a letter, in its script. Parameter: the letter. */
export const wordsOfLetter = prepared<KnownWord, [letter: string]>(
  'search.wordsOfLetter',
  `select spelling, word, grade from search_words
    where ${beginsWith('spelling', '$1::text')} order by grade desc, spelling limit 200`,
);

/** The most common spellings of folded words. Parameter: the words. */
export const wordsSpelling = prepared<KnownWord, [meant: readonly string[]]>(
  'search.wordsSpelling',
  `select spelling, word, grade from search_words
    where word = any ($1::text[]) order by grade desc, spelling limit 8`,
);
