import { optionLimits, questionKinds } from '#contracts/designs/options/options.rules.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select, TextArea, TextInput } from '#web/ui/forms/text-input.tsx';
import buildingWords from '#web/words/en/features/designs/options/building/building.json';
import type { TypedQuestion } from './edit-options.ts';
import type { FaultAt } from './fault-at.ts';
import { ListButtons } from './list-buttons.tsx';

interface QuestionFieldsProps {
  question: TypedQuestion;
  faultAt: FaultAt;
  questions: readonly TypedQuestion[];
  place: number;
  onChange: (question: TypedQuestion) => void;
  onChangeAll: (questions: TypedQuestion[]) => void;
}

/** One question to the buyer. */
export function QuestionFields(props: QuestionFieldsProps) {
  const { question, faultAt, questions, place, onChange, onChangeAll } = props;
  const t = useWords(buildingWords, 'question');
  const { text, kind, answers } = question;
  const shownName = text === '' ? t('nameless', { number: place + 1 }) : text;
  const answerFault = faultAt('answers') ?? answers.map((_, at) => faultAt('answers', at)).find(Boolean);
  return (
    <fieldset className="grid min-w-0 gap-4 border-l-3 border-seam pl-4" aria-label={shownName}>
      <div className="flex flex-wrap items-end justify-end gap-x-2">
        <Field label={t('text')} error={faultAt('text')} className="flex-[1_1_260px]">
          {(control) => (
            <TextInput
              {...control}
              value={text}
              onChange={({ target }) => onChange({ ...question, text: target.value })}
              placeholder={t('textExample')}
              maxLength={optionLimits.question}
              autoComplete="off"
            />
          )}
        </Field>
        <ListButtons name={shownName} list={questions} place={place} onChange={onChangeAll} />
      </div>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <Field label={t('kind')}>
          {(control) => (
            <Select
              {...control}
              value={kind}
              onChange={({ target }) => {
                const next = target.value as TypedQuestion['kind'];
                onChange({ ...question, kind: next, answers: next === 'ONE_OF' ? answers : [] });
              }}
            >
              {questionKinds.map((each) => (
                <option key={each} value={each}>
                  {t(each)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Checkbox
          label={t('required')}
          checked={question.required}
          onChange={({ target }) => onChange({ ...question, required: target.checked })}
        />
      </div>
      {kind === 'ONE_OF' ? (
        <Field label={t('answers')} hint={t('answersHint')} error={answerFault}>
          {(control) => (
            <TextArea
              {...control}
              value={answers.join('\n')}
              onChange={({ target }) => onChange({ ...question, answers: target.value.split('\n') })}
              onBlur={() => {
                const written = answers.map((answer) => answer.trim()).filter((answer) => answer !== '');
                if (written.join('\n') !== answers.join('\n')) onChange({ ...question, answers: written });
              }}
              placeholder={t('answersExample')}
              rows={3}
            />
          )}
        </Field>
      ) : null}
    </fieldset>
  );
}
