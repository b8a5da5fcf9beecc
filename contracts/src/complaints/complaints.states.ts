import { type Sentence, sentence } from '#contracts/words/sentence.ts';
import { complaintLimits, complaintSentences } from './complaint.rules.ts';

export const complaintStatuses = ['OPEN', 'IN_PROGRESS', 'RESOLVED'] as const;
export type ComplaintStatus = (typeof complaintStatuses)[number];

/** A person's side in a complaint: its filer, the other side of the order, or support. */
export const complaintSides = ['COMPLAINANT', 'RESPONDENT', 'DESK'] as const;
export type ComplaintSide = (typeof complaintSides)[number];

/** The input of the rules besides the status. */
export interface ComplaintFacts {
  status: ComplaintStatus;
  /** When it was settled; null if it is not settled. */
  resolvedAt: Date | null;
}

interface Move {
  by: ComplaintSide;
  from: readonly ComplaintStatus[];
  to: ComplaintStatus;
  /** Returns the error that refuses the move, or null. */
  unless?: (facts: ComplaintFacts, now: Date) => Sentence | null;
}

const day = 24 * 3_600_000;

function reopenIsOver({ resolvedAt }: ComplaintFacts, now: Date): Sentence | null {
  const isOver =
    resolvedAt !== null && now.getTime() - resolvedAt.getTime() > complaintLimits.reopenDays * day;
  return isOver ? complaintSentences.reopenOver : null;
}

/** The only transition table: who may change a complaint from which status to which, and under which conditions. */
const moves: readonly Move[] = [
  { by: 'COMPLAINANT', from: ['OPEN', 'IN_PROGRESS'], to: 'RESOLVED' },
  { by: 'COMPLAINANT', from: ['RESOLVED'], to: 'OPEN', unless: reopenIsOver },
  { by: 'DESK', from: ['OPEN', 'RESOLVED'], to: 'IN_PROGRESS' },
  { by: 'DESK', from: ['OPEN', 'IN_PROGRESS'], to: 'RESOLVED' },
];

/** The catalogue names of a status: within a sentence, and on its own. */
const stateNames = {
  OPEN: { within: 'open', alone: 'Open' },
  IN_PROGRESS: { within: 'inProgress', alone: 'InProgress' },
  RESOLVED: { within: 'resolved', alone: 'Resolved' },
} as const;

/** The error that refuses a move; null if the move is legal. */
export function refusalOfComplaintMove(
  facts: ComplaintFacts,
  by: ComplaintSide,
  to: ComplaintStatus,
  now: Date,
): Sentence | null {
  const move = moves.find((each) => each.by === by && each.to === to && each.from.includes(facts.status));
  if (move) return move.unless?.(facts, now) ?? null;
  if (facts.status === to)
    return sentence('complaints.already', { state: sentence(`complaints.state.${stateNames[to].within}`) });
  return by === 'RESPONDENT'
    ? sentence('complaints.sayInstead')
    : sentence('complaints.noMove', {
        state: sentence(`complaints.state.${stateNames[facts.status].alone}`),
        next: sentence(`complaints.state.${stateNames[to].alone}`),
      });
}

/** The statuses to which a person may move a complaint now. */
export function legalComplaintMoves(facts: ComplaintFacts, by: ComplaintSide, now: Date): ComplaintStatus[] {
  return complaintStatuses.filter((to) => refusalOfComplaintMove(facts, by, to, now) === null);
}

/** The status after an answer: a reply by anyone but the complainant moves it on. */
export function statusAfterAnswer(status: ComplaintStatus, by: ComplaintSide): ComplaintStatus {
  return status === 'OPEN' && by !== 'COMPLAINANT' ? 'IN_PROGRESS' : status;
}

/** Returns Open, In Progress or Resolved. */
export function labelOfComplaint(status: ComplaintStatus): string {
  return { OPEN: 'Open', IN_PROGRESS: 'In Progress', RESOLVED: 'Resolved' }[status];
}
