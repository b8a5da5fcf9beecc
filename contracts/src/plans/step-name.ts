import type { Locale } from '#contracts/platform/locales.ts';
import { stepsIn } from '#contracts/words/catalogues/steps-in.ts';
import type { StepKind } from './step-kinds.ts';

/** The name of a step: the maker's own words, or its kind in a language. */
export const stepNameIn = (locale: Locale, { kind, name }: { kind: StepKind; name: string }): string =>
  name === '' ? stepsIn[locale][kind] : name;
