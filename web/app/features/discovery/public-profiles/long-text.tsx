import { useState } from 'react';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { classNames } from '#web/ui/styles/class-names.ts';
import publicProfileWords from '#web/words/en/features/discovery/public-profiles/public-profile.json';

interface LongTextProps {
  text: string;
  /** In characters; a longer text starts collapsed. */
  longestShown: number;
}

const mostLines = 6;

/** A person's own words; a button expands a long text. */
export function LongText({ text, longestShown }: LongTextProps) {
  const t = useWords(publicProfileWords, 'shop');
  const [isWhole, setIsWhole] = useState(false);
  const isLong = text.length > longestShown || text.split('\n').length > mostLines;
  return (
    <div>
      <p
        lang={writtenIn(text)}
        dir="auto"
        className={classNames(
          'text-pretty wrap-anywhere whitespace-pre-line',
          isLong && !isWhole && 'line-clamp-4',
        )}
      >
        {text}
      </p>
      {isLong ? (
        <button
          type="button"
          className="link inline-flex min-h-11 items-center"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? t('less') : t('more')}
        </button>
      ) : null}
    </div>
  );
}
