/** Hours after which somebody who waits for words of the desk has waited too long. */
export const hoursToAnswerComplaint = 48;

/** What an admin may do to a complaint besides answering it, as the audit log names it. */
export const complaintActs = ['COMPLAINT_ASSIGNED', 'COMPLAINT_PRIORITISED', 'COMPLAINT_MOVED'] as const;

/** The newest first, or those who have waited longest first; both show the same complaints. */
export const complaintOrders = ['newest', 'waiting'] as const;

/** Whose complaints the list shows: the viewer's, or those that nobody looks after. */
export const complaintAssignments = ['mine', 'nobody'] as const;

export const deskSentences = {
  noChange: 'It is so already. Please choose something else.',
  reasonToClose: 'Nobody has answered their last words. Please say why it is closed without an answer.',
  changed: 'This complaint has changed meanwhile. Nothing was saved.',
  answeredMeanwhile: 'Your answer is still here and was not sent. Read theirs first.',
};

export const cannedAnswerLimits = { title: 80, content: 1500, most: 200 };

export const cannedAnswerSentences = {
  noTitle: 'Please give it a title',
  noContent: 'Please write the answer',
  unknownPlaceholder: 'Only {name} and {ticket} are filled in. Please remove the other braces.',
  titleTaken: 'There is a canned answer with this title already.',
  full: `There are ${cannedAnswerLimits.most} canned answers. Please delete one that nobody uses.`,
  changed: 'Somebody has changed it meanwhile. Nothing of yours was saved yet.',
  gone: 'Somebody has deleted it meanwhile.',
};

/** What a canned answer leaves open: the name of who complained, and the number of the complaint. */
const placeholders = ['{name}', '{ticket}'] as const;

/** Whether every brace in a canned answer is a placeholder that is filled in. */
export function hasOnlyKnownPlaceholders(content: string): boolean {
  const rest = placeholders.reduce((words, each) => words.replaceAll(each, ''), content);
  return !/[{}]/.test(rest);
}

/** A canned answer as it is put into an answer to `name` about the complaint `ticket`. */
export function fillPlaceholders(
  content: string,
  { name, ticket }: { name: string; ticket: string },
): string {
  return content.replace(/\{(name|ticket)\}/g, (_, what) => (what === 'name' ? name : ticket));
}
