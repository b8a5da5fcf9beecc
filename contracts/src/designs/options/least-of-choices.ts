import { toPaise } from '#contracts/money/money.ts';
import type { DesignChoice, DesignOptions, OptionRule } from './design-options.ts';

/** An option of a choice while searching; `key` is null for none. */
interface Candidate {
  choice: DesignChoice;
  key: string | null;
  paise: number;
}

/** The candidates of one choice that are still possible, cheapest first. */
type Domain = readonly Candidate[];

/** Stops the search through rules that were made to be slow; real ones need a few dozen steps. */
const mostSteps = 1000;

/**
 * What the cheapest complete choice adds to the price of a design, in paise; negative if it costs less. Null if the
 * rules leave no complete choice.
 */
export function leastOfChoices({ choices, rules }: DesignOptions): number | null {
  const domains = choices.map((choice) => candidatesOf(choice, rules));
  const forbidden = forbiddenBy(rules, domains.flat());
  let steps = 0;
  let least: number | null = null;

  function search(open: readonly Domain[], spent: number): void {
    if (least !== null && spent + leastSum(open) >= least) return;
    if (steps++ > mostSteps) return;
    const [domain, ...others] = open.toSorted((one, other) => one.length - other.length);
    if (!domain) {
      least = spent;
      return;
    }
    for (const candidate of domain) {
      const apart = forbidden.get(candidate);
      const left = apart ? others.map((other) => other.filter((one) => !apart.has(one))) : others;
      if (left.every(({ length }) => length > 0)) search(left, spent + candidate.paise);
    }
  }

  search(domains, 0);
  // Too many rules to be sure: no choice costs less than the sum of the cheapest options.
  return steps > mostSteps && least !== null ? leastSum(domains) : least;
}

const leastSum = (domains: readonly Domain[]): number =>
  domains.reduce((sum, [cheapest]) => sum + (cheapest?.paise ?? 0), 0);

/** The options of a choice; of those without rules only the cheapest. */
function candidatesOf(choice: DesignChoice, rules: readonly OptionRule[]): Domain {
  const all: Candidate[] = choice.options.map(({ key, price }) => ({ choice, key, paise: toPaise(price) }));
  if (!choice.required) all.push({ choice, key: null, paise: 0 });
  all.sort((one, other) => one.paise - other.paise);
  const isRuled = ({ key }: Candidate) => rules.some(({ option, other }) => option === key || other === key);
  const free = all.find((candidate) => !isRuled(candidate));
  return all.filter((candidate) => candidate === free || isRuled(candidate));
}

/** What cannot be chosen with each candidate. Built once, because the search asks it millions of times. */
function forbiddenBy(rules: readonly OptionRule[], all: Domain): Map<Candidate, Set<Candidate>> {
  const forbidden = new Map<Candidate, Set<Candidate>>();
  const forbid = (one: Candidate, second: Candidate) =>
    forbidden.set(one, (forbidden.get(one) ?? new Set()).add(second));
  for (const { kind, option, other } of rules)
    for (const one of all.filter(({ key }) => key === option))
      for (const second of all) {
        const isOther = second.key === other;
        const isOfItsChoice = second.choice.options.some(({ key }) => key === other);
        if (kind === 'EXCLUDES' ? !isOther : isOther || !isOfItsChoice) continue;
        forbid(one, second);
        forbid(second, one);
      }
  return forbidden;
}
