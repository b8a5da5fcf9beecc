import { useId } from 'react';
import type { DesignChoice, DesignOptions } from '#contracts/designs/options/design-options.ts';
import { formatRupees } from '#contracts/money/money.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { FieldError } from '#web/ui/forms/field.tsx';
import optionsWords from '#web/words/en/features/designs/options/options.json';
import { type Block, blockedOptions, isRuled } from './blocked-options.ts';
import type { ChosenOptions, TypedAnswer } from './chosen-options.ts';
import { OptionQuestion } from './option-question.tsx';

interface OptionsAskedProps {
  options: DesignOptions;
  chosen: ChosenOptions;
  onChange: (chosen: ChosenOptions) => void;
  /** By the keys of choices and questions. */
  faults?: Readonly<Record<string, Message>>;
  /** Whether pictures can be uploaded here; otherwise they are asked for in the checkout. */
  takesPictures: boolean;
}

/** The choices and questions of a design, as its buyer sees them. */
export function OptionsAsked({ options, chosen, onChange, faults = {}, takesPictures }: OptionsAskedProps) {
  const blocks = blockedOptions(options, chosen.choices);
  return (
    <div className="grid gap-6" data-options>
      {options.choices.map((choice) => (
        <Choice
          key={choice.key}
          choice={choice}
          options={options}
          chosen={chosen.choices[choice.key] ?? choice.defaultOption ?? ''}
          blocks={blocks}
          fault={faults[choice.key]}
          onChoose={(option) => onChange({ ...chosen, choices: { ...chosen.choices, [choice.key]: option } })}
        />
      ))}
      {options.questions.map((question) => (
        <OptionQuestion
          key={question.key}
          question={question}
          answer={chosen.answers[question.key]}
          fault={faults[question.key]}
          takesPictures={takesPictures}
          onAnswer={(answer: TypedAnswer) =>
            onChange({ ...chosen, answers: { ...chosen.answers, [question.key]: answer } })
          }
        />
      ))}
    </div>
  );
}

interface ChoiceProps {
  choice: DesignChoice;
  options: DesignOptions;
  /** The key of the chosen option, '' for none. */
  chosen: string;
  blocks: ReadonlyMap<string, Block>;
  fault: Message | undefined;
  onChoose: (option: string) => void;
}

function Choice({ choice, options, chosen, blocks, fault, onChoose }: ChoiceProps) {
  const t = useWords(optionsWords);
  const id = useId();
  // Otherwise another option of the choice can be chosen instead.
  const isStuck = choice.options.some(({ key }) => blocks.has(key));
  const radio = (key: string) => ({
    type: 'radio' as const,
    name: id,
    value: key,
    checked: chosen === key,
    onChange: () => onChoose(key),
    ...(fault ? { 'aria-invalid': true as const, 'aria-describedby': `${id}-error` } : {}),
  });
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2.5 text-2 font-semibold">
        <span lang={writtenIn(choice.name)} dir="auto" className="wrap-anywhere">
          {choice.name}
        </span>{' '}
        {choice.required ? <span className="hint font-normal">{t('required')}</span> : null}
      </legend>
      <div className="option-chips">
        {choice.options.map(({ key, name, price, days }) => {
          const block = blocks.get(key);
          return (
            <label key={key} className="choice option-chip">
              <input {...radio(key)} disabled={block !== undefined} />
              <span className="grid gap-0.5">
                <span
                  lang={writtenIn(name)}
                  dir="auto"
                  className="pt-px leading-[1.35] font-semibold wrap-anywhere"
                >
                  {name}
                </span>
                {block === undefined ? (
                  <ExtraWords price={price} days={days} />
                ) : (
                  <span className="hint wrap-anywhere">
                    {t(`blocked.${block.why}`, { option: block.name, needed: block.needed ?? '' })}
                  </span>
                )}
              </span>
            </label>
          );
        })}
        {choice.required ? null : (
          <label className="choice option-chip">
            <input {...radio('')} />
            <span className="pt-px leading-[1.35]">{t('none')}</span>
          </label>
        )}
      </div>
      {choice.required && isStuck && isRuled(options, chosen) ? (
        <button type="button" className="link reach mt-2 text-2" onClick={() => onChoose('')}>
          {t('clear')}
          <span className="sr-only"> {choice.name}</span>
        </button>
      ) : null}
      <FieldError id={`${id}-error`} message={fault} />
    </fieldset>
  );
}

/** What an option adds to the price and to the days: "+₹500 · +3 days". */
function ExtraWords({ price, days }: { price: number; days: number }) {
  const t = useWords(optionsWords);
  const said = [
    ...(price === 0 ? [] : [t(price > 0 ? 'more' : 'less', { amount: formatRupees(Math.abs(price)) })]),
    ...(days === 0 ? [] : [t('days', { count: days })]),
  ];
  return said.length === 0 ? null : <span className="hint num">{said.join(' · ')}</span>;
}
