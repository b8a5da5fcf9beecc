import type { optionRuleKinds, QuestionKind } from './options.rules.ts';

/** One option of a choice, such as "Elbow" of the choice "Sleeve". */
export interface DesignOption {
  key: string;
  name: string;
  /** In rupees for one piece, before tax; negative if it costs less than the design alone. */
  price: number;
  /** Working days that it adds to the making. */
  days: number;
}

export interface DesignChoice {
  key: string;
  name: string;
  /** An option must be chosen. */
  required: boolean;
  /** The option taken if the buyer says nothing; null for none. */
  defaultOption: string | null;
  options: DesignOption[];
}

/** A rule between two options of different choices, by their keys. */
export interface OptionRule {
  kind: (typeof optionRuleKinds)[number];
  option: string;
  other: string;
}

export interface DesignQuestion {
  key: string;
  kind: QuestionKind;
  text: string;
  required: boolean;
  /** What to choose from; empty unless the kind is ONE_OF. */
  answers: string[];
}

/** What the buyer of a design chooses and is asked, in the maker's language. Keys are unique within the design. */
export interface DesignOptions {
  choices: DesignChoice[];
  rules: OptionRule[];
  questions: DesignQuestion[];
}

export const noOptions: DesignOptions = { choices: [], rules: [], questions: [] };

export const hasOptions = ({ choices, questions }: DesignOptions): boolean =>
  choices.length > 0 || questions.length > 0;
