import { sentence } from '#contracts/words/sentence.ts';
export const houseLetterStatuses = ['DRAFT', 'SENDING', 'SENT'] as const;
export type HouseLetterStatus = (typeof houseLetterStatuses)[number];

/** Characters. */
export const houseLetterLimits = { subject: 120, text: 5000 };

export const houseLetterSentences = {
  noSubject: sentence('admin.letterNoSubject'),
  noText: sentence('admin.letterNoText'),
  outOfDate: sentence('admin.letterOutOfDate'),
  sentAlready: sentence('admin.letterSentAlready'),
  nobody: sentence('admin.letterForNobody'),
};

/** The reason in the audit log. */
export const reasonOfLetter = 'Sent to everybody who agreed to letters of the house.';
