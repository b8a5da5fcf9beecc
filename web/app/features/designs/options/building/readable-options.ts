import type { DesignOptions } from '#contracts/designs/options/design-options.ts';
import { designOptions } from '#contracts/designs/options/options.contract.ts';
import type { TypedOptions } from '#contracts/designs/options/typed-options.ts';
import type { TypedChoice, TypedOption } from './edit-options.ts';

/** What can be read of options that are still being written: the preview leaves out what is incomplete. */
export function readableOptions({ choices, rules, questions }: TypedOptions): DesignOptions {
  const read = choices.flatMap((choice) => {
    const options = choice.options.flatMap((option) => optionOf(choice, option));
    const hasDefault = options.some(({ key }) => key === choice.defaultOption);
    return choice.name.trim() === '' || options.length === 0
      ? []
      : [{ ...choice, options, defaultOption: hasDefault ? choice.defaultOption : null }];
  });
  const choiceOf = (key: string) => read.find(({ options }) => options.some((option) => option.key === key));
  return {
    choices: read,
    rules: rules.filter(({ option, other }) => {
      const [one, second] = [choiceOf(option), choiceOf(other)];
      return one !== undefined && second !== undefined && one !== second;
    }),
    questions: questions
      .filter(({ text }) => text.trim() !== '')
      .map((question) => ({ ...question, answers: question.answers.filter((text) => text.trim() !== '') })),
  };
}

/** One option, read by the rules of the request. */
function optionOf(choice: TypedChoice, option: TypedOption): DesignOptions['choices'][number]['options'] {
  const alone = { ...choice, name: '-', defaultOption: null, options: [option] };
  return designOptions.safeParse({ choices: [alone] }).data?.choices[0]?.options ?? [];
}
