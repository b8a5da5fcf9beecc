import { sentence } from '#contracts/words/sentence.ts';

export const workshopLimits = {
  /** The longest name of who does a step, in characters. */
  who: 40,
  /** The longest range of the calendar: a month. */
  days: 31,
} as const;

export const workshopSentences = {
  day: sentence('workshop.day'),
} as const;
