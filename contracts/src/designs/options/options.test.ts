import { describe, expect, it, test } from 'vitest';
import { priceOrder } from '#contracts/money/price-order.ts';
import { readRule } from '#contracts/words/rule.ts';
import { resolveAnswers } from './answer-questions.ts';
import { daysOf, linesOf, resolveChoices } from './choose-options.ts';
import type { DesignOptions, OptionRule } from './design-options.ts';
import { leastPrice, refusalOfLeastPrice } from './faults-of-options.ts';
import { leastOfChoices } from './least-of-choices.ts';
import { designOptions } from './options.contract.ts';
import { typedOptionsOf } from './typed-options.ts';

const option = (key: string, name: string, price = 0, days = 0) => ({ key, name, price, days });

const blouse: DesignOptions = {
  choices: [
    {
      key: 'sleeve',
      name: 'Sleeve',
      required: true,
      defaultOption: 'short',
      options: [
        option('short', 'Short'),
        option('elbow', 'Elbow', 250.5, 1),
        option('none', 'Sleeveless', -100),
      ],
    },
    {
      key: 'back',
      name: 'Back',
      required: true,
      defaultOption: 'round',
      options: [option('round', 'Round back'), option('deep', 'Deep back', 400, 2)],
    },
    {
      key: 'neck',
      name: 'Neck',
      required: false,
      defaultOption: null,
      options: [option('collar', 'Collar', 300, 1), option('boat', 'Boat neck', 150)],
    },
  ],
  rules: [
    { kind: 'EXCLUDES', option: 'deep', other: 'collar' },
    { kind: 'REQUIRES', option: 'boat', other: 'elbow' },
  ],
  questions: [
    { key: 'motif', kind: 'TEXT', text: 'Which motif?', required: true, answers: [] },
    { key: 'hook', kind: 'ONE_OF', text: 'Hooks where?', required: false, answers: ['Front', 'Back'] },
    { key: 'sample', kind: 'PICTURE', text: 'A blouse that you like', required: false, answers: [] },
  ],
};

const refused = (choices: Record<string, string>, options = blouse) =>
  resolveChoices(options, choices).refusals.map(({ key, sentence: { reason, params } }) => [
    key,
    reason,
    params,
  ]);

describe('what a buyer chose', () => {
  it('has the defaults of what was not sent, in the order of the design', () => {
    const { chosen, refusals } = resolveChoices(blouse, { back: 'deep' });
    expect(refusals).toEqual([]);
    expect(chosen.map(({ option: { key } }) => key)).toEqual(['short', 'deep']);
    expect(resolveChoices(blouse).chosen.map(({ option: { key } }) => key)).toEqual(['short', 'round']);
  });

  it('is refused without a required option, by the name of the choice', () => {
    const [sleeve, ...others] = blouse.choices;
    const asked = {
      ...blouse,
      choices: [{ ...sleeve, defaultOption: null } as typeof sleeve & object, ...others],
    };
    expect(refused({}, asked)).toEqual([['sleeve', 'orders.chooseOption', { choice: 'Sleeve' }]]);
    expect(refused({ sleeve: '' })).toEqual([['sleeve', 'orders.chooseOption', { choice: 'Sleeve' }]]);
    // Boat neck needs the sleeve that is not chosen yet, so only the missing choice is named.
    expect(refused({ neck: 'boat' }, asked)).toEqual([
      ['sleeve', 'orders.chooseOption', { choice: 'Sleeve' }],
    ]);
  });

  it('is refused with an option or a choice that the design does not have', () => {
    expect(refused({ back: 'gone' })).toEqual([['back', 'orders.optionGone', { choice: 'Back' }]]);
    expect(refused({ back: 'elbow' })).toEqual([['back', 'orders.optionGone', { choice: 'Back' }]]);
    expect(refused({ toString: 'x' })).toEqual([['toString', 'orders.choiceGone', undefined]]);
  });

  it('is refused by both names where a rule forbids it', () => {
    expect(refused({ back: 'deep', neck: 'collar' })).toEqual([
      ['neck', 'orders.optionExcludes', { option: 'Deep back', other: 'Collar' }],
    ]);
    expect(refused({ neck: 'boat' })).toEqual([
      ['sleeve', 'orders.optionRequires', { option: 'Boat neck', other: 'Elbow' }],
    ]);
    expect(refused({ neck: 'boat', sleeve: 'elbow' })).toEqual([]);
  });

  it('is priced line by line, with its days', () => {
    const { chosen } = resolveChoices(blouse, { sleeve: 'elbow', back: 'deep' });
    const { lines, charges } = priceOrder(linesOf({ title: 'Blouse', pricePaise: 100_000 }, chosen, 2));
    expect(lines.map(({ kind, label, detail, amountPaise }) => [kind, label, detail, amountPaise])).toEqual([
      ['DESIGN', 'Blouse', '', 200_000],
      ['OPTION', 'Sleeve', 'Elbow', 50_100],
      ['OPTION', 'Back', 'Deep back', 80_000],
    ]);
    expect(charges.subtotalPaise).toBe(330_100);
    expect(daysOf(chosen)).toBe(3);
  });
});

test('answers are refused by the name of their question', () => {
  const reasons = (sent: Parameters<typeof resolveAnswers>[1]) =>
    resolveAnswers(blouse, sent).refusals.map(({ key, sentence: { reason } }) => [key, reason]);
  expect(reasons([])).toEqual([['motif', 'orders.answerQuestion']]);
  expect(reasons(undefined)).toEqual([]);
  expect(
    reasons([
      { question: 'motif', text: 'Paisley' },
      { question: 'hook', text: 'Side' },
    ]),
  ).toEqual([['hook', 'orders.answerOneOf']]);
  expect(
    reasons([
      { question: 'motif', text: 'Paisley' },
      { question: 'gone', text: 'x' },
    ]),
  ).toEqual([['gone', 'orders.questionGone']]);
  const { answers } = resolveAnswers(blouse, [
    { question: 'sample', text: 'ignored', mediaId: 7 },
    { question: 'motif', text: 'Paisley' },
    { question: 'hook', text: '' },
  ]);
  expect(answers.map(({ question: { key }, text, mediaId }) => [key, text, mediaId])).toEqual([
    ['motif', 'Paisley', null],
    ['sample', '', 7],
  ]);
});

const faults = (change: Partial<DesignOptions>) => {
  const parsed = designOptions.safeParse({ ...blouse, ...change });
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => [path.join('.'), readRule(message)?.reason ?? message]);
};
const change = (place: number, words: Partial<DesignOptions['choices'][number]>) => ({
  choices: blouse.choices.map((choice, at) => (at === place ? { ...choice, ...words } : choice)),
});
const rules = (...given: OptionRule[]) => ({ rules: given });

describe('options of a design', () => {
  it('are accepted as typed, also with a typographic minus', () => {
    const typed = typedOptionsOf(blouse);
    expect(designOptions.parse(typed)).toEqual(blouse);
    const [first] = typed.choices;
    if (first?.options[0]) first.options[0] = { ...first.options[0], price: '−₹1,250.50', days: '२' };
    expect(designOptions.parse(typed).choices[0]?.options[0]).toMatchObject({ price: -1250.5, days: 2 });
  });

  it.each<[string, Partial<DesignOptions>, string, string]>([
    ['a key twice', change(0, { key: 'back' }), '', 'designs.optionsAgain'],
    ['a name twice', change(0, { name: 'back' }), 'choices.1.name', 'designs.sameName'],
    ['a choice without a name', change(0, { name: ' ' }), 'choices.0.name', 'designs.choiceName'],
    ['no option', change(0, { options: [] }), 'choices.0.options', 'designs.optionsNone'],
    [
      'a default of another choice',
      change(0, { defaultOption: 'deep' }),
      'choices.0.defaultOption',
      'designs.defaultGone',
    ],
    [
      'a price with three decimals',
      change(2, { options: [option('collar', 'Collar', 1.005), option('boat', 'Boat neck')] }),
      'choices.2.options.0.price',
      'designs.optionPrice',
    ],
    [
      'too many days',
      change(2, { options: [option('collar', 'Collar', 0, 366), option('boat', 'Boat neck')] }),
      'choices.2.options.0.days',
      'designs.optionDays',
    ],
    [
      'a rule within a choice',
      rules({ kind: 'EXCLUDES', option: 'collar', other: 'boat' }),
      'rules.0',
      'designs.ruleOptions',
    ],
    [
      'a rule about nothing',
      rules({ kind: 'EXCLUDES', option: 'collar', other: 'gone' }),
      'rules.0',
      'designs.ruleOptions',
    ],
    [
      'a rule that forbids the defaults',
      rules({ kind: 'REQUIRES', option: 'short', other: 'deep' }),
      'rules',
      'designs.defaultsRefused',
    ],
    [
      'rules that leave nothing',
      rules(
        ...['short', 'elbow', 'none'].flatMap((sleeve): OptionRule[] => [
          { kind: 'EXCLUDES', option: sleeve, other: 'round' },
          { kind: 'EXCLUDES', option: sleeve, other: 'deep' },
        ]),
      ),
      'rules',
      'designs.rulesImpossible',
    ],
    [
      'a question with one answer',
      { questions: [{ key: 'q', kind: 'ONE_OF', text: 'Which?', required: false, answers: ['One', 'one'] }] },
      'questions.0.answers',
      'designs.answersFew',
    ],
    [
      'thirteen choices',
      {
        choices: Array.from({ length: 13 }, (_, place) => ({
          key: `c${place}`,
          name: `Choice ${place}`,
          required: false,
          defaultOption: null,
          options: [option(`o${place}`, 'Yes')],
        })),
        rules: [],
      },
      'choices',
      'designs.choicesMany',
    ],
  ])('are refused with %s', (_, words, path, reason) => {
    expect(faults(words)).toContainEqual([path, reason]);
  });
});

describe('the cheapest complete choice', () => {
  it('takes the cheapest options that the rules allow together', () => {
    expect(leastOfChoices(blouse)).toBe(-10_000);
    const tied = { ...blouse, rules: [{ kind: 'REQUIRES', option: 'none', other: 'deep' } as const] };
    // Sleeveless with the deep back costs ₹300 more, short sleeves nothing.
    expect(leastOfChoices(tied)).toBe(0);
    expect(leastPrice(blouse, 1000)).toBe(900);
  });

  it('must cost at least one rupee', () => {
    expect(refusalOfLeastPrice(blouse, 10_100)).toBeNull();
    expect(refusalOfLeastPrice(blouse, 10_099)?.reason).toBe('designs.optionsUnderOne');
  });

  it('is found, or bounded from below, for the largest tangle of rules', () => {
    const choices = Array.from({ length: 12 }, (_, at) => ({
      key: `c${at}`,
      name: `Choice ${at}`,
      required: true,
      defaultOption: null,
      options: Array.from({ length: 20 }, (_each, place) =>
        option(`o${at}-${place}`, `Option ${place}`, -place),
      ),
    }));
    const tangle = Array.from({ length: 40 }, (_, at): OptionRule => {
      const [one, other] = [at % 12, (at * 5 + 1) % 12];
      return { kind: 'EXCLUDES', option: `o${one}-${19 - (at % 4)}`, other: `o${other}-${19 - (at % 3)}` };
    }).filter(({ option: one, other }) => one.split('-')[0] !== other.split('-')[0]);
    const least = leastOfChoices({ choices, rules: tangle, questions: [] });
    expect(least).toBeLessThanOrEqual(-12 * 1500);
    expect(least).toBeGreaterThanOrEqual(-12 * 1900);
  });
});
