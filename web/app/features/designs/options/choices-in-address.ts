import type { Choices } from '#contracts/designs/options/choose-options.ts';
import type { DesignOptions } from '#contracts/designs/options/design-options.ts';

/** The parameter of an address with one choice, such as `choice=sleeve.elbow`. */
const choiceParameter = 'choice';

/** Adds the choices of a design to the query of its checkout. */
export function writeChoices(search: URLSearchParams, { choices }: DesignOptions, chosen: Choices): void {
  for (const { key } of choices) {
    const option = chosen[key];
    if (option !== undefined) search.append(choiceParameter, `${key}.${option}`);
  }
}

/** The choices in an address, as they stand there. */
export function choicesOf(search: URLSearchParams): Choices {
  return Object.fromEntries(
    search.getAll(choiceParameter).map((written) => {
      const [key = '', option = ''] = written.split('.');
      return [key, option];
    }),
  );
}

/** The choices in an address; null if there are none. Those that the design does not have are left out. */
export function readChoices(search: URLSearchParams, { choices }: DesignOptions): Choices | null {
  const written = choicesOf(search);
  const found = choices.flatMap(({ key, options }) => {
    const option = written[key];
    const isKnown = option === '' || options.some((one) => one.key === option);
    return option !== undefined && isKnown ? [[key, option]] : [];
  });
  return found.length === 0 ? null : Object.fromEntries(found);
}
