import { sentence } from '#contracts/words/sentence.ts';
/** Hours after which a wait for support counts as too long. */
export const hoursToAnswerComplaint = 48;

/** What an admin may do to a complaint besides answering it, as the audit log names it. */
export const complaintActs = ['COMPLAINT_ASSIGNED', 'COMPLAINT_PRIORITISED', 'COMPLAINT_MOVED'] as const;

/** Sort by newest or by longest wait; both show the same complaints. */
export const complaintOrders = ['newest', 'waiting'] as const;

/** Whose complaints the list shows: the viewer's, or unassigned ones. */
export const complaintAssignments = ['mine', 'nobody'] as const;

export const deskSentences = {
  noChange: sentence('admin.itIsSo'),
  reasonToClose: sentence('admin.lastWords'),
};

export const cannedAnswerLimits = { title: 80, content: 1500, most: 200 };

export const cannedAnswerSentences = {
  noTitle: sentence('complaints.titleNeeded'),
  noContent: sentence('admin.writeAnswer'),
  unknownPlaceholder: sentence('admin.cannedBraces', { brace: '{name}', ticket: '{ticket}' }),
  titleTaken: sentence('admin.cannedTitle'),
  full: sentence('admin.cannedFull', { most: cannedAnswerLimits.most }),
  changed: sentence('admin.cannedChanged'),
  gone: sentence('admin.cannedGone'),
};

/** The placeholders of a canned answer: the complainant's name and the complaint's number. */
const placeholders = ['{name}', '{ticket}'] as const;

/** Whether every brace in a canned answer belongs to a known placeholder. */
export function hasOnlyKnownPlaceholders(content: string): boolean {
  const rest = placeholders.reduce((words, each) => words.replaceAll(each, ''), content);
  return !/[{}]/.test(rest);
}

/** Fills in a canned answer to `name` about the complaint `ticket`. */
export function fillPlaceholders(
  content: string,
  { name, ticket }: { name: string; ticket: string },
): string {
  return content.replace(/\{(name|ticket)\}/g, (_, what) => (what === 'name' ? name : ticket));
}
