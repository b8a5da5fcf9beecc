import { sentence } from '#contracts/words/sentence.ts';
import { optionLimits } from './options.rules.ts';

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
