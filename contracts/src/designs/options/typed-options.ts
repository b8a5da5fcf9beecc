import * as z from 'zod/mini';
import { rule } from '#contracts/words/rule.ts';
import { typedText } from '../drafts/typed-text.ts';
import type { DesignOptions } from './design-options.ts';
import { optionLimits, optionRuleKinds, optionSentences, questionKinds } from './options.rules.ts';

const key = typedText(24);

/** Options as they stand in a form and a draft: prices and days as typed, nothing checked but its size. */
export const typedOptions = z.object({
  choices: z
    .array(
      z.object({
        key,
        name: typedText(200),
        required: z._default(z.boolean(), false),
        defaultOption: z._default(z.nullable(key), null),
        options: z
          .array(z.object({ key, name: typedText(200), price: typedText(40), days: typedText(20) }))
          .check(z.maxLength(optionLimits.options, rule(optionSentences.optionsMany))),
      }),
    )
    .check(z.maxLength(optionLimits.choices, rule(optionSentences.choicesMany))),
  rules: z
    .array(z.object({ kind: z.enum(optionRuleKinds), option: key, other: key }))
    .check(z.maxLength(optionLimits.rules, rule(optionSentences.rulesMany))),
  questions: z
    .array(
      z.object({
        key,
        kind: z.enum(questionKinds),
        text: typedText(500),
        required: z._default(z.boolean(), false),
        answers: z
          .array(typedText(200))
          .check(z.maxLength(optionLimits.answers, rule(optionSentences.answersMany))),
      }),
    )
    .check(z.maxLength(optionLimits.questions, rule(optionSentences.questionsMany))),
});
export type TypedOptions = z.output<typeof typedOptions>;

export const noTypedOptions: TypedOptions = { choices: [], rules: [], questions: [] };

/** The options of a design as its edit form shows them. */
export function typedOptionsOf({ choices, rules, questions }: DesignOptions): TypedOptions {
  return {
    choices: choices.map(({ options, ...choice }) => ({
      ...choice,
      options: options.map(({ price, days, ...option }) => ({
        ...option,
        price: String(price),
        days: String(days),
      })),
    })),
    rules,
    questions,
  };
}
