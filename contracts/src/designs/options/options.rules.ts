import { sentence } from '#contracts/words/sentence.ts';

/** Limits of the options of a design, shared by form and server. Prices in rupees, texts in characters. */
export const optionLimits = {
  choices: 12,
  options: 20,
  rules: 40,
  questions: 5,
  /** Answers to choose from, of a question of the kind ONE_OF. */
  fewestAnswers: 2,
  answers: 12,
  name: 60,
  question: 200,
  answer: 80,
  price: 10_000_000,
  days: 365,
} as const;

/** The longest text with which a buyer answers a question. */
export const mostAnswerText = 500;

/** REQUIRES: an option can be chosen only with the other. EXCLUDES: the two cannot be chosen together. */
export const optionRuleKinds = ['REQUIRES', 'EXCLUDES'] as const;

/** TEXT: free text. ONE_OF: one of the maker's answers. PICTURE: a picture of the buyer. */
export const questionKinds = ['TEXT', 'ONE_OF', 'PICTURE'] as const;
export type QuestionKind = (typeof questionKinds)[number];

export const optionSentences = {
  choicesMany: sentence('designs.choicesMany', { most: optionLimits.choices }),
  optionsNone: sentence('designs.optionsNone'),
  optionsMany: sentence('designs.optionsMany', { most: optionLimits.options }),
  rulesMany: sentence('designs.rulesMany', { most: optionLimits.rules }),
  questionsMany: sentence('designs.questionsMany', { most: optionLimits.questions }),
  answersFew: sentence('designs.answersFew', { least: optionLimits.fewestAnswers }),
  answersMany: sentence('designs.answersMany', { most: optionLimits.answers }),
  days: sentence('designs.optionDays', { most: optionLimits.days }),
} as const;
