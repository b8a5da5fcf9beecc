import { sentence } from '#contracts/words/sentence.ts';
/** Which reports the queue shows: those that wait, or those that were decided either way. */
export const reportQueues = ['OPEN', 'DISMISSED', 'UPHELD'] as const;
export type ReportQueue = (typeof reportQueues)[number];

/** Hours after which a report that nobody has decided is overdue. */
export const hoursToDecideReport = 48;

/** The most further reports about a subject shown with the first. */
export const mostOtherReports = 10;

export const reportDecisionSentences = {
  decided: sentence('admin.reportDecided'),
  own: sentence('admin.own'),
  dismissed: sentence('done.reportDismissed'),
  upheld: sentence('done.reportUpheld'),
  gone: sentence('admin.ownerGone'),
  otherWay: sentence('admin.otherWay'),
};
