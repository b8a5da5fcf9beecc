import type { StepKind } from '#contracts/plans/step-kinds.ts';
import { eachLanguage } from './each-language.ts';

export type StepNames = Readonly<Record<StepKind, string>>;

/** The names of the kinds of steps of a plan, for pages and calendar files. */
export const stepsIn = await eachLanguage<StepNames>(
  async (locale) => (await import(`../${locale}/steps.ts`)).steps,
);
