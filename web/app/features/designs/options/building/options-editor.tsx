import { useId, useState } from 'react';
import { optionLimits } from '#contracts/designs/options/options.rules.ts';
import { noTypedOptions, type TypedOptions } from '#contracts/designs/options/typed-options.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/forms/field.tsx';
import { Plus } from '#web/ui/icons.tsx';
import buildingWords from '#web/words/en/features/designs/options/building/building.json';
import type { UploadForm } from '../../publishing/upload-design.form.ts';
import { useTypedPrice } from '../../publishing/use-typed-price.ts';
import { ChoiceFields } from './choice-fields.tsx';
import { newChoice, newQuestion, replaced, without, withoutGone } from './edit-options.ts';
import { faultsIn } from './fault-at.ts';
import { OptionsPreview } from './options-preview.tsx';
import { QuestionFields } from './question-fields.tsx';
import { RuleFields } from './rule-fields.tsx';

/** Choices that many garments have; tapping one adds it with its usual options. */
const usual = ['sleeve', 'neck', 'lining', 'border', 'length'] as const;

/** What buyers choose and are asked. Closed until it is used. */
export function OptionsEditor({ form }: { form: UploadForm }) {
  const t = useWords(buildingWords);
  const id = useId();
  const options: TypedOptions = form.watch('options') ?? noTypedOptions;
  const price = useTypedPrice(form.control);
  const { choices, rules, questions } = options;
  const isUsed = choices.length > 0 || questions.length > 0;
  const [isOpened, setIsOpened] = useState(false);
  const faultAt = faultsIn(form.formState.errors.options);

  const change = (changed: Partial<TypedOptions>) =>
    form.setValue('options', withoutGone({ ...options, ...changed }), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  const isNamed = ({ name }: { name: string }) => name.trim() !== '';
  const named = choices.filter((choice) => isNamed(choice) && choice.options.some(isNamed));
  const names = new Set(choices.map(({ name }) => name));
  const isOpen = isUsed || isOpened;
  return (
    <section className="grid gap-5" aria-labelledby={id} data-options-editor>
      <div>
        <h3 id={id} className="font-sans font-semibold">
          {t('title')}
        </h3>
        <p className="hint mt-1">{t('line')}</p>
      </div>
      {isOpen ? null : (
        <Button
          small
          kind="ghost"
          className="justify-self-start"
          aria-expanded={false}
          onClick={() => setIsOpened(true)}
        >
          <Plus />
          {t('open')}
        </Button>
      )}
      {choices.map((choice, place) => (
        <ChoiceFields
          key={choice.key}
          choice={choice}
          choices={choices}
          place={place}
          faultAt={(...path) => faultAt('choices', place, ...path)}
          onChange={(next) => change({ choices: replaced(choices, place, next) })}
          onChangeAll={(next) => change({ choices: next })}
        />
      ))}
      {isOpen && choices.length < optionLimits.choices ? (
        <div className="grid gap-2">
          <p className="meta">{t('usual.title')}</p>
          <div className="btn-row">
            {usual
              .filter((kind) => !names.has(t(`usual.${kind}.name`)))
              .map((kind) => (
                <Button
                  key={kind}
                  small
                  kind="ghost"
                  onClick={() =>
                    change({
                      choices: [
                        ...choices,
                        newChoice(t(`usual.${kind}.name`), t(`usual.${kind}.options`).split(' | ')),
                      ],
                    })
                  }
                >
                  <Plus />
                  {t(`usual.${kind}.name`)}
                </Button>
              ))}
            <Button small kind="ghost" onClick={() => change({ choices: [...choices, newChoice()] })}>
              <Plus />
              {t('usual.other')}
            </Button>
          </div>
          <FieldError message={faultAt('choices')} />
        </div>
      ) : null}
      {named.length > 1 || rules.length > 0 ? (
        <div className="grid gap-3">
          <div>
            <h4 className="text-2 font-semibold">{t('rule.title')}</h4>
            <p className="hint mt-0.5">{t('rule.line')}</p>
          </div>
          {rules.map((rule, place) => (
            <RuleFields
              // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no key of its own
              key={place}
              rule={rule}
              number={place + 1}
              choices={named}
              fault={
                faultAt('rules', place) ??
                faultAt('rules', place, 'option') ??
                faultAt('rules', place, 'other')
              }
              onChange={(next) => change({ rules: replaced(rules, place, next) })}
              onRemove={() => change({ rules: without(rules, place) })}
            />
          ))}
          <FieldError message={faultAt('rules')} />
          {rules.length < optionLimits.rules ? (
            <Button
              small
              kind="text"
              className="-ml-2.5 justify-self-start"
              onClick={() => change({ rules: [...rules, { kind: 'EXCLUDES', option: '', other: '' }] })}
            >
              <Plus />
              {t('rule.add')}
            </Button>
          ) : null}
        </div>
      ) : null}
      {questions.map((question, place) => (
        <QuestionFields
          key={question.key}
          question={question}
          questions={questions}
          place={place}
          faultAt={(...path) => faultAt('questions', place, ...path)}
          onChange={(next) => change({ questions: replaced(questions, place, next) })}
          onChangeAll={(next) => change({ questions: next })}
        />
      ))}
      {isOpen && questions.length < optionLimits.questions ? (
        <Button
          small
          kind="ghost"
          className="justify-self-start"
          onClick={() => change({ questions: [...questions, newQuestion()] })}
        >
          <Plus />
          {t('question.add')}
        </Button>
      ) : null}
      <FieldError message={faultAt()} />
      <OptionsPreview typed={options} price={price} />
    </section>
  );
}
