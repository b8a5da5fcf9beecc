import { writtenIn } from '#contracts/platform/written-in.ts';
import type { Brief } from '#contracts/quotes/briefs/briefs.fields.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { ChevronDown } from '#web/ui/icons.tsx';
import workWords from '#web/words/en/features/quotes/briefs-work.json';
import { BriefFacts } from '../briefs/brief-facts.tsx';
import { QuotePictures } from '../quote-pictures.tsx';

/** The brief beside the form that answers it; folded on phones. */
export function BriefBeside({ brief }: { brief: Brief }) {
  const t = useWords(workWords, 'form');
  const { title, words, pictures } = brief;
  return (
    <details className="group quote-brief slip folded-on-phones">
      <summary className="cursor-pointer list-none p-5 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="flex items-center justify-between gap-3">
          {t('brief')}
          <ChevronDown className="size-4 flex-none group-open:rotate-180" />
        </span>
      </summary>
      <div className="grid gap-5 px-5 pb-5 md:p-7">
        <p className="caps -mb-3 hidden md:block">{t('brief')}</p>
        <h2 lang={writtenIn(title)} dir="auto" className="title-3 wrap-anywhere">
          {title}
        </h2>
        <BriefFacts brief={brief} />
        <QuotePictures pictures={pictures} title={title} isCompact />
        <p lang={writtenIn(words)} dir="auto" className="voice whitespace-pre-line wrap-anywhere">
          {words}
        </p>
      </div>
    </details>
  );
}
