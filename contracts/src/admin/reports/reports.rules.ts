import { sentence } from '#contracts/words/sentence.ts';
/** Which reports the queue shows: open ones, or those with a given decision. */
export const reportQueues = ['OPEN', 'DISMISSED', 'UPHELD'] as const;
export type ReportQueue = (typeof reportQueues)[number];

/** Hours after which an undecided report is overdue. */
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
