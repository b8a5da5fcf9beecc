import { useEffect, useRef, useState } from 'react';
import type { DesignOptions } from '#contracts/designs/options/design-options.ts';
import {
  type ChosenOptions,
  conflictsOf,
  faultsOfAnswers,
  faultsOfChoices,
} from '#web/features/designs/options/chosen-options.ts';
import { OptionsAsked } from '#web/features/designs/options/options-asked.tsx';
import { focusFirst } from '#web/platform/forms/first-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { Button } from '#web/ui/button.tsx';
import optionsWords from '#web/words/en/features/designs/options/options.json';
import { ChosenWords } from './chosen-words.tsx';
import type { Checkout } from './use-checkout.ts';

interface CheckoutChoicesProps {
  checkout: Checkout;
  options: DesignOptions;
}

const wrong = '[aria-invalid="true"]';

/** What was chosen and answered, with a button to change it; opened by itself if something is missing. */
export function CheckoutChoices({ checkout: { form, optionRefusals }, options }: CheckoutChoicesProps) {
  const t = useWords(optionsWords);
  const [choices, answers] = form.watch(['choices', 'answers']);
  const { errors, isSubmitted } = form.formState;
  const isMissing =
    faultsOfChoices(options, choices).length > 0 || faultsOfAnswers(options, answers).length > 0;
  const [isOpened, setIsOpened] = useState(isMissing);
  const hasErrors = errors.choices !== undefined || errors.answers !== undefined;
  // Stays open while the last missing answer is typed.
  useEffect(() => {
    if (isMissing || hasErrors) setIsOpened(true);
  }, [isMissing, hasErrors]);
  const isOpen = isOpened || isMissing || hasErrors;

  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (optionRefusals > 0) focusFirst([...(section.current?.querySelectorAll<HTMLElement>(wrong) ?? [])]);
  }, [optionRefusals]);

  const change = (next: ChosenOptions) => {
    const how = { shouldDirty: true, shouldValidate: isSubmitted };
    form.clearErrors(['choices', 'answers']);
    form.setValue('choices', next.choices, how);
    form.setValue('answers', next.answers, how);
  };
  return (
    <section ref={section} className="grid gap-5" aria-labelledby="choices">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="choices" className="title-3">
          {t('yours')}
        </h2>
        {isOpen && isMissing ? null : (
          <Button
            kind="text"
            small
            className="-mr-2.5"
            aria-label={isOpen ? undefined : t('changeOf')}
            aria-expanded={isOpen}
            onClick={() => setIsOpened(!isOpen)}
          >
            {isOpen ? t('done') : t('change')}
          </Button>
        )}
      </div>
      {isOpen ? (
        <OptionsAsked
          options={options}
          chosen={{ choices, answers }}
          onChange={change}
          faults={{
            ...conflictsOf(options, choices),
            ...messagesOf(errors.choices),
            ...messagesOf(errors.answers),
          }}
          takesPictures
        />
      ) : (
        <ChosenWords options={options} chosen={{ choices, answers }} />
      )}
    </section>
  );
}

/** The messages of the form's errors by the keys of choices or questions. */
function messagesOf(errors: unknown): Record<string, Message> {
  return Object.fromEntries(
    Object.entries(Object(errors)).flatMap(([key, error]) => {
      const { message } = Object(error);
      return typeof message === 'string' ? [[key, message]] : [];
    }),
  );
}
