import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Picture } from '#web/ui/picture.tsx';
import optionsWords from '#web/words/en/features/designs/options/options.json';
import { OptionLines } from './option-lines.tsx';

/** What the buyer chose of an ordered design, and what they answered to its maker's questions. */
export function ItemChoices({ lines, answers }: Pick<OrderData['products'][number], 'lines' | 'answers'>) {
  const t = useWords(optionsWords);
  const chosen = lines.filter(({ kind }) => kind === 'OPTION');
  if (chosen.length === 0 && answers.length === 0) return null;
  return (
    <div className="mt-3 grid gap-3">
      <OptionLines lines={chosen} />
      {answers.length === 0 ? null : (
        <dl className="grid gap-3" aria-label={t('answers')}>
          {answers.map(({ question, kind, text, picture }) => (
            <div key={question} className="grid gap-0.5">
              <dt className="meta wrap-anywhere" lang={writtenIn(question)} dir="auto">
                {question}
              </dt>
              <dd
                lang={kind === 'PICTURE' ? undefined : writtenIn(text)}
                dir="auto"
                className="wrap-anywhere whitespace-pre-line"
              >
                {kind !== 'PICTURE' ? (
                  text
                ) : picture === null ? (
                  <span className="hint">{t('pictureSoon')}</span>
                ) : (
                  <a href={picture.url} target="_blank" rel="noreferrer" className="mt-1 block w-28">
                    <Picture picture={picture} alt={t('pictureOf', { question })} sizes="112px" />
                  </a>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
