import type { PlanStep } from '#contracts/plans/plans.fields.ts';
import { stepNameIn } from '#contracts/plans/step-name.ts';
import { pageLocale } from '#web/platform/i18n/page-locale.ts';

/** Returns a function that names a step: with the maker's own words, or its kind in the language of the page. */
export function useStepName(): (step: Pick<PlanStep, 'kind' | 'name'>) => string {
  const locale = pageLocale();
  return (step) => stepNameIn(locale, step);
}
