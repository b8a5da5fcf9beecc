export const houseLetterStatuses = ['DRAFT', 'SENDING', 'SENT'] as const;
export type HouseLetterStatus = (typeof houseLetterStatuses)[number];

/** Letters of the alphabet. */
export const houseLetterLimits = { subject: 120, text: 5000 };

export const houseLetterSentences = {
  noSubject: 'Please write a subject.',
  noText: 'Please write the letter.',
  outOfDate: 'Somebody has changed this letter meanwhile. Look again before you act.',
  sentAlready: 'This letter was sent already.',
  nobody: 'Nobody has agreed to such letters yet.',
};

/** What stands in the audit log as the reason. */
export const reasonOfLetter = 'Sent to everybody who agreed to letters of the house.';
