import { toPaise } from '#contracts/money/money.ts';
import { designLine, type PriceLine } from '#contracts/money/price-order.ts';
import { type Sentence, sentence } from '#contracts/words/sentence.ts';
import type { DesignChoice, DesignOption, DesignOptions, OptionRule } from './design-options.ts';

/** The keys of the chosen options by the keys of their choices. '' chooses none; a missing key takes the default. */
export type Choices = Readonly<Record<string, string>>;

export interface ChosenOption {
  choice: DesignChoice;
  option: DesignOption;
}

/** Why something cannot be ordered; `key` is that of the choice or question at which it is shown. */
export interface ChoiceRefusal {
  key: string;
  sentence: Sentence;
}

export interface ResolvedChoices {
  /** In the order of the design's choices, with the defaults of choices that were not sent. */
  chosen: ChosenOption[];
  /** Empty if it can be ordered. */
  refusals: ChoiceRefusal[];
}

/**
 * What a buyer chose of a design, and why it cannot be ordered: a required choice without an option, an option or a
 * choice that the design does not have (any more), or a rule between two options, which names both.
 */
export function resolveChoices({ choices, rules }: DesignOptions, sent: Choices = {}): ResolvedChoices {
  const refusals: ChoiceRefusal[] = [];
  const chosen: ChosenOption[] = [];
  const open = new Set<string>();
  for (const choice of choices) {
    const key = Object.hasOwn(sent, choice.key) ? sent[choice.key] : choice.defaultOption;
    const option = choice.options.find((one) => one.key === key);
    if (option) {
      chosen.push({ choice, option });
    } else if (key) {
      open.add(choice.key);
      refusals.push({ key: choice.key, sentence: sentence('orders.optionGone', { choice: choice.name }) });
    } else if (choice.required) {
      open.add(choice.key);
      refusals.push({ key: choice.key, sentence: sentence('orders.chooseOption', { choice: choice.name }) });
    }
  }
  const known = new Set(choices.map(({ key }) => key));
  for (const key of Object.keys(sent))
    if (!known.has(key)) refusals.push({ key, sentence: sentence('orders.choiceGone') });
  for (const rule of rules) {
    const refusal = refusalBy(rule, { choices, chosen, open });
    if (refusal) refusals.push(refusal);
  }
  return { chosen, refusals };
}

/** `open` are the choices that are refused already. */
function refusalBy(
  { kind, option, other }: OptionRule,
  { choices, chosen, open }: { choices: DesignChoice[]; chosen: ChosenOption[]; open: ReadonlySet<string> },
): ChoiceRefusal | null {
  const one = chosen.find((each) => each.option.key === option);
  const second = choices.flatMap((choice) => {
    const found = choice.options.find(({ key }) => key === other);
    return found ? [{ choice, option: found }] : [];
  })[0];
  if (!one || !second) return null;
  const names = { option: one.option.name, other: second.option.name };
  const isOtherChosen = chosen.some((each) => each.option.key === other);
  if (kind === 'EXCLUDES')
    return isOtherChosen
      ? { key: second.choice.key, sentence: sentence('orders.optionExcludes', names) }
      : null;
  if (isOtherChosen || open.has(second.choice.key)) return null;
  return { key: second.choice.key, sentence: sentence('orders.optionRequires', names) };
}

/** The lines of a design with its chosen options, for `priceOrder`. */
export function linesOf(
  design: { title: string; pricePaise: number },
  chosen: readonly ChosenOption[],
  quantity = 1,
): PriceLine[] {
  const options = chosen.map(
    ({ choice, option }): PriceLine => ({
      kind: 'OPTION',
      label: choice.name,
      detail: option.name,
      unitPaise: toPaise(option.price),
      quantity,
      days: option.days,
    }),
  );
  return [designLine({ ...design, quantity }), ...options];
}

/** The working days that the chosen options add to the making of a design. */
export const daysOf = (chosen: readonly ChosenOption[]): number =>
  chosen.reduce((sum, { option }) => sum + option.days, 0);
