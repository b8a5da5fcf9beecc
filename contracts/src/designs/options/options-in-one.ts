import { formatRupees } from '#contracts/money/money.ts';
import type { TypedOptions } from './typed-options.ts';

/** Options as one text, one choice, rule or question per line, to compare two versions. */
export function optionsInOne({ choices, rules, questions }: TypedOptions): string {
  const named = new Map(
    choices.flatMap(({ options }) => options.map(({ key, name }) => [key, name] as const)),
  );
  return [
    ...choices.map(({ name, required, defaultOption, options }) => {
      const said = options.map((option) => {
        const price = formatRupees(Number(option.price));
        return `${option.name}${option.key === defaultOption ? ' ●' : ''} (${price}, +${option.days} d)`;
      });
      return `${name}${required ? '*' : ''}: ${said.join(', ')}`;
    }),
    ...rules.map(
      ({ kind, option, other }) =>
        `${named.get(option) ?? ''} ${kind === 'REQUIRES' ? '→' : '≠'} ${named.get(other) ?? ''}`,
    ),
    ...questions.map(({ text, required, answers }) =>
      [`${text}${required ? '*' : ''}`, ...answers].join(' · '),
    ),
  ].join('\n');
}
