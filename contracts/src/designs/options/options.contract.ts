import * as z from 'zod/mini';
import { oneLine } from '#contracts/platform/text/text-fields.ts';
import { readNumber, readRupees } from '#contracts/platform/text/typed-numbers.ts';
import { rule } from '#contracts/words/rule.ts';
import type { DesignOptions } from './design-options.ts';
import { faultsOfOptions } from './faults-of-options.ts';
import { optionLimits, optionRuleKinds, optionSentences, questionKinds } from './options.rules.ts';

/** Made by the form, unique within the design. */
const key = z
  .string(rule('designs.optionsAgain'))
  .check(z.regex(/^[A-Za-z0-9_-]{1,24}$/, rule('designs.optionsAgain')));

const line = (message: string, most: number) =>
  z
    .string(message)
    .check(oneLine, z.minLength(1, message), z.maxLength(most, rule('designs.optionNameLong')));

const asTyped = z.union([z.number(), z.string()], rule('designs.optionPrice'));

/** Rupees with a sign; '' is 0. People and keyboards write a minus as "-", "−" or "–". */
const price = z._default(
  z.pipe(
    asTyped,
    z.pipe(
      z.transform(readSigned),
      z.number(rule('designs.optionPrice')).check(
        z.minimum(-optionLimits.price, rule('designs.optionPriceRange')),
        z.maximum(optionLimits.price, rule('designs.optionPriceRange')),
        z.refine(
          (rupees) => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6,
          rule('designs.optionPrice'),
        ),
      ),
    ),
  ),
  0,
);

function readSigned(typed: number | string): number {
  if (typeof typed === 'number') return typed;
  const [, sign = '', amount = ''] = /^\s*([-−–+]?)\s*(.*?)\s*$/u.exec(typed) ?? [];
  if (amount === '') return sign === '' ? 0 : Number.NaN;
  const rupees = readRupees(amount);
  return sign === '' || sign === '+' || rupees === 0 ? rupees : -rupees;
}

const days = z._default(
  z.pipe(
    asTyped,
    z.pipe(
      z.transform(readDays),
      z
        .int(rule(optionSentences.days))
        .check(
          z.minimum(0, rule(optionSentences.days)),
          z.maximum(optionLimits.days, rule(optionSentences.days)),
        ),
    ),
  ),
  0,
);

function readDays(typed: number | string): number {
  return typeof typed === 'string' && typed.trim() === '' ? 0 : readNumber(typed);
}

const choice = z.object({
  key,
  name: line(rule('designs.choiceName'), optionLimits.name),
  required: z._default(z.boolean(), false),
  defaultOption: z._default(z.nullable(key), null),
  options: z
    .array(z.object({ key, name: line(rule('designs.optionName'), optionLimits.name), price, days }))
    .check(
      z.minLength(1, rule(optionSentences.optionsNone)),
      z.maxLength(optionLimits.options, rule(optionSentences.optionsMany)),
    ),
});

const question = z.object({
  key,
  kind: z.enum(questionKinds),
  text: line(rule('designs.questionText'), optionLimits.question),
  required: z._default(z.boolean(), false),
  answers: z._default(
    z
      .array(line(rule('designs.answerText'), optionLimits.answer))
      .check(z.maxLength(optionLimits.answers, rule(optionSentences.answersMany))),
    [],
  ),
});

/** The options of a design as a form sends them; prices and days may be text. */
export const designOptions = z
  .object(
    {
      choices: z._default(
        z.array(choice).check(z.maxLength(optionLimits.choices, rule(optionSentences.choicesMany))),
        [],
      ),
      rules: z._default(
        z
          .array(z.object({ kind: z.enum(optionRuleKinds), option: key, other: key }))
          .check(z.maxLength(optionLimits.rules, rule(optionSentences.rulesMany))),
        [],
      ),
      questions: z._default(
        z.array(question).check(z.maxLength(optionLimits.questions, rule(optionSentences.questionsMany))),
        [],
      ),
    },
    rule('designs.optionsAgain'),
  )
  .check(
    z.check(({ value, issues }) => {
      for (const { path, sentence } of faultsOfOptions(value as DesignOptions))
        issues.push({ code: 'custom', message: rule(sentence), path, input: value });
    }),
  );

/** The options of a design in a reply; prices in rupees before tax. */
export const shownOptions = z.object({
  choices: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      required: z.boolean(),
      defaultOption: z.nullable(z.string()),
      options: z.array(z.object({ key: z.string(), name: z.string(), price: z.number(), days: z.int() })),
    }),
  ),
  rules: z.array(z.object({ kind: z.enum(optionRuleKinds), option: z.string(), other: z.string() })),
  questions: z.array(
    z.object({
      key: z.string(),
      kind: z.enum(questionKinds),
      text: z.string(),
      required: z.boolean(),
      answers: z.array(z.string()),
    }),
  ),
});
