import { toPaise } from '#contracts/money/money.ts';
import { leastSubtotalPaise } from '#contracts/money/price-order.ts';
import { type Sentence, sentence } from '#contracts/words/sentence.ts';
import { resolveChoices } from './choose-options.ts';
import type { DesignOptions } from './design-options.ts';
import { leastOfChoices } from './least-of-choices.ts';
import { optionSentences } from './options.rules.ts';

interface OptionFault {
  /** Where in the options it is shown. */
  path: (string | number)[];
  sentence: Sentence;
}

/** What is wrong with options whose fields are valid each for itself. */
export function faultsOfOptions(options: DesignOptions): OptionFault[] {
  const faults = [...faultsOfKeys(options), ...faultsOfNames(options), ...faultsOfRules(options)];
  // The search needs keys and rules that are right.
  return faults.length > 0 ? faults : faultsOfSearch(options);
}

function faultsOfKeys({ choices, questions }: DesignOptions): OptionFault[] {
  const keys = [
    ...choices.flatMap(({ key, options }) => [key, ...options.map((option) => option.key)]),
    ...questions.map(({ key }) => key),
  ];
  if (new Set(keys).size < keys.length) return [{ path: [], sentence: sentence('designs.optionsAgain') }];
  return choices.flatMap(({ defaultOption, options }, place) =>
    defaultOption === null || options.some(({ key }) => key === defaultOption)
      ? []
      : [{ path: ['choices', place, 'defaultOption'], sentence: sentence('designs.defaultGone') }],
  );
}

function faultsOfNames({ choices, questions }: DesignOptions): OptionFault[] {
  return [
    ...repeated(choices.map(({ name }) => name)).map((place) =>
      sameName(choices[place]?.name, ['choices', place, 'name']),
    ),
    ...choices.flatMap(({ options }, at) =>
      repeated(options.map(({ name }) => name)).map((place) =>
        sameName(options[place]?.name, ['choices', at, 'options', place, 'name']),
      ),
    ),
    ...repeated(questions.map(({ text }) => text)).map((place) =>
      sameName(questions[place]?.text, ['questions', place, 'text']),
    ),
    ...questions.flatMap(({ kind, answers }, at) =>
      kind === 'ONE_OF' && new Set(answers.map(folded)).size < 2
        ? [{ path: ['questions', at, 'answers'], sentence: optionSentences.answersFew }]
        : repeated(answers).map((place) => sameName(answers[place], ['questions', at, 'answers', place])),
    ),
  ];
}

const folded = (name: string) => name.toLowerCase();

/** The places of texts that stand before them in the list already. */
const repeated = (texts: readonly string[]): number[] =>
  texts.flatMap((text, place) =>
    texts.findIndex((other) => folded(other) === folded(text)) < place ? [place] : [],
  );

const sameName = (name: string | undefined, path: OptionFault['path']): OptionFault => ({
  path,
  sentence: sentence('designs.sameName', { name: name ?? '' }),
});

function faultsOfRules({ choices, rules }: DesignOptions): OptionFault[] {
  const choiceOf = (key: string) =>
    choices.find(({ options }) => options.some((option) => option.key === key));
  return rules.flatMap(({ kind, option, other }, place) => {
    const [one, second] = [choiceOf(option), choiceOf(other)];
    if (!one || !second || one === second)
      return [{ path: ['rules', place], sentence: sentence('designs.ruleOptions') }];
    const first = rules.findIndex(
      (rule) => rule.kind === kind && rule.option === option && rule.other === other,
    );
    return first < place ? [{ path: ['rules', place], sentence: sentence('designs.ruleTwice') }] : [];
  });
}

function faultsOfSearch(options: DesignOptions): OptionFault[] {
  if (leastOfChoices(options) === null)
    return [{ path: ['rules'], sentence: sentence('designs.rulesImpossible') }];
  const { chosen, refusals } = resolveChoices(options);
  const missing = new Set(
    options.choices
      .filter(({ key, required }) => required && chosen.every(({ choice }) => choice.key !== key))
      .map(({ key }) => key),
  );
  const broken = refusals.find(({ key }) => !missing.has(key));
  return broken
    ? [{ path: ['rules'], sentence: sentence('designs.defaultsRefused', { part: broken.sentence }) }]
    : [];
}

/** Why a design cannot have this price with these options; null if its cheapest complete choice costs ₹1 or more. */
export function refusalOfLeastPrice(options: DesignOptions, pricePaise: number): Sentence | null {
  const least = leastOfChoices(options) ?? 0;
  return pricePaise + least < leastSubtotalPaise ? sentence('designs.optionsUnderOne') : null;
}

/** The price of a design with its cheapest complete choice, in rupees. */
export const leastPrice = (options: DesignOptions, price: number): number =>
  (toPaise(price) + (leastOfChoices(options) ?? 0)) / 100;
