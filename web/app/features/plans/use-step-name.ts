import type { PlanStep } from '#contracts/plans/plans.fields.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import stepsWords from '#web/words/en/features/plans/steps.json';

/** Returns a function that names a step: with the maker's own words, or its kind in the language of the page. */
export function useStepName(): (step: Pick<PlanStep, 'kind' | 'name'>) => string {
  const kinds = useWords(stepsWords);
  return ({ kind, name }) => (name === '' ? kinds(kind) : name);
}
