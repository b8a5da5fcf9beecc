import { resolveChoices } from '#contracts/designs/options/choose-options.ts';
import type { DesignOptions } from '#contracts/designs/options/design-options.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { type ChosenOptions, sentChoices } from '#web/features/designs/options/chosen-options.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import optionsWords from '#web/words/en/features/designs/options/options.json';
import { OptionLines } from '../core/option-lines.tsx';

/** What was chosen and answered, to read. */
export function ChosenWords({ options, chosen }: { options: DesignOptions; chosen: ChosenOptions }) {
  const t = useWords(optionsWords);
  const lines = resolveChoices(options, sentChoices(options, chosen.choices)).chosen.map(
    ({ choice, option }) => ({
      label: choice.name,
      detail: option.name,
      amount: option.price,
      days: option.days,
    }),
  );
  return (
    <div className="grid gap-4">
      <OptionLines lines={lines} />
      {options.questions.length === 0 ? null : (
        <dl className="grid gap-3">
          {options.questions.map(({ key, text }) => {
            const answer = chosen.answers[key];
            return (
              <div key={key} className="grid gap-0.5">
                <dt className="meta" lang={writtenIn(text)} dir="auto">
                  {text}
                </dt>
                <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
                  {answer === undefined || (answer.text === '' && answer.mediaId === null) ? (
                    <span className="hint">{t('notAnswered')}</span>
                  ) : answer.mediaId === null ? (
                    answer.text
                  ) : answer.preview === '' ? (
                    t('pictureAdded')
                  ) : (
                    <img src={answer.preview} alt={t('picture.chosen')} className="w-20 rounded-sm" />
                  )}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
    </div>
  );
}
