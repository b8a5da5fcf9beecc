/** Which reports the queue shows: those that wait, or those that were decided either way. */
export const reportQueues = ['OPEN', 'DISMISSED', 'UPHELD'] as const;
export type ReportQueue = (typeof reportQueues)[number];

/** Hours after which a report that nobody has decided is overdue. */
export const hoursToDecideReport = 48;

/** How many further reports about a thing are shown with the first. */
export const mostOtherReports = 10;

export const reportDecisionSentences = {
  decided: 'This has been decided meanwhile. Nothing was changed.',
  own: 'This is yours. Another admin has to decide it.',
  dismissed: 'Dismissed. Everybody who reported it gets a letter.',
  upheld: 'Upheld. Everybody who reported it gets a letter, and its owner where something was taken down.',
  gone: 'The account is gone by now. Dismiss the report; its reporter is told so.',
  otherWay: 'A person is suspended or banned on their page in Users; that upholds the reports about them.',
};
