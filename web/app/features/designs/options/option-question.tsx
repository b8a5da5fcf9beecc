import { lazy, Suspense, useId } from 'react';
import type { DesignQuestion } from '#contracts/designs/options/design-options.ts';
import { mostAnswerText } from '#contracts/designs/options/options.rules.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { useIsHydrated } from '#web/platform/hydration/use-is-hydrated.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { Field, FieldError } from '#web/ui/forms/field.tsx';
import { OptionalMark } from '#web/ui/forms/optional.tsx';
import { TextArea } from '#web/ui/forms/text-input.tsx';
import { Weave } from '#web/ui/skeleton.tsx';
import optionsWords from '#web/words/en/features/designs/options/options.json';
import type { TypedAnswer } from './chosen-options.ts';

// Only designs that ask for a picture need it.
const AnswerPicture = lazy(async () => ({
  default: (await fetched(() => import('./answer-picture.tsx'))).AnswerPicture,
}));

interface OptionQuestionProps {
  question: DesignQuestion;
  answer: TypedAnswer | undefined;
  fault: Message | undefined;
  takesPictures: boolean;
  onAnswer: (answer: TypedAnswer) => void;
}

const noAnswer: TypedAnswer = { text: '', mediaId: null, preview: '' };

/** One question of the maker, answered with text, one of several answers or a picture. */
export function OptionQuestion({
  question,
  answer = noAnswer,
  fault,
  takesPictures,
  onAnswer,
}: OptionQuestionProps) {
  const t = useWords(optionsWords, 'picture');
  const id = useId();
  const isHydrated = useIsHydrated();
  const label = <QuestionLabel question={question} />;
  const say = (text: string) => onAnswer({ ...noAnswer, text });
  if (question.kind === 'TEXT') {
    return (
      <Field label={label} error={fault}>
        {(control) => (
          <TextArea
            {...control}
            value={answer.text}
            onChange={({ target }) => say(target.value)}
            maxLength={mostAnswerText}
            rows={2}
          />
        )}
      </Field>
    );
  }
  if (question.kind === 'PICTURE') {
    const place = <Weave className="h-20" />;
    if (takesPictures && !isHydrated) return place;
    return takesPictures ? (
      <Suspense fallback={place}>
        <AnswerPicture label={label} answer={answer} fault={fault} onAnswer={onAnswer} />
      </Suspense>
    ) : (
      <div className="grid gap-2">
        <p className="text-2 leading-[1.3] font-semibold">{label}</p>
        <p className="hint">{t('later')}</p>
      </div>
    );
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2.5 text-2 font-semibold">{label}</legend>
      <div className="option-chips">
        {question.answers.map((text) => (
          <label key={text} className="choice option-chip">
            <input
              type="radio"
              name={id}
              value={text}
              checked={answer.text === text}
              onChange={() => say(text)}
              // An answer to an optional question can be taken back.
              onClick={() => {
                if (!question.required && answer.text === text) say('');
              }}
              {...(fault ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
            />
            <span
              lang={writtenIn(text)}
              dir="auto"
              className="pt-px leading-[1.35] font-semibold wrap-anywhere"
            >
              {text}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} message={fault} />
    </fieldset>
  );
}

function QuestionLabel({ question: { text, required } }: { question: DesignQuestion }) {
  const t = useWords(optionsWords);
  return (
    <>
      <span lang={writtenIn(text)} dir="auto" className="wrap-anywhere">
        {text}
      </span>{' '}
      {required ? <span className="hint font-normal">{t('required')}</span> : <OptionalMark />}
    </>
  );
}
